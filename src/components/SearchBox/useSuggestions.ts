import { useMemo, useState } from 'react';

import { SUGGESTIONS } from '@site/shared/search/searchLimits';
import { useSearchAddress } from '@site/src/search/useSearchAddress';
import { useSearchHelp } from '@site/src/search/useSearchHelp';
import { useSearchHits, type SearchState } from '@site/src/search/useSearchHits';
import type { SearchVersion } from '@site/src/search/useSearchVersions';

import { nextOption } from './nextOption';
import { panelOptions, type PanelOption } from './panelOptions';

/** The lines of the list and the one the arrow keys have reached. */
export interface Suggestions {
  state: SearchState;
  options: PanelOption[];
  /** Index of the active option, -1 for none: a new list has none, so that nothing is read aloud while typing. */
  active: number;
  /** Where Enter leads: the active option, or else the first hit, once it answers what stands in the field. */
  chosen: PanelOption | undefined;
  /** Moves as the key says; false when the key means nothing to the list. */
  move(key: string): boolean;
  /** Leaves the active option. */
  rest(): void;
  /** Makes the search page's address of a query. */
  addressOf(query: string): string;
}

/** Searches for what stands in the field and keeps the list and its active option. */
export function useSuggestions(query: string, version: SearchVersion): Suggestions {
  const state = useSearchHits({ query, version: version.name, area: '', limit: SUGGESTIONS });
  const answer = state.status === 'done' || state.status === 'searching' ? state.answer : undefined;
  const addressOf = useSearchAddress(version);
  const help = useSearchHelp(version);
  const options = useMemo(() => panelOptions(answer, query, addressOf, help), [answer, query, addressOf, help]);
  // Kept by its address: an answer that comes late must not take it away from a reader who has moved on to it.
  const [reached, setReached] = useState<string>();
  const active = reached === undefined ? -1 : options.findIndex(({ href }) => href === reached);
  const firstHit = state.status === 'done' ? options.find(({ kind }) => kind === 'hit') : undefined;
  return {
    state,
    options,
    active,
    chosen: options[active] ?? firstHit,
    addressOf,
    move(key) {
      const index = nextOption(key, active, options.length);
      if (index === undefined) return false;
      setReached(options[index]?.href);
      return true;
    },
    rest: () => setReached(undefined),
  };
}
