import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { API_FILE, apiVersionFile } from '../../plugins/api/facts/apiFiles';
import { REFERENCE_FOLDER } from '../../plugins/api/reference';
import { MOVED_FILE } from '../../plugins/content/moved-pages/movedPages';
import { buildError } from '../../plugins/lib/buildError';
import { docusaurus, mustRun, projectDir } from '../lib/run';
import {
  checkApiVersion,
  checkChangeLog,
  checkHomePage,
  checkName,
  checkClean,
  checkComplete,
  checkLeftOvers,
} from './checks';
import { versionFiles } from './versionFiles';

/** Example: `  - since: next`. */
const SINCE_NEXT = /^(\s*(?:- )?since:\s*)(['"]?)next\2(?=\s|$)/gm;

/** Replaces `since: next` in the text of `moved.yaml` with the version that `next` becomes. */
export function nameMoves(text: string, version: string): string {
  return text.replace(SINCE_NEXT, `$1${version}`);
}

const VERSIONS = 'versions.json';

function readVersions(text: string): string[] {
  try {
    return JSON.parse(text) as string[];
  } catch (error) {
    throw buildError({
      file: VERSIONS,
      problem: 'the file is not valid JSON',
      expected: 'a list of names, the latest first',
      found: error instanceof Error ? error.message : text,
      remedy: `run git restore ${VERSIONS}`,
    });
  }
}

/**
 * Cuts a docs version: freezes `docs/`, the sidebar and the OpenAPI file, and names the version in `moved.yaml`. If a step
 * fails, the created files are removed, so that the working tree is unchanged.
 *
 * @param version for example `v3.5.0`; must be later than all others and equal to `info.version` of the OpenAPI file
 * @throws if a check fails or Docusaurus does
 */
export async function cutVersion(version: string, siteDir: string = projectDir): Promise<void> {
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
