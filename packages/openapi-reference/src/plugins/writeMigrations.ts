import path from 'node:path';

import { writeFile } from '@api-docs/kit/node';
import { addressDocumentLinks } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { readMigrations } from '../model/migrations';
import { GENERATED } from '../options';
import { documentAddresses } from '../pages/documentAddresses';

/**
 * Writes the module that the body translator loads: its `migrations` are those of all legacy operations and bodies. It is one
 * module, because every page lists the chunks that can be loaded.
 *
 * @throws as {@link readMigrations}
 */
export function writeMigrations(siteDir: string, files: ApiFiles): void {
  const { id, file } = files.options;
  const migrations = JSON.stringify(readMigrations(files));
  const addressed = addressDocumentLinks(migrations, documentAddresses(files, file));
  writeFile(path.join(siteDir, GENERATED, id, 'migrations.mjs'), `export const migrations = ${addressed};\n`);
}
