import { CODE } from './inlineText';

/** A sentence and where it begins in its text. */
export interface Sentence {
  text: string;
  index: number;
}

/** The gap after a sentence: an end mark, quotes or brackets that close, white space, and then what can begin one. */
const GAP = new RegExp(`(?<=[.!?…]["”')\\]]*)\\s+(?=["“'(\\[$]*[\\p{Lu}\\p{N}${CODE}%])`, 'gu');

/** A point that ends no sentence. Examples: `e.g.`, `et al.`, `vs.` */
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|al|cf|vs|approx|No|Fig|Dr|Mr|Mrs|Ms|St))\.$/;

const WORD = new RegExp(`[\\p{L}\\p{N}${CODE}]`, 'u');

/**
 * Splits a text into sentences.
 *
 * @param text the text of a passage, inline code masked
 * @returns the sentences in their order, without the white space between them; none for an empty text
 */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  const add = (end: number): void => {
    const piece = text.slice(start, end);
    const trimmed = piece.trim();
    if (trimmed) found.push({ text: trimmed, index: start + piece.indexOf(trimmed) });
  };
  for (const gap of text.matchAll(GAP)) {
    if (ABBREVIATION.test(text.slice(0, gap.index))) continue;
    add(gap.index);
    start = gap.index + gap[0].length;
  }
  add(text.length);
  return found;
}

/**
 * Lists the words of a text: what stands between white space and has a letter, a digit or code in it.
 *
 * @param text the text of a passage, inline code masked
 * @returns the words with the marks around them
 */
export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => WORD.test(word));
}
