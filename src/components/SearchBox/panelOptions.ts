import { SUGGESTIONS } from '@site/shared/search/searchLimits';
import type { SearchAnswer, SearchHit } from '@site/src/search/types';
import type { HelpLink } from '@site/src/search/useSearchHelp';

import { hitAddress } from '../SearchResult/hitAddress';

/** A line of the list: a hit, a word to search for instead, or a page. Each can be reached with the arrow keys. */
export type PanelOption = { href: string } & (
  { kind: 'hit'; hit: SearchHit } | { kind: 'word'; word: string } | { kind: 'page'; label: string }
);

/** Most words offered instead of a query that finds nothing. */
const MOST_WORDS = 3;

/**
 * Lists what the box offers for an answer: its hits and the way to all of them; without hits, ways to get on.
 *
 * @param addressOf makes the search page's address of a query
 */
export function panelOptions(
  answer: SearchAnswer | undefined,
  query: string,
  addressOf: (query: string) => string,
  help: readonly HelpLink[],
): PanelOption[] {
  if (!answer) return [];
  const { hits, total, suggestions } = answer;
  if (hits.length === 0) {
    return [
      ...suggestions.slice(0, MOST_WORDS).map((word): PanelOption => ({ kind: 'word', word, href: addressOf(word) })),
      ...help.map((link): PanelOption => ({ kind: 'page', ...link })),
    ];
  }
  return [
    ...hits.slice(0, SUGGESTIONS).map((hit): PanelOption => ({ kind: 'hit', hit, href: hitAddress(hit) })),
    { kind: 'page', label: total === 1 ? 'See the 1 result' : `See all ${total} results`, href: addressOf(query) },
  ];
}

/** The id of an option's element: the box names the active one in `aria-activedescendant`. */
export function optionId(index: number): string {
  return `site-search-option-${index}`;
}
