import path from 'node:path';

import { writeFile } from '@api-docs/kit/node';

import type { ApiFiles } from '../apiFiles';
import { readMoves } from '../model/migrations';
import { GENERATED } from '../options';

/** Returns the module that the body translator loads. */
const movesFile = (id: string) => `${GENERATED}/${id}/moves.mjs`;

/**
 * Writes the module that the body translator loads: its `moves` are those of all legacy operations and bodies. It is one
 * module, because every page lists the chunks that can be loaded.
 *
 * @throws as {@link readMoves}
 */
export function writeMoves(siteDir: string, files: ApiFiles): void {
  writeFile(
    path.join(siteDir, movesFile(files.options.id)),
    `export const moves = ${JSON.stringify(readMoves(files))};\n`,
  );
}
