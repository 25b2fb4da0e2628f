import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { summarizeMove } from '../../../shared/translator/recognize';
import type { ApiFiles } from '../facts/apiFiles';
import { readMoves } from './moves';

/** Folder of the modules that the body translator loads: one per move, and the list of all. Generated, not in git. */
export const MOVES_FOLDER = 'generated/moves';

/**
 * Writes what the body translator loads: for each legacy operation and body a module with its `move`, and `index.mjs`, whose
 * `moves` are the summaries of all.
 *
 * @param siteDir absolute path of the project
 * @throws if `openapi/successors.yaml` names an operation or field that does not exist
 */
export function writeMoves(siteDir: string, files: ApiFiles): void {
  const folder = path.join(siteDir, MOVES_FOLDER);
  const write = (file: string, name: string, value: unknown) =>
    writeFileSync(path.join(folder, file), `export const ${name} = ${JSON.stringify(value)};\n`);
  const moves = readMoves(files);
  mkdirSync(folder, { recursive: true });
  for (const move of moves) write(`${move.id}.mjs`, 'move', move);
  write('index.mjs', 'moves', moves.map(summarizeMove));
}
