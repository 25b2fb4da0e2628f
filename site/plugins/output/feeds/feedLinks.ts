import { LATEST_PATH } from '@api-docs/kit/docsVersions';

/** Path of the latest version's change-log below the base path. The feeds are next to it. */
export const CHANGE_LOG_PAGE = `${LATEST_PATH}change-log/`;

/** The formats of the feed. */
export const FEED_FORMATS = {
  atom: { name: 'Atom', type: 'application/atom+xml', file: 'atom.xml' },
  rss: { name: 'RSS', type: 'application/rss+xml', file: 'rss.xml' },
} as const;

/** Returns the title of the feed. */
export function feedTitle(product: string): string {
  return `Change-log of the ${product} docs`;
}

/** Returns the elements that link to the feeds in the head of a page; empty for all pages but the change-log. */
export function feedLinks(page: string, { product, basePath }: { product: string; basePath: string }): string {
  if (page !== CHANGE_LOG_PAGE) return '';
  return Object.values(FEED_FORMATS)
    .map(({ name, type, file }) => {
      const title = `${feedTitle(product)} (${name})`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return `<link rel="alternate" type="${type}" href="${basePath}${page}${file}" title="${title}">`;
    })
    .join('');
}
