import type { DocsVersion } from '@api-docs/kit/node';

/**
 * Returns the paths of the indexes below the base path, by the name of the version. A hash is in their names, not in a query:
 * hosts may let browsers cache them for ever.
 *
 * @param digest of everything that may change an index, in hexadecimal. An unchanged name for a changed index would serve the
 *   old one from the browser's cache; a new name for the same index costs only one request
 */
export function indexFiles(digest: string, versions: readonly DocsVersion[]): Record<string, string> {
  const file = `search-index-${digest.slice(0, 8)}.json`;
  return Object.fromEntries(versions.map(({ name, path, isLatest }) => [name, isLatest ? file : path + file]));
}
