import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file into a folder that need not exist. `options` are those of Node. */
export function writeFile(absolute: string, content: string | Uint8Array, options?: { flag: string }): void {
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, content, options);
}
