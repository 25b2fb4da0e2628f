import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

import SearchResult from '@site/src/components/SearchResult';
import { AREAS, useSearchParameters, type SearchParameters } from '@site/src/search/useSearchParameters';
import { useSearchHits, type SearchState } from '@site/src/search/useSearchHits';

import styles from './styles.module.css';

function Controls({ parameters }: { parameters: SearchParameters }): ReactNode {
  const { query, area, version, versions, set } = parameters;
  return (
    <div className={styles.controls} role="search">
      <label className={styles.query}>
        Search for
        <input
          type="search"
          name="q"
          value={query}
          autoComplete="off"
          onChange={(event) => set('q', event.target.value)}
        />
      </label>
      <label>
        In
        <select name="ctx" value={area} onChange={(event) => set('ctx', event.target.value)}>
          <option value="">Everywhere</option>
          {AREAS.map(({ path, label }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Docs version
        <select name="version" value={version.value} onChange={(event) => set('version', event.target.value)}>
          {versions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function statusWords(state: SearchState): string {
  if (state.status === 'searching') return 'Searching…';
  if (state.status === 'failed') return `The search index did not load (${String(state.error)}). Reload the page.`;
  if (state.status === 'idle') return '';
  if (state.hits.length === 0) return 'No results';
  return state.hits.length === 1 ? '1 result' : `${state.hits.length} results`;
}

/** The search page's content: query, area and version from the address, and the results. */
export default function SearchContent(): ReactNode {
  const parameters = useSearchParameters();
  const state = useSearchHits(parameters.indexUrl, parameters.area, parameters.query);
  return (
    <>
      <Heading as="h1">{parameters.query ? `Search results for “${parameters.query}”` : 'Search'}</Heading>
      <Controls parameters={parameters} />
      <noscript>
        <p>Search runs in your browser and needs JavaScript. The docs themselves do not.</p>
      </noscript>
      {parameters.problems.map((problem) => (
        <p key={problem} role="alert" className={styles.problem}>
          {problem}
        </p>
      ))}
      <p role="status" className={styles.status}>
        {statusWords(state)}
      </p>
      {state.status === 'done' && state.hits.map((hit) => <SearchResult key={hit.document.i} hit={hit} />)}
    </>
  );
}
