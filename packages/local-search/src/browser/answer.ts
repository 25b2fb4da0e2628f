import type { SearchIndexFile } from '../searchIndex';
import { invertedIndex } from '../engine/invertedIndex';
import { SearchEngine } from '../engine/searchEngine';
import type { SearchAnswer, SearchRequest } from '../engine/types';

/** Site path of a search index, and how its hits are told. */
export interface IndexLocation {
  path: string;
  basePath: string;
  /** Largest length of an excerpt in characters. */
  excerptLength: number;
}

const engines = new Map<string, Promise<SearchEngine>>();

async function fetchIndex({ path, ...options }: IndexLocation): Promise<SearchEngine> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`the search index answered with status ${response.status}`);
  const file = (await response.json()) as SearchIndexFile;
  return new SearchEngine(invertedIndex(file), { version: file.version, ...options });
}

/** Loads an index and keeps it. After a failure, the next call requests it again. */
function loadEngine(location: IndexLocation): Promise<SearchEngine> {
  const known = engines.get(location.path);
  if (known) return known;
  const engine = fetchIndex(location);
  engines.set(location.path, engine);
  engine.catch(() => engines.delete(location.path));
  return engine;
}

/** Searches an index, which is loaded first if necessary; only loads it without a request. Throws if it cannot be loaded or is corrupt. */
export async function answer(location: IndexLocation, request?: SearchRequest): Promise<SearchAnswer | undefined> {
  const engine = await loadEngine(location);
  return request && engine.search(request);
}
