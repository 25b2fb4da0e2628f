import type { SearchIndexFile } from '@site/shared/search/searchIndex';
import { unpackPages } from '@site/shared/search/searchIndex';
import { EXCERPT_LENGTH } from '@site/shared/search/searchLimits';

import { SearchEngine } from './engine/searchEngine';
import type { SearchAnswer, SearchRequest } from './types';

/** Where the index of a docs version lies. */
export interface IndexAddress {
  url: string;
  basePath: string;
}

const engines = new Map<string, Promise<SearchEngine>>();

async function loadEngine({ url, basePath }: IndexAddress): Promise<SearchEngine> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the search index answered with status ${response.status}`);
  const { version, sameMeaning, pages } = (await response.json()) as SearchIndexFile;
  return new SearchEngine(
    { version, sameMeaning, pages: unpackPages(pages) },
    { basePath, excerptLength: EXCERPT_LENGTH },
  );
}

/**
 * Makes an index ready, once; after a failure the next call tries again.
 *
 * @throws when the index cannot be loaded or is damaged
 */
export function prepare(address: IndexAddress): Promise<SearchEngine> {
  const known = engines.get(address.url);
  if (known) return known;
  const engine = loadEngine(address);
  engines.set(address.url, engine);
  engine.catch(() => engines.delete(address.url));
  return engine;
}

/**
 * Answers a request with the index at an address.
 *
 * @throws when the index cannot be loaded or is damaged
 */
export async function answer(address: IndexAddress, request: SearchRequest): Promise<SearchAnswer> {
  return (await prepare(address)).search(request);
}
