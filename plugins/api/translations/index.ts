import path from 'node:path';

import { writeFile } from '../../lib/writeFile';
import type { ApiFiles } from '../facts/apiFiles';
import { readMoves } from './moves';

/** Folder of the module that the body translator loads. Generated, not in git. */
export const MOVES_FOLDER = 'generated/moves';

/**
 * Writes the module that the body translator loads: its `moves` are those of all legacy operations and bodies. It is one
 * module, because every page lists the chunks that can be loaded.
 *
 * @param siteDir absolute path of the project
 * @throws if `openapi/successors.yaml` names an operation or field that does not exist
 */
export function writeMoves(siteDir: string, files: ApiFiles): void {
  writeFile(path.join(siteDir, MOVES_FOLDER, 'all.mjs'), `export const moves = ${JSON.stringify(readMoves(files))};\n`);
}
