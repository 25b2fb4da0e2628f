import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fileProblem } from '../errors/fileError';

/**
 * Writes a file into a folder that need not exist. `options` are those of Node.
 *
 * @throws with the file and what to do, for example on a full disk
 */
export function writeFile(absolute: string, content: string | Uint8Array, options?: { flag: string }): void {
  try {
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, content, options);
  } catch (error) {
    const { message } = error as Error;
    const problem = fileProblem(message, absolute);
    throw problem === undefined ? error : Object.assign(error as Error, { message: problem, stack: problem });
  }
}
