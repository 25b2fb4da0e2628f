import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { LLMS_TXT, llmsTxtPath, PAGES_WITHOUT_MARKDOWN } from '../../../shared/markdownPath';
import { type DocsVersion, docsVersions, readVersions, versionLabel, versionOfPage } from '../../versions/docsVersions';
import type { FinishedPages } from '../finished-pages';
import { agentFiles, type AgentSources } from './agentFiles';
import { pageMarkdown, type PageLocation, type PageMarkdown } from './pageMarkdown';
import { pageOrder } from './pageOrder';

type Site = Pick<PageLocation, 'siteUrl' | 'basePath'>;

function toMarkdown(html: string, page: string, versions: readonly DocsVersion[], site: Site): PageMarkdown {
  const folders = versions.map((version) => version.path);
  const version = versions.find(({ name }) => name === versionOfPage(page, versions));
  return pageMarkdown(html, {
    ...site,
    page,
    version: version && versionLabel(version),
    index: llmsTxtPath(page, folders),
  });
}

/** After the build, writes the files for assistants from the finished pages. */
export default function agentDocs(
  { siteDir, siteConfig }: LoadContext,
  { pages: finishedPages, ...sources }: AgentSources & { pages: FinishedPages },
): Plugin {
  const site = { siteUrl: siteConfig.url, basePath: siteConfig.baseUrl };
  const index = `${site.siteUrl}${site.basePath}${LLMS_TXT}`;
  return {
    name: 'agent-docs',
    injectHtmlTags: () => ({
      // Hidden from people, screen readers included. It comes first when an assistant converts the page to Markdown.
      preBodyTags: [
        {
          tagName: 'div',
          attributes: { hidden: true },
          innerHTML: `For AI agents: the index of all pages is ${index}, and every page has a Markdown version.`,
        },
      ],
    }),
    postBuild(built) {
      const { outDir, plugins } = built;
      const versions = docsVersions(readVersions(siteDir));
      const withMarkdown = [...finishedPages.read(built)].filter(([page]) => !PAGES_WITHOUT_MARKDOWN.includes(page));
      const pages = new Map(withMarkdown.map(([page, html]) => [page, toMarkdown(html, page, versions, site)]));
      const order = pageOrder(plugins, site.basePath);
      for (const { file, text } of agentFiles({ ...site, versions, order, pages }, sources)) {
        mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
        writeFileSync(path.join(outDir, file), text);
      }
    },
  };
}
