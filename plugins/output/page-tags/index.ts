import path from 'node:path';

import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
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

/** Tags to add to every page. */
export interface PageTags {
  /** The inline script that opens the head: its module, relative to the project, and the values of its constants. */
  script: { entry: string; constants: Record<string, string>; browsers: readonly string[] };
  headTags: HtmlTagObject[];
  preBodyTags: HtmlTagObject[];
}

/** Docusaurus plugin that adds tags to every page. Unlike Docusaurus' own `headTags`, they are not in a script as well. */
export default function pageTags({ siteDir }: LoadContext, { script, headTags, preBodyTags }: PageTags): Plugin {
  return {
    name: 'page-tags',
    loadContent: () => compileInline(path.join(siteDir, script.entry), script.constants, script.browsers),
    injectHtmlTags: ({ content }) => ({
      headTags: [{ tagName: 'script', attributes: {}, innerHTML: content as string }, ...headTags],
      preBodyTags,
    }),
  };
}
