import path from 'node:path';

import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

/** Tags to add to every page. */
export interface PageTags {
  /** The inline script that opens the head. */
  script: {
    /** Its module, relative to the project. */
    entry: string;
    /** Values of the module's `declare const` names. */
    constants: Record<string, string>;
    /** Oldest supported browsers, such as `chrome >= 111`. */
    browsers: readonly string[];
  };
  headTags: HtmlTagObject[];
  preBodyTags: HtmlTagObject[];
}

/** Bundles and minifies an inline script. */
function compileInline(siteDir: string, { entry, constants, browsers }: PageTags['script']): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(siteDir, entry)],
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

/** Docusaurus plugin that adds tags to every page. Unlike Docusaurus' own `headTags`, they are not in a script as well. */
export default function pageTags({ siteDir }: LoadContext, { script, headTags, preBodyTags }: PageTags): Plugin {
  return {
    name: 'page-tags',
    loadContent: () => compileInline(siteDir, script),
    injectHtmlTags: ({ content }) => ({
      headTags: [{ tagName: 'script', attributes: {}, innerHTML: content as string }, ...headTags],
      preBodyTags,
    }),
  };
}
