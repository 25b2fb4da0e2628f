import { buildSync } from 'esbuild';

/**
 * Compiles and minifies a browser module with all that it imports to one script, for the head of every page.
 *
 * @param entry absolute path of the module
 * @param constants values for the module's `declare const` names
 * @param browsers the oldest browsers that it has to run in, such as `chrome >= 111`
 * @returns JavaScript
 * @throws if the module does not compile
 */
export function compileInline(entry: string, constants: Record<string, string>, browsers: readonly string[]): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'silent',
    format: 'iife',
    target: browsers.map((browser) => browser.replace(' >= ', '')),
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
