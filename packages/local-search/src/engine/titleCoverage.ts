import { shortTitle, type EntryOnPage } from './invertedIndex';
import { matchesAny, type Term } from './readQuery';
import { isStopWord, tokenize } from './tokenize';

/**
 * Number of entries sharing a title, by kind, from which the title is common. Its score is then multiplied by `factor`,
 * unless the query also names the page.
 */
export const COMMON_TITLE = { section: 5, field: 12, page: Infinity, factor: 0.75 } as const;

/** Returns a title without its remark in parentheses; of a field the name without its parents. */
export function ownTitle(entry: Pick<EntryOnPage, 'kind' | 'title'>): string {
  return entry.kind === 'field' ? shortTitle(entry) : entry.title.replace(/\s*\([^)]*\)$/, '');
}

/** Returns the share of a title's words, from 0 to 1, that the query contains; stop words do not count. */
export function titleCoverage(title: string, terms: readonly Term[]): number {
  const words = tokenize(title).map(({ word }) => word);
  const subjects = words.filter((word) => !isStopWord(word));
  const counted = subjects.length > 0 ? subjects : words;
  return counted.length === 0 ? 0 : counted.filter((word) => matchesAny(word, terms)).length / counted.length;
}
