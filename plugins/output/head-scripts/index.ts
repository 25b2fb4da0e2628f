import type { HtmlTags, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

/**
 * Bundles and minifies a browser module as one script for the head of every page.
 *
 * @param entry absolute path of the module
 * @param constants values of the module's `declare const` names
 * @param browsers oldest supported browsers, such as `chrome >= 111`
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

/** Adds tags to the head of every page. Unlike Docusaurus' own `headTags` option, it does not ship them to the browser again. */
export default function headScripts(headTags: HtmlTags): () => Plugin {
  return () => ({ name: 'head-scripts', injectHtmlTags: () => ({ headTags }) });
}
