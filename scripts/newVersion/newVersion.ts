import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { API_FILE, apiVersionFile } from '../../plugins/api-facts/apiFiles';
import { REFERENCE_FOLDER } from '../../plugins/api-reference';
import { MOVED_FILE } from '../../plugins/redirects/movedFile';
import { teachingError } from '../../plugins/teachingError';
import { docusaurus, mustRun, projectDir } from '../run';
import { checkApiVersion, checkChangeLog, checkHomePage } from './checkContent';
import { checkName } from './checkName';
import { checkClean, checkComplete, checkLeftOvers } from './checkTree';
import { nameMoves } from './nameMoves';
import { versionFiles } from './versionFiles';

const VERSIONS = 'versions.json';

function readVersions(text: string): string[] {
  try {
    return JSON.parse(text) as string[];
  } catch (error) {
    throw teachingError({
      file: VERSIONS,
      problem: 'the file is not JSON',
      expected: 'a list of names, the latest first',
      found: error instanceof Error ? error.message : text,
      remedy: `bring it back: git restore ${VERSIONS}`,
    });
  }
}

/**
 * Cuts a docs version: freezes `docs/`, the sidebar and the OpenAPI file together under one name, which the pages that
 * moved in `next` take over. When a step fails, what was made is removed again, so the working tree stays as it was.
 *
 * @param version name such as `v3.5.0`, later than all others and equal to `info.version` of the OpenAPI file
 * @throws when the name is taken or malformed, the sources are not committed or say something else than the name, an
 *   earlier cut is half done, or Docusaurus fails
 */
export async function newVersion(version: string, siteDir: string = projectDir): Promise<void> {
  const versionsFile = path.join(siteDir, VERSIONS);
  const before = readFileSync(versionsFile, 'utf8');
  const movedFile = path.join(siteDir, MOVED_FILE);
  const existing = readVersions(before);
  checkName(version, existing);
  checkLeftOvers(version, siteDir);
  checkComplete(existing, siteDir);
  checkApiVersion(version, siteDir);
  checkChangeLog(version, siteDir);
  checkHomePage(siteDir);
  await checkClean(version, siteDir);
  mkdirSync(path.join(siteDir, REFERENCE_FOLDER), { recursive: true });
  try {
    await mustRun(docusaurus('docs:version', version), { cwd: siteDir, capture: true });
    copyFileSync(path.join(siteDir, API_FILE), path.join(siteDir, apiVersionFile(version)));
    writeFileSync(movedFile, nameMoves(readFileSync(movedFile, 'utf8'), version));
  } catch (error) {
    for (const file of versionFiles(version)) rmSync(path.join(siteDir, file), { recursive: true, force: true });
    writeFileSync(versionsFile, before);
    throw error;
  }
}
