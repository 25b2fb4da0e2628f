import { digestFiles } from '@api-docs/kit/digestFiles';

/**
 * All sources of pages. They are more than search needs, because an unchanged name for a changed index would serve the old
 * index from the browser's cache. A new name for the same index costs only one request.
 */
const SOURCES = [
  ...['blog', 'docs', 'openapi', 'versioned_docs', 'versions.json', 'brand.config.ts'],
  ...['package-lock.json', 'packages', 'site', 'src'],
];

/** Returns a SHA-256 digest, in hexadecimal, of all files that may change a search index: {@link SOURCES}. */
export function searchDigest(siteDir: string): string {
  return digestFiles(siteDir, SOURCES);
}
