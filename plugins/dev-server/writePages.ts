import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ApiFiles } from '../api/facts/apiFiles';
import { REFERENCE_FOLDER, referencePages } from '../api/reference';

/**
 * Writes the pages of the reference that changed, and deletes files that are no longer pages. Unchanged files stay as they
 * are, so that the server does not load them again.
 *
 * @param siteDir absolute path of the project
 * @param slug the brand's slug
 * @throws if the OpenAPI file is invalid; then no file changes
 */
export function writePages(siteDir: string, files: ApiFiles, slug: string): void {
  const pages = referencePages(siteDir, files, slug);
  const folder = path.join(siteDir, REFERENCE_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!pages.has(name)) rmSync(path.join(folder, name));
  for (const [name, content] of pages) {
    const file = path.join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  }
}
