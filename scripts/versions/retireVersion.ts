import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { buildError, docsFolder, readVersions, sidebarFile } from '@api-docs/kit/node';
import { MOVED_FILE } from '@api-docs/version-comparisons/moved-pages/movedPages';

import { brand } from '../../brand.config';
import { projectDir } from '../lib/run';
import { checkClean, VERSIONS_FILE, type VersionChange } from './changeVersions';
import { versionPages } from './versionPages';

/** The list of retired versions in `moved.yaml`. */
const RETIRED = /^retired:.*$/m;

/** Checks that a version is the oldest, and not the latest. */
function checkOldest(version: string, existing: readonly string[]): void {
  const [latest = '', oldest = ''] = [existing[0], existing.at(-1)];
  if (version === oldest && version !== latest) return;
  throw buildError({
    file: VERSIONS_FILE,
    problem: existing.includes(version) ? `${version} cannot be retired` : 'no such version',
    expected: `the oldest version, ${oldest}, unless it is also the latest`,
    found: version || 'nothing',
    why: 'The paths of retired versions redirect to the latest one, and moved pages are followed from version to version.',
    remedy: oldest === latest ? 'cut the next version first' : `run npm run new:version -- --retire ${oldest}`,
  });
}

/**
 * Adds a version to the list `retired` in the text of `moved.yaml`.
 *
 * @param pages paths inside the version, without slashes at the ends
 */
export function addRetired(text: string, version: string, pages: readonly string[]): string {
  const list = pages.map((page) => `      - ${page}`);
  const entry = ['retired:', `  - version: ${version}`, '    pages:', ...list].join('\n');
  return RETIRED.test(text) ? text.replace(RETIRED, () => entry) : `${text.trimEnd()}\n\n${entry}\n`;
}

/**
 * Prepares to remove a docs version from the site: its docs and sidebar go, and `moved.yaml` lists its pages, so that
 * their paths redirect to the latest version. Its OpenAPI file stays as a download. Nothing is written yet. Throws if a
 * check fails.
 */
export async function prepareRetirement(version: string, siteDir: string = projectDir): Promise<VersionChange> {
  const existing = readVersions(siteDir);
  checkOldest(version, existing);
  const removed = [docsFolder(version), sidebarFile(version)];
  const edited = [VERSIONS_FILE, MOVED_FILE, ...removed];
  await checkClean(edited, `retire ${version}`, siteDir);
  // The file contains the token instead of the slug.
  const pages = versionPages(siteDir, version, { ...brand, slug: '%brand.slug%' }).map(({ slug }) => slug);
  const moved = readFileSync(path.join(siteDir, MOVED_FILE), 'utf8');
  const rest = existing.filter((name) => name !== version);
  return {
    edited,
    created: [],
    write: async () => {
      writeFileSync(path.join(siteDir, VERSIONS_FILE), `${JSON.stringify(rest, null, 2)}\n`);
      writeFileSync(path.join(siteDir, MOVED_FILE), addRetired(moved, version, pages.filter(Boolean).sort()));
      for (const file of removed) rmSync(path.join(siteDir, file), { recursive: true });
    },
  };
}
