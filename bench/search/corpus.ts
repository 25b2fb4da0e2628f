import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

import versions from '../../versions.json';

/** A page of the built site as a search engine gets it. */
export interface CorpusPage {
  /** Site path below the base path with a slash at its end; empty for the home page. */
  page: string;
  /** Docs version; empty for pages without versions, which are found from each. */
  version: string;
  description: string;
  /** HTML of the content alone: an `article` or a `main`. */
  content: string;
}

/** What stands around a page's own words. Each peer's site generator keeps such parts out of its index, too. */
const SURROUNDINGS = [
  'nav, aside, footer, button, script, style, svg',
  '.theme-doc-toc-mobile, .theme-doc-version-banner, header [data-search=skip]',
  'a.hash-link, a[aria-label^="Link to the field"]',
].join();

/** Lists of other pages, and the search page itself. */
const LISTS = /^(?:search|blog|blog\/archive|blog\/tags(?:\/.+)?|blog\/page\/.+)\/$/;

/** Inline parts that the style sheet sets apart, such as a field's name and its type. Code is left as it is. */
const INLINE = ':is(a, span, code):not(:is(code, pre) *)';

const [latest = ''] = versions;

/**
 * Tells the docs version of a page by its path.
 *
 * @returns empty text when it has none
 */
export function versionOfPage(page: string): string {
  const [docs, folder = ''] = page.split('/');
  if (docs !== 'docs' || folder === 'api') return '';
  return ['next', ...versions].includes(folder) ? folder : latest;
}

function contentPage(page: string, html: string): CorpusPage | undefined {
  const $ = load(html);
  // Redirects answer at old addresses and have no content.
  if ($('meta[http-equiv="refresh"]').length > 0) return undefined;
  const articles = $('main article');
  // Pages that show cards have an article for each.
  const content = articles.length === 1 ? articles : $('main').first();
  content.find(SURROUNDINGS).remove();
  // Without a space, an engine would read the words on both sides as one.
  content.find(INLINE).after(' ');
  return {
    page,
    version: versionOfPage(page),
    description: $('meta[name="description"]').attr('content') ?? '',
    content: $.html(content),
  };
}

/**
 * Reads the pages of a built site that readers search.
 *
 * @param siteDir absolute path
 * @returns docs first, then pages without versions, each sorted by path: engines break ties by this order
 */
export function readCorpus(siteDir: string): CorpusPage[] {
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => file.split(path.sep).join('/').slice(0, -'index.html'.length))
    .filter((page) => !LISTS.test(page))
    .sort((a, b) => Number(versionOfPage(a) === '') - Number(versionOfPage(b) === '') || (a < b ? -1 : 1))
    .flatMap((page) => contentPage(page, readFileSync(path.join(siteDir, page, 'index.html'), 'utf8')) ?? []);
}

/** @returns what a reader of a docs version searches: its pages and those without versions */
export function pagesFor(corpus: readonly CorpusPage[], docsVersion: string): CorpusPage[] {
  return corpus.filter(({ version }) => version === '' || version === docsVersion);
}

/**
 * Makes an index for each docs version when it is first asked for.
 *
 * @param make gets the pages that readers of the version search
 */
export function indexPerVersion<Index>(
  corpus: readonly CorpusPage[],
  make: (pages: CorpusPage[], docsVersion: string) => Promise<Index>,
): (docsVersion: string) => Promise<Index> {
  const indexes = new Map<string, Promise<Index>>();
  return (docsVersion) => {
    const index = indexes.get(docsVersion) ?? make(pagesFor(corpus, docsVersion), docsVersion);
    indexes.set(docsVersion, index);
    return index;
  };
}
