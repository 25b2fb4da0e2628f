import settings from '@generated/local-search/default/settings.json';
import { useEffect, useState } from 'react';

import type { SearchAnswer, SearchRequest } from '../engine/types';
import type { WorkerRequest, WorkerResponse } from './worker';

/** The base path, which the bundler also uses: https://webpack.js.org/api/module-variables/#__webpack_public_path__-webpack-specific */
declare const __webpack_public_path__: string;

const { indexFiles, excerptLength } = settings;
const basePath = __webpack_public_path__;

/** Returns the site path of the search index of a version such as `v3.4.0`, or undefined if it has none. */
export function indexPath(version: string): string | undefined {
  const file = indexFiles[version];
  return file && basePath + file;
}

let worker: Worker | undefined;

/** The site has been updated since the page was opened, so that the index of the page is gone. */
class SiteUpdated extends Error {}

/** Ports that wait for an answer. Safari may collect a port as garbage that nothing else refers to. */
const waiting = new Set<MessagePort>();

/** Searches in a background worker. The first call loads the index; if that fails, it rejects and the next call requests it again. */
function search(request: SearchRequest): Promise<SearchAnswer> {
  return new Promise((resolve, reject) => {
    const path = indexPath(request.version);
    if (path === undefined) throw new Error(`there is no search index of the docs version ${request.version}`);
    const current = (worker ??= new Worker(
      /* webpackChunkName: "search-worker" */ new URL('./worker', import.meta.url),
    ));
    const { port1, port2 } = new MessageChannel();
    waiting.add(port1);
    const fail = () => {
      waiting.delete(port1);
      worker = undefined;
      // An update takes away the script of the worker, too.
      fetch(path, { method: 'HEAD' }).then(
        ({ status }) => reject(status === 404 ? new SiteUpdated() : new Error('the search could not start')),
        reject,
      );
    };
    current.addEventListener('error', fail);
    port1.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      current.removeEventListener('error', fail);
      waiting.delete(port1);
      if (data === 'gone') reject(new SiteUpdated());
      else if (data) resolve(data);
      else reject(new Error('the search index did not load'));
    };
    current.postMessage({ path, excerptLength, request } satisfies WorkerRequest, [port2]);
  });
}

/** Starts the worker and loads the index of a docs version. Errors are ignored here: the next search reports them. */
export function warmUp(version: string): void {
  search({ query: '', version, area: '', limit: 0 }).catch(() => undefined);
}

/** Characters of a query that are read, as many as a stack trace has. The engine says which words it searched for. */
const MAX_QUERY_LENGTH = 5_000;

/** `searching` keeps the previous answer; `failed` means that the index did not load, or is outdated, so that only a new page helps. */
export type SearchState =
  | { status: 'idle'; answer?: undefined }
  | { status: 'searching'; answer: SearchAnswer | undefined }
  | { status: 'done'; answer: SearchAnswer }
  | { status: 'failed'; answer?: undefined; isOutdated: boolean; retry: () => void };

/** Searches whenever the request changes, unless the query is empty; ignores answers to earlier requests. */
export function useSearchHits({ query: asked, version, area, limit }: SearchRequest): SearchState {
  const query = asked.trim().slice(0, MAX_QUERY_LENGTH);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([query, version, area, limit, attempt]);
  // The last request that was answered or failed; without an answer it failed.
  const [settled, setSettled] = useState<{ key: string; answer?: SearchAnswer; isOutdated?: boolean }>({ key: '' });

  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    // A request that is repeated keeps its answer, so that the same one is not announced twice.
    const show = (answer: SearchAnswer) =>
      isCurrent && setSettled((known) => (known.answer && known.key === key ? known : { key, answer }));
    const fail = (error: unknown) => isCurrent && setSettled({ key, isOutdated: error instanceof SiteUpdated });
    search({ query, version, area, limit }).then(show, fail);
    return () => {
      isCurrent = false;
    };
  }, [query, version, area, limit, key]);

  if (query === '') return { status: 'idle' };
  if (settled.key !== key) return { status: 'searching', answer: settled.answer };
  if (settled.answer) return { status: 'done', answer: settled.answer };
  return { status: 'failed', isOutdated: settled.isOutdated === true, retry: () => setAttempt(attempt + 1) };
}
