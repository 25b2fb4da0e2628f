import { builtPage } from './builtSite';

/** A page and its words, in order. */
export interface PageWords {
  name: string;
  words: readonly string[];
}

/** A run of words on two pages, at its full length. */
export interface SharedRun {
  pages: [string, string];
  run: string;
}

interface Position {
  page: PageWords;
  start: number;
}

/** Example: `Don't send correlation_id twice.` has four words. */
const WORD = /[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu;

/** Returns the words of a text in lower case, without punctuation around them. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function windowsByWords(pages: readonly PageWords[], length: number): Map<string, Position[]> {
  const positions = new Map<string, Position[]>();
  for (const page of pages) {
    for (let start = 0; start + length <= page.words.length; start += 1) {
      const window = page.words.slice(start, start + length).join(' ');
      const known = positions.get(window);
      if (known) known.push({ page, start });
      else positions.set(window, [{ page, start }]);
    }
  }
  return positions;
}

/** Returns whether the words before two positions differ, so that a shared run starts there. */
function startsRun(one: Position, other: Position): boolean {
  const before = one.page.words[one.start - 1];
  return before === undefined || before !== other.page.words[other.start - 1];
}

function runFrom(one: Position, other: Position): string {
  const [words, others] = [one.page.words.slice(one.start), other.page.words.slice(other.start)];
  const end = words.findIndex((word, index) => word !== others[index]);
  return words.slice(0, end === -1 ? words.length : end).join(' ');
}

/**
 * Finds the runs of words that two pages share.
 *
 * @param minLength shortest run to report, in words
 * @returns each run once for each pair of pages, the longest first
 */
export function sharedRuns(pages: readonly PageWords[], minLength: number): SharedRun[] {
  const found = new Map<string, SharedRun>();
  for (const positions of windowsByWords(pages, minLength).values()) {
    for (const [index, one] of positions.entries()) {
      for (const other of positions.slice(index + 1)) {
        if (one.page === other.page || !startsRun(one, other)) continue;
        const shared: SharedRun = { pages: [one.page.name, other.page.name], run: runFrom(one, other) };
        found.set(JSON.stringify(shared), shared);
      }
    }
  }
  return [...found.values()].sort((one, other) => other.run.length - one.run.length);
}

/** Text from the build or from a component, and what pages of one kind share by design. */
const GENERATED = [
  'table',
  'pre',
  'header',
  'figure',
  '.theme-code-block',
  'h1, h2, h3, h4, h5, h6',
  '[class*="admonitionHeading"]',
  'p[class*="direction_"]',
  // The reply of `src/components/ReplyView`.
  'div[class^="view_"]',
  // The scale of `src/components/ScoreScale`.
  'div[class^="scale_"]',
].join(', ');

const TEXT_BLOCKS = 'p, li, ul, ol, dt, dd, div, blockquote, br, summary, section';

/** Reads the prose of a built docs page, without headings, tables, code, figures and the output of components. */
export function proseOf(route: string): PageWords {
  const { $ } = builtPage(route);
  const prose = $('main .markdown').clone();
  // The component writes the sentence above a field map.
  prose.find('table:contains("Legacy field")').prev('p').remove();
  prose.find(GENERATED).remove();
  // Keeps the words of adjacent blocks apart.
  prose.find(TEXT_BLOCKS).after(' ');
  return { name: route, words: wordsOf(prose.text()) };
}
