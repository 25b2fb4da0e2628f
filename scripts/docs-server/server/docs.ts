import { SearchEngine } from '../../../src/search/engine/searchEngine';
import { memoize, type DocsData } from './data';

/** Length of an excerpt in characters: a sentence or two, because an assistant decides by it what to read. */
const EXCERPT_LENGTH = 160;

/** The content of the server, with a search engine for each docs version. */
export interface Docs extends DocsData {
  /** Returns the engine of a docs version, by its name. The first call builds its index. */
  engine(version: string): SearchEngine;
}

/** Adds the site's own search to the content. */
export function openDocs(data: DocsData): Docs {
  return {
    ...data,
    engine: memoize(
      (version) => new SearchEngine(data.index(version), { basePath: '', excerptLength: EXCERPT_LENGTH }),
    ),
  };
}

/** Returns the URL of a path below the base path. */
export function urlOf(docs: Docs, path: string): string {
  return docs.site().siteRoot + path;
}
