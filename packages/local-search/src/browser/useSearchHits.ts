import { useEffect, useState } from 'react';

import { search } from './searchClient';
import type { SearchAnswer, SearchRequest } from '../engine/types';

/** Characters of a query that are read, as many as a stack trace has. The engine says which words it searched for. */
const MAX_QUERY_LENGTH = 5_000;

/** `searching` keeps the previous answer; `failed` means that the index did not load. */
export type SearchState =
  | { status: 'idle'; answer?: undefined }
  | { status: 'searching'; answer: SearchAnswer | undefined }
  | { status: 'done'; answer: SearchAnswer }
  | { status: 'failed'; answer?: undefined; retry: () => void };

/** Searches whenever the request changes, unless the query is empty; ignores answers to earlier requests. */
export function useSearchHits({ query: asked, version, area, limit }: SearchRequest): SearchState {
  const query = asked.trim().slice(0, MAX_QUERY_LENGTH);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([query, version, area, limit, attempt]);
  // The last request that was answered or failed; without an answer it failed.
  const [settled, setSettled] = useState<{ key: string; answer?: SearchAnswer }>({ key: '' });

  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    const show = (answer?: SearchAnswer) => isCurrent && setSettled({ key, ...(answer && { answer }) });
    search({ query, version, area, limit }).then(show, () => show());
    return () => {
      isCurrent = false;
    };
  }, [query, version, area, limit, key]);

  if (query === '') return { status: 'idle' };
  if (settled.key !== key) return { status: 'searching', answer: settled.answer };
  if (settled.answer) return { status: 'done', answer: settled.answer };
  return { status: 'failed', retry: () => setAttempt(attempt + 1) };
}
