import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from './paths';

function filesIn(root: string, source: string): string[] {
  const absolute = path.join(root, source);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [source];
  // Not what builds write meanwhile.
  const files = listFiles(absolute).filter((file) => !/(?:^|\/)(?:\.[^/]+|dist|build|node_modules)\//.test(file));
  return files.map((file) => `${source}/${file}`);
}

/**
 * Returns a SHA-256 digest, in hexadecimal, of the names and the content of files. Lines may end in `\n` or `\r\n`.
 *
 * @param siteDir absolute path of the project
 * @param sources files and folders, relative to the project; they may be missing
 */
export function digestFiles(siteDir: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(siteDir, source)).sort()) {
    hash.update(file);
    // Latin 1 keeps all bytes of images.
    const content = readFileSync(path.join(siteDir, file), 'latin1').replaceAll('\r\n', '\n');
    hash.update(content, 'latin1');
  }
  return hash.digest('hex');
}
