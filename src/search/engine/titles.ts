import type { PlaceOnPage } from './invertedIndex';
import type { Term } from './readQuery';
import { isStopWord, wordsOf } from './words';

/** A heading or field that so many pages have says little, unless the query also says which page. */
export const COMMON = { section: 5, field: 12, page: Infinity, factor: 0.75 } as const;

/** What a title says beyond its bracketed remark; of a field its own name, without its parents. */
export function ownTitle({ kind, title }: PlaceOnPage): string {
  if (kind === 'field') return title.slice(title.lastIndexOf('.') + 1);
  return title.replace(/\s*\([^)]*\)$/, '');
}

/** Tells whether a word of the index fits any word of the query. */
export function fitsAny(word: string, terms: readonly Term[]): boolean {
  return terms.some(({ fits }) => fits.has(word));
}

/** How much of a title the query asks for, from 0 to 1, grammar left out. */
export function covered(title: string, terms: readonly Term[]): number {
  const words = wordsOf(title).map(({ word }) => word);
  const subjects = words.filter((word) => !isStopWord(word));
  const counted = subjects.length > 0 ? subjects : words;
  return counted.length === 0 ? 0 : counted.filter((word) => fitsAny(word, terms)).length / counted.length;
}
