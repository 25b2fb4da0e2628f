import { shortTitle, type EntryOnPage } from './invertedIndex';
import { matchesAny, type Term } from './readQuery';
import { isStopWord, tokenize } from './tokenize';

/**
 * Number of headings or fields sharing a title from which the title is common: `llm_name` has fewer, `scoring` finds more. Its score is then
 * multiplied by `factor`, unless the query also names the page: `is a lower score better?`.
 */
export const COMMON_TITLE = { count: 12, factor: 0.75 } as const;

/** Returns whether many headings or fields have the title of an entry. */
export function hasCommonTitle({ kind, titleCount }: Pick<EntryOnPage, 'kind' | 'titleCount'>): boolean {
  return kind !== 'page' && titleCount >= COMMON_TITLE.count;
}

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
