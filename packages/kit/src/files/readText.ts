import { readFileSync } from 'node:fs';

/** Reads a text file. Its lines end in `\n`, also if an editor on Windows wrote it, so that the site is the same. */
export function readText(absolute: string): string {
  return readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n');
}
