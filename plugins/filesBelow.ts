import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists all files of a folder and of the folders in it.
 *
 * @param dir absolute path
 * @returns paths relative to it with `/` between folders, sorted
 */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
