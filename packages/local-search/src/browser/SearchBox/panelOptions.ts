import { hitHref } from '../hitHref';
import type { SearchAnswer, SearchHit } from '../../engine/types';
import type { useSearchLinks } from '../useSearchLinks';

/** An option of the list: a hit, words to search for instead, a link to a page, or to all results. */
export type PanelOption = { href: string } & (
  | { kind: 'hit'; hit: SearchHit }
  | { kind: 'word'; word: string }
  | { kind: 'page'; label: string }
  | { kind: 'all'; total: number }
);

/** Id of the list of options. */
export const LIST_ID = '__site-search-list';

/** Lists the options for an answer: hits, other queries and a link to all results, or, without hits, similar words and help pages. */
export function panelOptions(
  answer: SearchAnswer | undefined,
  query: string,
  { hrefOf, help }: ReturnType<typeof useSearchLinks>,
): PanelOption[] {
  if (!answer) return [];
  const { hits, total, suggestions } = answer;
  const words = suggestions.map((word): PanelOption => ({ kind: 'word', word, href: hrefOf(word) }));
  if (hits.length === 0) return [...words, ...help.map((link): PanelOption => ({ kind: 'page', ...link }))];
  return [
    ...hits.map((hit): PanelOption => ({ kind: 'hit', hit, href: hitHref(hit) })),
    ...words,
    { kind: 'all', total, href: hrefOf(query) },
  ];
}

/** Returns the id of an option's element, for `aria-activedescendant`. */
export function optionId(index: number): string {
  return `__site-search-option-${index}`;
}
