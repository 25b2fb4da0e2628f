import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';

import { docsPlugins, loadedDocs, loadedVersions, sitePath } from '@api-docs/kit/plugin';
import type { ParsedPage } from '@api-docs/kit/pages';

import { pageMarkdown, type PageMarkdown } from './pageMarkdown';
import type { SitePage } from './rewriteLinks';

/** Component of a page without a Markdown version, because the browser renders its content. */
const SEARCH_PAGE = '@theme/SearchPage';

/** Start of the title of an operation's page. Example: `POST /v1/books: Add a book`. */
const OPERATION = /^[A-Z]+ \//;

export type BuiltSite = Pick<Props, 'routes' | 'plugins' | 'siteConfig'>;

/** Lists the pages of the router by page path. */
export function sitePages({ routes, siteConfig: { baseUrl } }: BuiltSite): Map<string, SitePage> {
  return new Map(
    flattenRoutes(routes).map(({ path: route, component }) => [
      sitePath(route, baseUrl).slice(1),
      { route, hasMarkdown: component !== SEARCH_PAGE },
    ]),
  );
}

/** Returns the ids of the docs plugins whose pages describe operations of an API. */
function referenceIds(plugins: BuiltSite['plugins']): string[] {
  const hasOperation = ({ docs }: LoadedVersion) => docs.some(({ title }) => OPERATION.test(title));
  return docsPlugins(plugins).flatMap(({ id, content }) => (content.loadedVersions.some(hasOperation) ? [id] : []));
}

/** Returns what a page is, by the plugin that has made it. */
function kindOf({ place, classes, documentTitle }: ParsedPage, references: readonly string[]): string {
  if (place.plugin === 'blog') return classes.includes('blog-post-page') ? 'blog post' : 'list of posts';
  if (place.plugin !== 'docs') return 'page';
  if (!references.includes(place.instance ?? 'default')) return 'guide';
  return OPERATION.test(documentTitle) ? 'operation' : 'API reference';
}

/** Returns the function that converts a page to Markdown, which returns undefined for a page without a Markdown version. */
export function markdownReader(built: BuiltSite) {
  const { url: siteUrl, baseUrl: basePath, title, titleDelimiter } = built.siteConfig;
  const pages = sitePages(built);
  const references = referenceIds(built.plugins);
  const versions = loadedVersions(loadedDocs(built.plugins), basePath);
  return (parsed: ParsedPage, page: string): PageMarkdown | undefined => {
    // The router has no route for the not-found page, which hosts serve at unknown paths.
    const { route = basePath + page, hasMarkdown = page !== '404.html' } = pages.get(page) ?? {};
    if (!hasMarkdown) return undefined;
    const location = { page, siteUrl, basePath, url: siteUrl + route, pages };
    // Docusaurus adds the name of the site to every title.
    const documentTitle = parsed.documentTitle.replace(` ${titleDelimiter} ${title}`, '');
    return pageMarkdown({ ...parsed, documentTitle }, location, kindOf(parsed, references), versions);
  };
}
