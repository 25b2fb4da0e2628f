import path from 'node:path';

import { writeFile } from '@api-docs/kit/node';

import type { ApiFiles } from '../apiFiles';
import { readMigrations } from '../model/migrations';
import { GENERATED } from '../options';

/** Returns the module that the body translator loads. */
const migrationsFile = (id: string) => `${GENERATED}/${id}/migrations.mjs`;

/**
 * Writes the module that the body translator loads: its `migrations` are those of all legacy operations and bodies. It is one
 * module, because every page lists the chunks that can be loaded.
 *
 * @throws as {@link readMigrations}
 */
export function writeMigrations(siteDir: string, files: ApiFiles): void {
  writeFile(
    path.join(siteDir, migrationsFile(files.options.id)),
    `export const migrations = ${JSON.stringify(readMigrations(files))};\n`,
  );
}
