import path from 'node:path';

import { llmsTxtPath, PAGES_WITHOUT_MARKDOWN } from '../../../shared/markdownPath';
import type { Build } from '../../buildSteps';
import { writeFile } from '../../lib/writePage';
import { type DocsVersion, docsVersions, versionLabel, versionOfPage } from '../../versions/docsVersions';
import { agentFiles } from './agentFiles';
import { pageMarkdown, type PageLocation, type PageMarkdown } from './pageMarkdown';
import { pageOrder } from './pageOrder';

type Address = Pick<PageLocation, 'siteUrl' | 'basePath'>;

function toMarkdown(html: string, page: string, versions: readonly DocsVersion[], address: Address): PageMarkdown {
  const folders = versions.map((version) => version.path);
  const version = versions.find(({ name }) => name === versionOfPage(page, versions));
  return pageMarkdown(html, {
    ...address,
    page,
    version: version && versionLabel(version),
    index: llmsTxtPath(page, folders),
  });
}

/** Writes the files for coding agents: the Markdown version of each page, the `llms.txt` indexes, and the others. */
export default function writeAgentFiles({ site, built, pages: htmlPages }: Build): void {
  const { siteUrl, basePath } = site.brand;
  const versions = docsVersions(site.files.versions());
  const withMarkdown = [...htmlPages].filter(([page]) => !PAGES_WITHOUT_MARKDOWN.includes(page));
  const pages = new Map(
    withMarkdown.map(([page, html]) => [page, toMarkdown(html, page, versions, { siteUrl, basePath })]),
  );
  const order = pageOrder(built.plugins, basePath);
  for (const { file, text } of agentFiles({ siteUrl, basePath, versions, order, pages }, site)) {
    writeFile(path.join(built.outDir, file), text);
  }
}
