import type { SearchIndexFile } from '../searchIndex';
import { invertedIndex } from '../engine/invertedIndex';
import { SearchEngine } from '../engine/searchEngine';
import type { SearchAnswer, SearchRequest } from '../engine/types';

/** A message to the worker, which answers at the port that comes with it. */
export interface WorkerRequest {
  /** Site path of the search index. */
  path: string;
  /** Largest length of an excerpt in characters. */
  excerptLength: number;
  request: SearchRequest;
}

/** The answer of the worker; `gone` if the site has another index by now, undefined if the index cannot be loaded or is corrupt. */
export type WorkerResponse = SearchAnswer | 'gone' | undefined;

/** Thrown if the site has no such index. */
class IndexGone extends Error {}

const engines = new Map<string, Promise<SearchEngine>>();

/**
 * The base path. That the worker reads it here has another reason, too: webpack gives a worker that asks for nothing of its
 * runtime none, and Docusaurus adds code to all workers that needs it.
 */
declare const __webpack_public_path__: string;

async function fetchIndex({ path, excerptLength }: WorkerRequest): Promise<SearchEngine> {
  const response = await fetch(path);
  if (response.status === 404) throw new IndexGone();
  const file = (await response.json()) as SearchIndexFile;
  return new SearchEngine(invertedIndex(file), { basePath: __webpack_public_path__, excerptLength });
}

/** Searches an index, which is loaded first if necessary. After a failure, the next call requests it again. */
async function answer(message: WorkerRequest): Promise<WorkerResponse> {
  const { path, request } = message;
  const engine = engines.get(path) ?? fetchIndex(message);
  engines.set(path, engine);
  try {
    return (await engine).search(request);
  } catch (error) {
    engines.delete(path);
    return error instanceof IndexGone ? 'gone' : undefined;
  }
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<WorkerRequest>) => {
  void answer(data).then((response) => port?.postMessage(response));
});
