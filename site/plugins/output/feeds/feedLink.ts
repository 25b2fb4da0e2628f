import { LATEST_PATH } from '@api-docs/kit/docsVersions';

/** Path of the latest version's change-log below the base path. */
export const CHANGE_LOG_PAGE = `${LATEST_PATH}change-log/`;

/** Path of its feed. */
export const CHANGE_LOG_FEED = `${CHANGE_LOG_PAGE}atom.xml`;

/** Returns the title of the feed. */
export function feedTitle(product: string): string {
  return `Change-log of the ${product} docs`;
}

/** Returns the element that links to the feed in the head of a page; empty for all pages but the change-log. */
export function feedLink(page: string, { product, basePath }: { product: string; basePath: string }): string {
  if (page !== CHANGE_LOG_PAGE) return '';
  const title = feedTitle(product).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<link rel="alternate" type="application/atom+xml" href="${basePath}${CHANGE_LOG_FEED}" title="${title}">`;
}
