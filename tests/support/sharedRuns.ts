/** Finds text that two pages share, for the test that keeps pages from repeating each other. Knows words only, no HTML. */

/** A page as its words in their order. */
export interface PageWords {
  name: string;
  words: readonly string[];
}

/** Words in a row that stand on two pages, as many as they share there. */
export interface SharedRun {
  pages: [string, string];
  run: string;
}

interface Place {
  page: PageWords;
  start: number;
}

/** Example: `Don't send correlation_id twice.` has four words. */
const WORD = /[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu;

/** @returns the words of a text in lower case, without punctuation around them */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function windowsByWords(pages: readonly PageWords[], length: number): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const page of pages) {
    for (let start = 0; start + length <= page.words.length; start += 1) {
      const window = page.words.slice(start, start + length).join(' ');
      const known = places.get(window);
      if (known) known.push({ page, start });
      else places.set(window, [{ page, start }]);
    }
  }
  return places;
}

/** A window inside a longer run has the same word before it on both pages; only the first one starts the run. */
function startsRun(one: Place, other: Place): boolean {
  const before = one.page.words[one.start - 1];
  return before === undefined || before !== other.page.words[other.start - 1];
}

function runFrom(one: Place, other: Place): string {
  const [words, others] = [one.page.words.slice(one.start), other.page.words.slice(other.start)];
  const end = words.findIndex((word, index) => word !== others[index]);
  return words.slice(0, end === -1 ? words.length : end).join(' ');
}

/**
 * Finds every run of words that stands on two pages.
 *
 * @param least number of words from which on a run counts
 * @returns each run at its full length, once for a pair of pages, the longest first
 */
export function sharedRuns(pages: readonly PageWords[], least: number): SharedRun[] {
  const found = new Map<string, SharedRun>();
  for (const places of windowsByWords(pages, least).values()) {
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        if (one.page === other.page || !startsRun(one, other)) continue;
        const shared: SharedRun = { pages: [one.page.name, other.page.name], run: runFrom(one, other) };
        found.set(JSON.stringify(shared), shared);
      }
    }
  }
  return [...found.values()].sort((one, other) => other.run.length - one.run.length);
}
