import { parseJson } from '@api-docs/kit/json';
import { memoize } from '@api-docs/kit/memoize';
import type { Move } from '@api-docs/body-translator/types';

import type { SearchIndexFile } from '@api-docs/local-search/searchIndex';
import type { ValidatorModule } from '../../../plugins/api/validators/types';
import { SearchEngine } from '@api-docs/local-search/engine/searchEngine';
import { PARTS, type ApiData, type SiteData } from './data';

/** Length of an excerpt in characters: a sentence or two, because an assistant decides by it what to read. */
const EXCERPT_LENGTH = 160;

/** Everything that the server knows. What is large is read at the first question that needs it. */
export interface Docs {
  site(): SiteData;
  /** Markdown of all pages and comparisons, by path. */
  pages(): Record<string, string>;
  /** The search index of a docs version, by its name. */
  index(version: string): SearchIndexFile;
  api(): ApiData;
  /** How calls of each legacy operation and body move to the current API. */
  moves(): Move[];
  /** Returns the engine of a docs version, by its name. The first call builds its index. */
  engine(version: string): SearchEngine;
  /** Validator of an operation of the reference, by id; undefined if there is nothing to validate. */
  validator(id: string): Promise<ValidatorModule> | undefined;
}

/**
 * Returns content that is unpacked when it is needed.
 *
 * @param unpack returns the JSON of a part, see {@link PARTS}
 * @param validators id of an operation → loads its validator
 */
export function openDocs(
  unpack: (part: string) => string,
  validators: Readonly<Record<string, () => Promise<ValidatorModule>>>,
): Docs {
  const read = memoize((part: string): unknown => parseJson(unpack(part)));
  const index = (version: string) => JSON.parse(unpack(PARTS.index(version))) as SearchIndexFile;
  return {
    site: () => read(PARTS.site) as SiteData,
    pages: () => read(PARTS.pages) as Record<string, string>,
    index,
    engine: memoize(
      (version: string) => new SearchEngine(index(version), { basePath: '', excerptLength: EXCERPT_LENGTH }),
    ),
    api: () => read(PARTS.api) as ApiData,
    moves: () => read(PARTS.moves) as Move[],
    validator: (id) => (Object.hasOwn(validators, id) ? validators[id]?.() : undefined),
  };
}

/** Returns the URL of a path below the base path. */
export function urlOf(docs: Docs, path: string): string {
  return docs.site().siteRoot + path;
}
