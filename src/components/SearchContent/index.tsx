import Heading from '@theme/Heading';
import { useRef, type ReactNode } from 'react';

import SearchFailed from '@site/src/components/SearchFailed';
import SearchResult from '@site/src/components/SearchResult';
import { useSearchHits, type SearchState } from '@site/src/search/useSearchHits';
import { useSearchParameters } from '@site/src/search/useSearchParameters';

import Controls from './Controls';
import Help from './Help';
import { countWords, readingWords } from './resultWords';
import styles from './styles.module.css';

/** How many results the page shows. */
const LIMIT = 100;

/** What is said aloud when it changes: the count, and how the query was read. */
function statusOf(state: SearchState): string[] {
  if (state.status === 'done') return [countWords(state.answer), ...readingWords(state.answer)];
  return state.status === 'searching' ? ['Searching…'] : [];
}

/** The search page's content: query, area and version from the address, and the results. */
export default function SearchContent(): ReactNode {
  const parameters = useSearchParameters();
  const { query, area, version, problems } = parameters;
  const state = useSearchHits({ query, area, version: version.name, limit: LIMIT });
  const statusRef = useRef<HTMLDivElement>(null);
  const answer = state.status === 'done' || state.status === 'searching' ? state.answer : undefined;
  return (
    <>
      <Heading as="h1">{query ? `Search results for “${query}”` : 'Search'}</Heading>
      <Controls parameters={parameters} />
      <noscript>
        <p>Search runs in your browser and needs JavaScript. The docs themselves do not.</p>
      </noscript>
      {problems.map((problem) => (
        <p key={problem} role="alert" className={styles.problem}>
          {problem}
        </p>
      ))}
      <div ref={statusRef} role="status" tabIndex={-1} className={styles.status}>
        {statusOf(state).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      {state.status === 'failed' && (
        <SearchFailed
          retry={() => {
            // The button goes with its message.
            statusRef.current?.focus();
            state.retry();
          }}
        />
      )}
      {answer?.hits.map((hit) => (
        <SearchResult key={`${hit.page}#${hit.anchor}`} hit={hit} />
      ))}
      {state.status === 'done' && state.answer.hits.length === 0 && (
        <Help version={version} words={state.answer.suggestions} />
      )}
    </>
  );
}
