import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { apiVersionFile } from '../../plugins/api/facts/apiFiles';
import { MOVED_FILE } from '../../plugins/content/moved-pages/movedPages';
import { buildError, spellingRemedy } from '../../plugins/lib/buildError';
import { versionPages } from '../../plugins/versions/comparisons/read/versionPages';
import { docsFolder, sidebarFile } from '../../plugins/versions/docsVersions';
import { projectDir } from '../lib/run';
import { checkClean, checkComplete, releasedVersions } from './checks';
import { VERSIONS_FILE } from './versionFiles';
import type { VersionPlan } from './versionPlan';

/** The list of retired versions in `moved.yaml`. */
const RETIRED = /^retired:.*$/m;

/**
 * Checks that a version exists, is not the latest, and is the oldest.
 *
 * @param existing names of released versions, the latest first
 */
function checkOldest(version: string, existing: readonly string[]): void {
  const [latest = '', oldest = ''] = [existing[0], existing.at(-1)];
  const details = { file: VERSIONS_FILE, expected: `the oldest version, ${oldest}`, found: version || 'nothing' };
  if (!existing.includes(version)) {
    throw buildError({
      ...details,
      problem: 'no such version',
      remedy: spellingRemedy(version, existing, `run npm run retire:version ${oldest}`),
    });
  }
  if (version === latest) {
    throw buildError({
      ...details,
      problem: `${version} is the latest version`,
      expected: 'a version that is not the latest',
      why: 'Readers get the latest version, and the paths of retired versions redirect to it.',
      remedy: 'cut the next version first',
    });
  }
  if (version !== oldest) {
    throw buildError({
      ...details,
      problem: `${version} is not the oldest version`,
      why: 'Moved pages are followed from version to version.',
      remedy: `run npm run retire:version ${oldest} first`,
    });
  }
}

/**
 * Adds a version to the list `retired` in the text of `moved.yaml`.
 *
 * @param pages paths inside the version, without slashes at the ends
 */
export function addRetired(text: string, version: string, pages: readonly string[]): string {
  const entry = ['retired:', `  - version: ${version}`, '    pages:', ...pages.map((page) => `      - ${page}`)].join(
    '\n',
  );
  return RETIRED.test(text) ? text.replace(RETIRED, () => entry) : `${text.trimEnd()}\n\n${entry}\n`;
}

/**
 * Plans to remove a docs version from the site: its docs and sidebar go, and `moved.yaml` lists its pages, so that their
 * paths redirect to the latest version. Its OpenAPI file stays as a download. Nothing is written.
 *
 * @param version the oldest version, for example `v3.3.0`
 * @throws if a check fails
 */
export async function planRetirement(version: string, siteDir: string = projectDir): Promise<VersionPlan> {
  const existing = releasedVersions(siteDir);
  checkOldest(version, existing);
  checkComplete(existing, siteDir);
  const removed = [docsFolder(version), sidebarFile(version)];
  const edited = [VERSIONS_FILE, MOVED_FILE, ...removed];
  await checkClean(edited, `retire ${version}`, siteDir);
  // The file contains the token instead of the slug.
  const tokens = { ...brand, slug: '%brand.slug%' };
  const pages = versionPages({ siteDir, brand: tokens }, version)
    .map(({ slug }) => slug)
    .filter((slug) => slug !== '')
    .sort();
  const moved = readFileSync(path.join(siteDir, MOVED_FILE), 'utf8');
  const rest = existing.filter((name) => name !== version);
  return {
    title: `Retire ${version}`,
    steps: [
      ...removed.map((file) => ({ file, effect: 'removed' })),
      { file: VERSIONS_FILE, effect: `${rest.join(', ')} stay` },
      { file: MOVED_FILE, effect: `lists its pages: ${pages.length + 1} paths redirect to docs ${rest[0] ?? ''}` },
      { file: apiVersionFile(version), effect: 'stays, as a download in the archive of the reference' },
    ],
    edited,
    created: [],
    write: () => {
      writeFileSync(path.join(siteDir, VERSIONS_FILE), `${JSON.stringify(rest, null, 2)}\n`);
      writeFileSync(path.join(siteDir, MOVED_FILE), addRetired(moved, version, pages));
      for (const file of removed) rmSync(path.join(siteDir, file), { recursive: true });
      return Promise.resolve();
    },
  };
}
