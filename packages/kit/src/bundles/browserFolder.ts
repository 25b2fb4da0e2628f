import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Returns the folder of the modules of a package that run in the browser. A built package has them apart, as ES modules; its
 * sources do not.
 *
 * @param folder absolute path of the folder with the entry of the package
 */
export function browserFolder(folder: string): string {
  return path.basename(folder) === 'dist' ? path.join(folder, 'browser') : folder;
}

/**
 * Returns what makes a plugin a theme that is made of parts of `@api-docs/ui`.
 *
 * `docusaurus write-translations` looks for texts in the folders that are watched, and else only in the components that a site can
 * replace.
 *
 * @param folder as in {@link browserFolder}
 * @param clientModules their paths in this folder
 */
export function themeOf(folder: string, clientModules: readonly string[] = []) {
  const browser = browserFolder(folder);
  const tokens = createRequire(path.join(folder, 'index.js')).resolve('@api-docs/ui/tokens.css');
  return {
    getThemePath: () => path.join(browser, 'theme'),
    getTypeScriptThemePath: () => path.join(folder, '../src/theme'),
    getPathsToWatch: () => [browser, path.dirname(tokens)],
    getClientModules: () => [tokens, ...clientModules.map((name) => path.join(browser, name))],
  };
}
