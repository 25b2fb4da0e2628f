/**
 * Pages without a Markdown version, as paths below the base path: the browser renders the content of the search page, and
 * hosts serve the not-found page at unknown paths.
 */
export const PAGES_WITHOUT_MARKDOWN: readonly string[] = ['search/', '404.html'];

/** Path of the not-found page in Markdown below the base path. Hosts send it for a Markdown version that does not exist. */
export const NOT_FOUND_MARKDOWN = '404.md';

/** Name of the index of a folder's pages: https://llmstxt.org */
export const LLMS_TXT = 'llms.txt';

/**
 * Returns the path of the Markdown version of a page.
 *
 * @param page path below the base path with a trailing slash; empty for the home page
 * @returns for example `docs/intro.md`; `index.md` for the home page
 */
export function markdownPath(page: string): string {
  return page === '' ? 'index.md' : `${page.replace(/\/$/, '')}.md`;
}

/** Returns the path of the file with the samples of a page in further languages. Example: `docs/intro.samples.md`. */
export function samplesPath(page: string): string {
  return markdownPath(page).replace(/\.md$/, '.samples.md');
}

/**
 * Returns the path of the `llms.txt` that lists a page: the one in the closest parent folder.
 *
 * @param page path below the base path with a trailing slash
 * @param folders folders with an `llms.txt` of their own, for example `docs/` and `docs/next/`
 * @returns for example `docs/next/llms.txt`
 */
export function llmsTxtPath(page: string, folders: readonly string[]): string {
  const parents = folders.filter((folder) => page.startsWith(folder)).sort((a, b) => b.length - a.length);
  return `${parents[0] ?? ''}${LLMS_TXT}`;
}
