import { existsSync } from 'node:fs';
import path from 'node:path';

import { projectDir } from '../scripts/run';

/**
 * Finds the built site that a bench measures.
 *
 * @param folder as it was given with `--site`
 * @returns absolute path
 * @throws when nothing is built there
 */
export function siteFolder(folder: string): string {
  const siteDir = path.resolve(projectDir, folder);
  if (!existsSync(path.join(siteDir, 'index.html'))) {
    throw new Error(`${folder}/index.html: the site is not built\n  remedy: run npm run build first`);
  }
  return siteDir;
}
