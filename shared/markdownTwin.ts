/**
 * Pages that have no Markdown twin, as paths below the base path: the one whose content is made in the browser, and the
 * one that hosts show under unknown addresses.
 */
export const WITHOUT_TWIN: readonly string[] = ['search/', '404.html'];

/** Name of the index of pages in each folder that has one: https://llmstxt.org */
export const INDEX_FILE = 'llms.txt';

/**
 * Names the Markdown twin of a page.
 *
 * @param page path below the base path, with a slash at its end; empty for the home page
 * @returns for example `docs/intro.md`, or `index.md`
 */
export function twinPath(page: string): string {
  return page === '' ? 'index.md' : `${page.replace(/\/$/, '')}.md`;
}

/**
 * Names the index that covers a page: the one in the nearest folder above it.
 *
 * @param page path below the base path, with a slash at its end
 * @param folders of the docs versions, for example `docs/` and `docs/next/`
 * @returns for example `docs/next/llms.txt`
 */
export function indexPath(page: string, folders: readonly string[]): string {
  const above = folders.filter((folder) => page.startsWith(folder)).sort((a, b) => b.length - a.length);
  return `${above[0] ?? ''}${INDEX_FILE}`;
}
