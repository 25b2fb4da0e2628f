import { searchByWorker } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import { useEffect, useState } from 'react';

import type { SearchHit } from './types';

/** Characters of a query that are searched for: fuzzy matching of one very long word would take minutes. */
const LONGEST_QUERY = 100;

/** How many results the search page shows. */
const LIMIT = 100;

/** A search that has not begun, is under way, has ended, or could not load its index. */
export type SearchState =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'done'; hits: SearchHit[] }
  | { status: 'failed'; error: unknown };

/**
 * Searches whenever the query or the index changes; an answer that comes too late is dropped.
 *
 * @param indexUrl address below which the index lies
 * @param area path of an area, empty for everywhere
 * @param asked what the reader typed
 */
export function useSearchHits(indexUrl: string, area: string, asked: string): SearchState {
  const query = asked.trim().slice(0, LONGEST_QUERY);
  const key = JSON.stringify([indexUrl, area, query]);
  const [answer, setAnswer] = useState<{ key: string; state: SearchState }>();

  useEffect(() => {
    if (query === '') return undefined;
    let current = true;
    const settle = (state: SearchState) => current && setAnswer({ key, state });
    searchByWorker(indexUrl, area, query, LIMIT).then(
      (hits) => settle({ status: 'done', hits }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [indexUrl, area, query, key]);

  if (query === '') return { status: 'idle' };
  return answer?.key === key ? answer.state : { status: 'searching' };
}
