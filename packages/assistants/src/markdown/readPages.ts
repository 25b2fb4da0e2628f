import type { Props } from '@docusaurus/types';

import { versionLabel, versionOfPage, type DocsVersion } from '@api-docs/kit/docsVersions';
import { llmsTxtPath, PAGES_WITHOUT_MARKDOWN } from '@api-docs/kit/markdownPath';
import { parseUnfinishedPage } from '@api-docs/kit/parsePage';
import { writtenPages } from '@api-docs/kit/writtenPages';

import { pageMarkdown, type PageLocation, type PageMarkdown } from './pageMarkdown';

/** Returns where a page is; `page` is its path below the base path. */
export function pageLocation(
  page: string,
  { url: siteUrl, baseUrl: basePath }: Pick<Props['siteConfig'], 'url' | 'baseUrl'>,
  versions: readonly DocsVersion[],
): PageLocation {
  // A site whose docs have no versions calls its only one `next`.
  const version = versions.length > 1 && versions.find(({ name }) => name === versionOfPage(page, versions));
  const folders = versions.map(({ path: folder }) => folder);
  return {
    siteUrl,
    basePath,
    page,
    version: version ? versionLabel(version) : undefined,
    index: llmsTxtPath(page, folders),
  };
}

/** Reads the Markdown version of each page that Docusaurus has written, by page path. */
export function readPages(
  built: Pick<Props, 'outDir' | 'routesPaths' | 'siteConfig'>,
  versions: readonly DocsVersion[],
): Map<string, PageMarkdown> {
  const pages = new Map<string, PageMarkdown>();
  for (const [page, html] of writtenPages(built)) {
    if (PAGES_WITHOUT_MARKDOWN.includes(page)) continue;
    pages.set(page, pageMarkdown(parseUnfinishedPage(html), pageLocation(page, built.siteConfig, versions)));
  }
  return pages;
}
