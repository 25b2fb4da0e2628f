import { EXCERPT_LENGTH } from '@site/shared/search/searchConstants';
import { joinIndex, unpackPages, type SearchIndexFile } from '@site/shared/search/searchIndex';

import { SearchEngine } from './engine/searchEngine';
import type { SearchAnswer, SearchRequest } from './types';

/** Site path of a search index, and the base path of the site. */
export interface IndexLocation {
  path: string;
  basePath: string;
}

/** A loaded index. */
interface LoadedIndex {
  engine: SearchEngine;
  /** Loads the rest of a large index, after which `engine` searches all of it; undefined if nothing is left to load. */
  loadRest?: () => Promise<void>;
}

const indexes = new Map<string, Promise<LoadedIndex>>();

async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`the search index answered with status ${response.status}`);
  return (await response.json()) as Content;
}

async function fetchIndex({ path, basePath }: IndexLocation): Promise<LoadedIndex> {
  const { version, sameMeaning, pages, parts = [] } = await fetchJson<SearchIndexFile>(path);
  const engineFor = (packed: SearchIndexFile['pages']) =>
    new SearchEngine({ version, sameMeaning, pages: unpackPages(packed) }, { basePath, excerptLength: EXCERPT_LENGTH });
  const index: LoadedIndex = { engine: engineFor(pages) };
  if (parts.length === 0) return index;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  let rest: Promise<void> | undefined;
  index.loadRest = () => {
    rest ??= Promise.all(parts.map((part) => fetchJson<SearchIndexFile['pages']>(folder + part))).then((loaded) => {
      index.engine = engineFor(joinIndex(pages, loaded));
      delete index.loadRest;
    });
    rest.catch(() => (rest = undefined));
    return rest;
  };
  return index;
}

/**
 * Loads an index and keeps it. After a failure, the next call requests it again.
 *
 * @throws if the index cannot be loaded or is corrupt
 */
export function loadEngine(location: IndexLocation): Promise<LoadedIndex> {
  const known = indexes.get(location.path);
  if (known) return known;
  const index = fetchIndex(location);
  indexes.set(location.path, index);
  index.catch(() => indexes.delete(location.path));
  return index;
}

/**
 * Searches an index, which is loaded first if necessary. The first answers from a large index leave out the fields of the
 * API reference and are marked as partial; a request with `isComplete` loads them.
 *
 * @throws if the index cannot be loaded or is corrupt
 */
export async function answer(location: IndexLocation, request: SearchRequest): Promise<SearchAnswer> {
  const index = await loadEngine(location);
  if (request.isComplete) await index.loadRest?.();
  const found = index.engine.search(request);
  return index.loadRest ? { ...found, isPartial: true } : found;
}
