import { LATEST_PATH, type DocsVersion } from '@api-docs/kit/docsVersions';

import { searchDigest } from '../../../../plugins/search/searchDigest';

/** Hexadecimal digits in the name of an index, for which `deploy/headers/cacheRules.ts` has a rule. */
const DIGITS = 8;

/**
 * Returns the files of the indexes. A hash is in their names, not in a query: hosts may let browsers cache them for ever.
 *
 * @param siteDir absolute path of the project
 * @returns path below the base path, by the name of the version
 */
export function indexFiles(siteDir: string, versions: readonly DocsVersion[]): Record<string, string> {
  const file = `search-index-${searchDigest(siteDir).slice(0, DIGITS)}.json`;
  return Object.fromEntries(versions.map(({ name, path }) => [name, path === LATEST_PATH ? file : path + file]));
}
