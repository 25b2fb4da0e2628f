import { useEffect, useState } from 'react';

import { search } from './searchClient';
import type { SearchAnswer, SearchRequest } from './types';

/** Characters of a query that are searched for: nobody looks for more, and fuzzy matching has to end. */
const LONGEST_QUERY = 100;

/** A search that has not begun, is under way (with the former answer), has ended, or could not load its index. */
export type SearchState =
  | { status: 'idle' }
  | { status: 'searching'; answer: SearchAnswer | undefined }
  | { status: 'done'; answer: SearchAnswer }
  | { status: 'failed'; retry: () => void };

type Settled = { key: string } & ({ answer: SearchAnswer } | { answer?: undefined });

/** Searches whenever the request changes; an answer that comes too late is dropped. An empty query asks nothing. */
export function useSearchHits({ query: asked, version, area, limit }: SearchRequest): SearchState {
  const query = asked.trim().slice(0, LONGEST_QUERY);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([query, version, area, limit, attempt]);
  const [settled, setSettled] = useState<Settled>({ key: '' });

  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    search({ query, version, area, limit }).then(
      (answer) => isCurrent && setSettled({ key, answer }),
      () => isCurrent && setSettled({ key }),
    );
    return () => {
      isCurrent = false;
    };
  }, [query, version, area, limit, key]);

  if (query === '') return { status: 'idle' };
  if (settled.key !== key) return { status: 'searching', answer: settled.answer };
  if (settled.answer) return { status: 'done', answer: settled.answer };
  return { status: 'failed', retry: () => setAttempt(attempt + 1) };
}
