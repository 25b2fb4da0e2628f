import { docsVersions } from '@api-docs/kit/docsVersions';
import { PAGES_WITHOUT_MARKDOWN } from '@api-docs/kit/markdownPath';
import { parsePage } from '@api-docs/kit/parsePage';
import { indexPage } from '@api-docs/local-search/build/indexPage';
import { pageMarkdown } from '@api-docs/assistants/markdown/pageMarkdown';

import type { Build, ReadPage } from '../lib/site';

/** Reads each finished page once. Its tree is taken apart and forgotten, because those of all pages do not fit in memory. */
export default function readPages({ site, pages }: Build): Pick<Build, 'contents'> {
  const versions = docsVersions(site.files.versions());
  const { siteUrl, basePath } = site.brand;
  const read = (html: string, page: string): ReadPage => {
    const parsed = parsePage(html);
    const { documentTitle, isUnlisted } = parsed;
    const indexed = indexPage(parsed, page, site.searchedValues ?? []);
    const location = { page, siteUrl, basePath };
    const markdown = PAGES_WITHOUT_MARKDOWN.includes(page) ? undefined : pageMarkdown(parsed, location, versions);
    return { documentTitle, isUnlisted, indexed, markdown };
  };
  return { contents: new Map([...pages].map(([page, html]) => [page, read(html, page)])) };
}
