import { parseJson } from '@api-docs/kit/json';
import { memoize } from '@api-docs/kit/memoize';
import type { Move } from '@api-docs/body-translator/types';
import { invertedIndex } from '@api-docs/local-search/engine/invertedIndex';
import { SearchEngine } from '@api-docs/local-search/engine/searchEngine';
import type { SearchIndexFile } from '@api-docs/local-search/searchIndex';
import type { ValidatorModule } from '@api-docs/openapi-reference/validators/types';

import type { ApiData, PartName, SiteData } from './data';

/** Length of an excerpt in characters: a sentence or two, because an assistant decides by it what to read. */
const EXCERPT_LENGTH = 160;

export type Docs = ReturnType<typeof openDocs>;

/**
 * Returns everything that the server knows. It is unpacked at the first question that needs it.
 *
 * @param unpack returns the JSON of a part
 * @param validators id of an operation → loads its validator
 */
export function openDocs(
  unpack: (part: PartName) => string,
  validators: Readonly<Record<string, () => Promise<ValidatorModule>>>,
) {
  const read = memoize((part: PartName): unknown => parseJson(unpack(part)));
  const index = memoize((version: string) => invertedIndex(JSON.parse(unpack(`index ${version}`)) as SearchIndexFile));
  const site = () => read('site') as SiteData;
  return {
    site,
    /** Returns the URL of a path below the base path. */
    urlOf: (path: string) => site().siteRoot + path,
    /** Returns the Markdown of all pages and comparisons, by path. */
    pages: () => read('pages') as Record<string, string>,
    index,
    engine: memoize(
      (version: string) => new SearchEngine(index(version), { version, basePath: '', excerptLength: EXCERPT_LENGTH }),
    ),
    api: () => read('api') as ApiData,
    /** Returns how calls of each legacy operation and body move to the current API. */
    moves: () => read('moves') as Move[],
    /** Returns the validator of an operation of the reference, by id; undefined if there is nothing to validate. */
    validator: (id: string) => (Object.hasOwn(validators, id) ? validators[id]?.() : undefined),
  };
}
