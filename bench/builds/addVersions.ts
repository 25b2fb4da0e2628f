import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { apiVersionFile } from '../../plugins/api-facts/apiFiles';
import { docsFolder } from '../../plugins/front-matter/docsFolder';

const VERSIONS = 'versions.json';

/**
 * Gives a copy of the site more docs versions: each has the pages, the sidebar and the OpenAPI file of the oldest one and
 * stands behind all others, as an old version does. With those of the latest, pages would seem to move back and forth.
 *
 * @param siteDir absolute path of the copy, which this changes
 * @param count versions that the copy has in the end, `next` included; fewer than it has already add none
 */
export function addVersions(siteDir: string, count: number): void {
  const file = path.join(siteDir, VERSIONS);
  const cut = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const oldest = cut.at(-1) ?? '';
  const added = Array.from({ length: Math.max(0, count - 1 - cut.length) }, (_, index) => `v1.${999 - index}.0`);
  const place = (name: string) => path.join(siteDir, name);
  const sidebar = (version: string) => place(`versioned_sidebars/version-${version}-sidebars.json`);
  for (const version of added) {
    cpSync(place(docsFolder(oldest)), place(docsFolder(version)), { recursive: true });
    copyFileSync(sidebar(oldest), sidebar(version));
    copyFileSync(place(apiVersionFile(oldest)), place(apiVersionFile(version)));
  }
  writeFileSync(file, `${JSON.stringify([...cut, ...added], null, 2)}\n`);
}
