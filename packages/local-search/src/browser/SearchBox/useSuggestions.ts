import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';
import { useState } from 'react';

import { nextOption } from '@api-docs/ui/nextOption';

import { answerOf, useSearchHits } from '../useSearchHits';
import { useSearchLinks } from '../useSearchLinks';
import type { SearchVersion } from '../useSearchVersions';
import { panelOptions } from './panelOptions';

/** Searches for the text in the field and keeps the list of suggestions with its active option. */
export function useSuggestions(query: string, version: SearchVersion) {
  const state = useSearchHits({ query, version: version.name, area: '', limit: settings.maxHits });
  const links = useSearchLinks(version);
  const options = panelOptions(answerOf(state), query, links);
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
