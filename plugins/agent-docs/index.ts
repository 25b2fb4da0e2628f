import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { INDEX_FILE, indexPath, WITHOUT_TWIN } from '../../shared/markdownTwin';
import type { BuiltPages } from '../built-pages';
import { docsVersions, versionOf, type DocsVersion } from '../search/docsVersions';
import { agentFiles, type AgentSources } from './agentFiles';
import { pageMarkdown, type PageAddress, type PageMarkdown } from './pageMarkdown';
import { siteOrder } from './siteOrder';
import { versionWords } from './versionWords';

type Site = Pick<PageAddress, 'siteUrl' | 'basePath'>;

function readTwin(html: string, page: string, versions: readonly DocsVersion[], site: Site): PageMarkdown {
  const folders = versions.map((version) => version.path);
  const version = versions.find(({ name }) => name === versionOf(page, versions));
  return pageMarkdown(html, {
    ...site,
    page,
    version: version && versionWords(version),
    index: site.siteUrl + site.basePath + indexPath(page, folders),
  });
}

/** After the build: writes what assistants read, made from the finished pages. */
export default function agentDocs(
  { siteDir, siteConfig }: LoadContext,
  { pages, ...sources }: AgentSources & { pages: BuiltPages },
): Plugin {
  const site = { siteUrl: siteConfig.url, basePath: siteConfig.baseUrl };
  const index = `${site.siteUrl}${site.basePath}${INDEX_FILE}`;
  return {
    name: 'agent-docs',
    injectHtmlTags: () => ({
      // Hidden from people, screen readers included; assistants that turn a page into Markdown meet it first.
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
      const versions = docsVersions(siteDir);
      const withTwin = [...pages.read(built)].filter(([page]) => !WITHOUT_TWIN.includes(page));
      const twins = new Map(withTwin.map(([page, html]) => [page, readTwin(html, page, versions, site)]));
      const order = siteOrder(plugins, site.basePath);
      for (const { file, text } of agentFiles({ ...site, siteDir, versions, order, twins }, sources)) {
        mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
        writeFileSync(path.join(outDir, file), text);
      }
    },
  };
}
