import { docsVersions } from '@api-docs/kit/docsVersions';
import { PAGES_WITHOUT_MARKDOWN } from '@api-docs/kit/markdownPath';
import { parsePage } from '@api-docs/kit/parsePage';
import { indexPage } from '@api-docs/local-search/build/indexPage';
import { pageMarkdown } from '@api-docs/assistants/markdown/pageMarkdown';
import { pageLocation } from '@api-docs/assistants/markdown/readPages';

import type { Build, ReadPage } from '../lib/site';
import { searchedValues } from '../..';

/** Reads each finished page once. Its tree is taken apart and forgotten, because those of all pages do not fit in memory. */
export default function readPages({ site, built, pages }: Build): Pick<Build, 'contents'> {
  const versions = docsVersions(site.files.versions());
  const read = (html: string, page: string): ReadPage => {
    const parsed = parsePage(html);
    const { documentTitle, isUnlisted } = parsed;
    const indexed = indexPage(parsed, page, searchedValues);
    const kindInReference = page === 'docs/api/' ? 'API reference' : 'operation';
    const kind = page.startsWith('docs/api/') ? kindInReference : undefined;
    const location = { ...pageLocation(page, built.siteConfig, versions), kind };
    const markdown = PAGES_WITHOUT_MARKDOWN.includes(page) ? undefined : pageMarkdown(parsed, location);
    return { documentTitle, isUnlisted, indexed, markdown };
  };
  return { contents: new Map([...pages].map(([page, html]) => [page, read(html, page)])) };
}
