import type { LoadContext, Plugin } from '@docusaurus/types';

import { checkEntries, checkOrder, themeOf, withSteps, type BuildStep, type PageReader } from '@api-docs/kit/plugin';
import { LLMS_TXT } from '@api-docs/kit';
import type { SearchIndexFile } from '@api-docs/local-search';
import type { ApiValue } from '@api-docs/openapi-reference/library';

import type { PageMarkdown } from './markdown/pageMarkdown';
import { PACKAGE, type Options } from './options';
import { checkPlugins } from './siteOptions';

export type { Options };
export { validateOptions } from './options';

/** What the steps take. The others are given by other packages, if they are installed. */
interface Values {
  /** Markdown version of each page, by page path; undefined for a page without one. */
  markdown: ReadonlyMap<string, PageMarkdown | undefined>;
  api?: ApiValue;
  searchIndexes?: readonly SearchIndexFile[];
}

/**
 * Docusaurus plugin that makes pages readable for coding assistants: a Markdown version of each, indexes, and buttons with which
 * people copy a page; for an API also a catalog and an MCP server.
 */
export default function assistants(context: LoadContext, options: Options): Plugin {
  const { siteConfig } = context;
  checkEntries(siteConfig, PACKAGE, ['plugins', 'themes']);
  const { buttons = true, server } = options;
  if (buttons) checkOrder(siteConfig, PACKAGE);
  const index = `${siteConfig.url}${siteConfig.baseUrl}${LLMS_TXT}`;
  const theme = themeOf(__dirname, context);
  // Also for the buttons that a site places itself.
  const { getDefaultCodeTranslationMessages } = theme;
  const plugin: Plugin = {
    name: 'assistants',
    async allContentLoaded({ allContent }) {
      checkPlugins(options, allContent);
    },
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'div',
          // Hidden from people, screen readers included. It comes first when an assistant converts the page to Markdown.
          attributes: { hidden: true },
          innerHTML: `For AI agents: the index of all pages is ${index}, and every page has a Markdown version.`,
        },
      ],
    }),
    getDefaultCodeTranslationMessages,
    ...(buttons && theme),
  };
  // Loaded late, because `docusaurus start` needs none of it.
  const read: PageReader = {
    gives: 'markdown',
    changesTree: true,
    start: async (built) => (await import('./markdown/sitePages')).markdownReader(built),
  };
  const write: BuildStep = {
    name: 'files for assistants',
    needs: { markdown: PACKAGE },
    takes: ['api'],
    gives: ['assistantFiles'],
    run: async (built, values) => {
      const { markdown, api } = values as unknown as Values;
      (await import('./markdown/writeAgentFiles')).writeAgentFiles({ built, options, markdown, api });
    },
  };
  const serve = (own: NonNullable<Options['server']>): BuildStep => ({
    name: 'MCP server',
    needs: { api: '@api-docs/openapi-reference', searchIndexes: '@api-docs/local-search' },
    // Its pages are all Markdown files, and those of comparisons if the site has some.
    takes: ['markdown', 'assistantFiles', 'comparisons'],
    run: async (built, values) => {
      const { markdown, api, searchIndexes: indexes } = values as unknown as Required<Values>;
      const { writeServer } = await import('./content/writeServer');
      await writeServer({ built, options, server: own, markdown, api, indexes });
    },
  });
  return withSteps(plugin, [write, ...(server ? [serve(server)] : [])], [read]);
}
