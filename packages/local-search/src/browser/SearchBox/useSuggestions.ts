import settings from '@generated/local-search/default/settings.json';
import { useState } from 'react';

import { nextOption } from '@api-docs/ui';

import type { SearchAnswer, SearchHit } from '../../engine/types';
import { useSearchHits } from '../searchClient';
import { hitHref, useSearchLinks } from '../searchLinks';
import type { SearchVersion } from '../useSearchVersions';

/** An option of the list: a hit, words to search for instead, a link to a page, or to all results. */
export type PanelOption = { href: string } & (
  | { kind: 'hit'; hit: SearchHit }
  | { kind: 'word'; word: string }
  | { kind: 'page'; label: string }
  | { kind: 'all'; total: number }
);

/** Id of the list of options. */
export const LIST_ID = '__site-search-list';

/** Lists the options for an answer: hits and a link to all results, or, without hits, similar words and help pages. */
function panelOptions(
  answer: SearchAnswer | undefined,
  query: string,
  { hrefOf, help }: ReturnType<typeof useSearchLinks>,
): PanelOption[] {
  if (!answer) return [];
  const { hits, total, suggestions } = answer;
  if (hits.length > 0)
    return [
      ...hits.map((hit): PanelOption => ({ kind: 'hit', hit, href: hitHref(hit) })),
      { kind: 'all', total, href: hrefOf(query) },
    ];
  const words = suggestions.map((word): PanelOption => ({ kind: 'word', word, href: hrefOf(word) }));
  return [...words, ...help.map((link): PanelOption => ({ kind: 'page', ...link }))];
}

/** Returns the id of an option's element, for `aria-activedescendant`. */
export function optionId(index: number): string {
  return `__site-search-option-${index}`;
}

/** Searches for the text in the field and keeps the list of suggestions with its active option. */
export function useSuggestions(query: string, version: SearchVersion) {
  const state = useSearchHits({ query, version: version.name, area: '', limit: settings.maxHits });
  const links = useSearchLinks(version);
  const options = panelOptions(state.answer, query, links);
  // By its link, not its index, so that a late answer does not make another option active.
  const [activeHref, setActiveHref] = useState<string>();
  const active = activeHref === undefined ? -1 : options.findIndex(({ href }) => href === activeHref);
  const firstHit = state.status === 'done' ? options.find(({ kind }) => kind === 'hit') : undefined;
  return {
    state,
    options,
    /** Index of the active option. A new list has none (-1), so that screen readers announce none while typing. */
    active,
    /** The option that Enter chooses: the active one, or the first hit once the search is done. */
    chosen: options[active] ?? firstHit,
    /** Returns the link to the search page for a query. */
    hrefOf: links.hrefOf,
    /** Moves the active option; returns false if the key does not move it. */
    move(key: string): boolean {
      const index = nextOption(key, active, options.length);
      if (index === undefined) return false;
      setActiveHref(options[index]?.href);
      return true;
    },
    /** Makes no option active. */
    reset: () => setActiveHref(undefined),
  };
}
