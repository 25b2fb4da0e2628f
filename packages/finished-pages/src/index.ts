import path from 'node:path';

import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

import { browserFolder } from '@api-docs/kit/browserFolder';

export interface FinishedPagesOptions {
  /** Oldest supported browsers of the inline script, such as `chrome >= 111`. */
  browsers: readonly string[];
  /** Id of the announcement bar; readers who dismissed it see it again when it changes. Default: none. */
  announcement?: string;
  /** Id of the search field, whose index is requested and whose shortcut works before the scripts run. Default: none. */
  searchField?: string;
  /** Tags in the head of every page. Unlike Docusaurus' own `headTags`, they are not in a script as well. */
  headTags?: HtmlTagObject[];
  /** Tags at the start of the body of every page. */
  preBodyTags?: HtmlTagObject[];
}

/** Bundles and minifies the inline script. `constants` are values of its `declare const` names. */
function compileInline(browsers: readonly string[], constants: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(browserFolder(__dirname), 'inline')],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'silent',
    format: 'iife',
    // Without what the nearest tsconfig says, such as a "use strict".
    tsconfigRaw: '{}',
    target: browsers.map((browser) => browser.replace(' >= ', '')),
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Docusaurus plugin that starts the scripts of a page when the browser is idle or the reader does something. The pages need
 * `finishPages` after the compilation.
 */
export default function finishedPages({ baseUrl }: LoadContext, options: FinishedPagesOptions): Plugin {
  const { browsers, announcement = '', searchField = '', headTags = [], preBodyTags = [] } = options;
  return {
    name: 'finished-pages',
    loadContent: () =>
      compileInline(browsers, { ANNOUNCEMENT_ID: announcement, BASE_PATH: baseUrl, SEARCH_FIELD_ID: searchField }),
    getClientModules: () =>
      ['pageLoading', 'prefetching', 'loading.css'].map((name) => path.join(browserFolder(__dirname), 'client', name)),
    injectHtmlTags: ({ content }) => ({
      // Before the first stylesheet and before the scripts of the theme.
      headTags: [{ tagName: 'script', attributes: {}, innerHTML: content as string }, ...headTags],
      preBodyTags,
    }),
  };
}
