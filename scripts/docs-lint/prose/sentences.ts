import { CODE } from './passages';

interface Sentence {
  text: string;
  /** Where it starts. */
  index: number;
}

/** The gap between sentences: an end mark, closing quotes or brackets, white space, then a possible first character. */
const GAP = new RegExp(`(?<=[.!?…]["”')\\]]*)\\s+(?=["“'(\\[$]*[\\p{Lu}\\p{N}${CODE}%])`, 'gu');

/** A period that does not end a sentence. Examples: `e.g.`, `et al.`, `vs.` */
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|al|cf|vs|approx|No|Fig|Dr|Mr|Mrs|Ms|St))\.$/;

/** Splits the text of a passage into sentences, without the white space between them. */
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
