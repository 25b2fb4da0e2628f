import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fileProblem } from '../errors/fileProblem';

/** Runs something that writes, and makes an error of the file system say what to do. */
function explained(absolute: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const { message } = error as Error;
    const problem = fileProblem(message, absolute);
    throw problem === undefined ? error : Object.assign(error as Error, { message: problem, stack: problem });
  }
}

/**
 * Makes a folder and those around it, if they are missing.
 *
 * @throws with the folder and what to do, for example where nothing may be written
 */
export function makeFolder(absolute: string): void {
  explained(absolute, () => mkdirSync(absolute, { recursive: true }));
}

/**
 * Writes a file into a folder that need not exist. `options` are those of Node.
 *
 * @throws with the file and what to do, for example on a full disk
 */
export function writeFile(absolute: string, content: string | Uint8Array, options?: { flag: string }): void {
  makeFolder(path.dirname(absolute));
  explained(absolute, () => writeFileSync(absolute, content, options));
}
