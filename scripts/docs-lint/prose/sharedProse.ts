import { classifyPage } from '../../../plugins/content/front-matter/pageKind';
import type { ReportedFinding } from '../finding';
import type { Page } from './page';
import type { Passage } from './passages';

/** Length in words from which a shared run counts as copied. Names, lists of fields and links are shorter. */
const MIN_LENGTH = 25;

/** Words of a run that a finding shows. */
const SHOWN_WORDS = 10;

/** Example: `Don't send correlation_id twice.` has four words. */
const WORD = /[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu;

const SHARED_PROSE = {
  name: 'shared-prose',
  level: 'style',
  why: 'Of two pages with the same text, writers change one and forget the other, and the search shows both.',
  remedy: 'Keep the text on one page and link to it from the other.',
} as const;

interface Word {
  /** In lower case. */
  text: string;
  passage: Passage;
  /** Of its first character in the passage. */
  index: number;
}

interface PageWords {
  page: Page;
  words: readonly Word[];
}

interface Position {
  of: PageWords;
  start: number;
}

function wordsOf(page: Page): PageWords {
  const prose = page.passages.filter(({ kind }) => kind === 'paragraph');
  const words = prose.flatMap((passage) =>
    [...passage.verbatim.matchAll(WORD)].map(({ 0: text, index }) => ({ text: text.toLowerCase(), passage, index })),
  );
  return { page, words };
}

/** Returns the positions of each run of `length` words. */
function positionsByRun(pages: readonly PageWords[], length: number): Map<string, Position[]> {
  const positions = new Map<string, Position[]>();
  for (const of of pages) {
    const texts = of.words.map(({ text }) => text);
    for (let start = 0; start + length <= texts.length; start += 1) {
      const run = texts.slice(start, start + length).join(' ');
      const known = positions.get(run);
      if (known) known.push({ of, start });
      else positions.set(run, [{ of, start }]);
    }
  }
  return positions;
}

const wordAt = ({ of, start }: Position, offset: number) => of.words[start + offset];

/** Returns the shared run from two positions on. */
function runFrom(one: Position, other: Position): string[] {
  const words: string[] = [];
  for (;;) {
    const word = wordAt(one, words.length)?.text;
    if (word === undefined || word !== wordAt(other, words.length)?.text) return words;
    words.push(word);
  }
}

function placeOf(position: Position): { file: string; line: number } {
  const word = wordAt(position, 0);
  return { file: position.of.page.file, line: word?.passage.at(word.index).line ?? 1 };
}

function findingAt(position: Position, other: Position, run: readonly string[]): ReportedFinding {
  const { file, line } = placeOf(other);
  return {
    ...placeOf(position),
    rule: SHARED_PROSE,
    found: `${run.length} words that are also in ${file}:${line}: ${run.slice(0, SHOWN_WORDS).join(' ')} …`,
  };
}

/**
 * Finds the runs of words that two pages of a docs version share in paragraphs and lists, at their full length.
 *
 * @param minLength shortest run to report, in words
 * @returns a finding on each of the two pages
 */
export function sharedProse(pages: readonly Page[], minLength = MIN_LENGTH): ReportedFinding[] {
  const versionOf = ({ file }: Page) => classifyPage(file)?.version;
  const versions = new Set(pages.map(versionOf).filter((version) => version !== undefined));
  return [...versions].flatMap((version) => {
    const ofVersion = pages.filter((page) => versionOf(page) === version);
    const runs = positionsByRun(ofVersion.map(wordsOf), minLength);
    return [...runs.values()].flatMap((positions) =>
      positions.flatMap((one, index) =>
        positions.slice(index + 1).flatMap((other) => {
          const before = wordAt(one, -1)?.text;
          const isInside = before !== undefined && before === wordAt(other, -1)?.text;
          if (one.of === other.of || isInside) return [];
          const run = runFrom(one, other);
          return [findingAt(one, other, run), findingAt(other, one, run)];
        }),
      ),
    );
  });
}
