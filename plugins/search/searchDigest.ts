import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folder of the digest, relative to the project: the search plugin names its index after the Markdown files it is given. */
export const DIGEST_FOLDER = 'generated/search-digest';

/**
 * Everything that a page is made of. More than search needs, on purpose: an index under an old name would be taken from
 * the reader's cache, while a new name for the same content costs one request.
 */
const SOURCES = [
  'blog',
  'brand.config.ts',
  'config',
  'docs',
  'openapi',
  'package-lock.json',
  'plugins',
  'shared',
  'src',
  'versioned_docs',
  'versions.json',
];

function filesIn(root: string, source: string): string[] {
  const absolute = path.join(root, source);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [source];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(source, file))
    .filter((file) => statSync(path.join(root, file)).isFile());
}

/**
 * Computes a digest that changes whenever the content of a search index may change: pages, brand, OpenAPI files,
 * synonyms, the code that draws pages, and the packages it stands on.
 *
 * @param siteDir absolute path of the project
 * @returns SHA-256 in hexadecimal digits
 */
export function searchDigest(siteDir: string): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) => filesIn(siteDir, source)).sort();
  for (const file of files) {
    hash.update(file.split(path.sep).join('/'));
    hash.update(readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex');
}
