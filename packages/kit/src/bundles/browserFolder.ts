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
 * Returns the folders with the texts of a theme, for its `getPathsToWatch`: `docusaurus write-translations` looks for texts there, and
 * else only in the components that a site can replace.
 *
 * @param folder as in {@link browserFolder}
 * @param tokens absolute path of `tokens.css` of `@api-docs/ui`, whose parts the theme is made of
 */
export function translatedFolders(folder: string, tokens: string): string[] {
  return [browserFolder(folder), path.dirname(tokens)];
}
