import type { Mark, MarkedText } from '../types';
import type { Term } from './readQuery';
import { wordsOf, type Word } from './words';

/** Characters before the first match that an excerpt keeps. */
const LEAD = 12;

/** Second half of a character outside the basic plane, such as an emoji: a text must not be cut before it. */
const LOW_SURROGATE = /[\uDC00-\uDFFF]/;

function fittingWords(text: string, terms: readonly Term[]): Word[] {
  return wordsOf(text).filter(({ word }) => terms.some(({ fits }) => fits.has(word)));
}

/** Marks of the words that fit; words of one chain are marked with what joins them. */
function marksOf(words: readonly Word[]): Mark[] {
  const marks: Mark[] = [];
  words.forEach(({ start, length, chain }, number) => {
    const last = marks[marks.length - 1];
    const before = words[number - 1];
    const continues = last && before?.chain === chain && start - (last[0] + last[1]) <= 1;
    if (continues) last[1] = start + length - last[0];
    else marks.push([start, length]);
  });
  return marks;
}

/**
 * Marks the words of a text that fit a query.
 *
 * @param text to mark
 * @param terms of the query
 */
export function markText(text: string, terms: readonly Term[]): MarkedText {
  return { text, marks: marksOf(fittingWords(text, terms)) };
}

/** The line that holds most words of the query, the first of equals. */
function bestLine(text: string, terms: readonly Term[]): string {
  const lines = text.split('\n');
  const count = (line: string) => {
    const words = fittingWords(line, terms);
    return terms.filter(({ fits }) => words.some(({ word }) => fits.has(word))).length;
  };
  const counts = lines.map(count);
  const most = Math.max(...counts);
  return lines[counts.indexOf(most)] ?? '';
}

/**
 * Cuts the passage around the first match out of a text.
 *
 * @param text with line breaks between its blocks
 * @param terms of the query
 * @param longest length of the passage in characters, without the dots that stand for what was cut
 * @returns the passage; the beginning of the text when nothing of the query stands in it
 */
export function excerptOf(text: string, terms: readonly Term[], longest: number): MarkedText {
  const line = bestLine(text, terms);
  const match = fittingWords(line, terms)[0] ?? { start: 0, length: 0 };
  const first = match.start;
  let from = line.length <= longest ? 0 : Math.max(0, Math.min(first - LEAD, line.length - longest));
  if (from > 0) from = Math.min(first, line.indexOf(' ', from) + 1 || first);
  // A match is never cut, however long it is.
  let to = Math.min(line.length, Math.max(from + longest, first + match.length));
  if (to < line.length) {
    const blank = line.lastIndexOf(' ', to);
    if (blank > first + match.length) to = blank;
    else if (LOW_SURROGATE.test(line[to] ?? '')) to -= 1;
  }
  const passage = `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
  return markText(passage, terms);
}

/** Most words that are highlighted on the page a hit leads to. */
const MOST_WORDS = 5;

/**
 * Lists what to highlight on the page: words and identifiers as they stand there.
 *
 * @param texts of the place
 * @param terms of the query
 */
export function wordsToHighlight(texts: readonly string[], terms: readonly Term[]): string[] {
  const found = texts.flatMap((text) =>
    markText(text, terms).marks.map(([start, length]) => text.slice(start, start + length)),
  );
  const byFold = new Map(found.map((word) => [word.toLowerCase(), word]));
  return [...byFold.values()].sort((a, b) => b.length - a.length).slice(0, MOST_WORDS);
}
