import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../brand.config';
import { API_FILE, apiVersionFile, openApiFiles } from '../plugins/api-facts/apiFiles';
import { REFERENCE_FOLDER } from '../plugins/api-reference';
import { docsFolder } from '../plugins/front-matter/docsFolder';
import { teachingError } from '../plugins/teachingError';
import { docusaurus, mustRun, projectDir } from './run';

/** Example: `v3.4.0`. */
const NAME = /^v(\d+)\.(\d+)\.(\d+)$/;

/** What a cut of this version makes, relative to the project. */
function filesOf(version: string): string[] {
  return [docsFolder(version), `versioned_sidebars/version-${version}-sidebars.json`, apiVersionFile(version)];
}

function isLater(version: string, than: string): boolean {
  const numbers = (name: string) => (NAME.exec(name)?.slice(1) ?? []).map(Number);
  const [a, b] = [numbers(version), numbers(than)];
  const index = a.findIndex((part, place) => part !== b[place]);
  return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0);
}

function checkName(version: string, existing: readonly string[], siteDir: string): void {
  const lesson = { file: 'versions.json', found: version || 'nothing' };
  if (!NAME.test(version)) {
    throw teachingError({
      ...lesson,
      problem: 'not a version name',
      expected: 'the form v3.5.0',
      remedy: 'run npm run new:version v3.5.0, with your numbers',
    });
  }
  const leftOver = filesOf(version).find((file) => existsSync(path.join(siteDir, file)));
  if (existing.includes(version) || leftOver) {
    throw teachingError({
      ...lesson,
      problem: `the version ${version} exists already`,
      expected: `a name later than ${existing[0] ?? 'none'}`,
      found: leftOver ?? version,
      remedy: 'choose the next number; a version that was cut never changes',
    });
  }
  if (existing[0] !== undefined && !isLater(version, existing[0])) {
    throw teachingError({
      ...lesson,
      problem: 'versions go forward',
      expected: `a name later than ${existing[0]}`,
      remedy: 'choose the next number',
    });
  }
}

function checkApiVersion(version: string, siteDir: string): void {
  const found = openApiFiles(siteDir, brand).facts(API_FILE).version;
  if (`v${found}` === version) return;
  throw teachingError({
    file: API_FILE,
    problem: 'the OpenAPI file has another version',
    expected: `info.version: ${version.slice(1)}`,
    found: `info.version: ${found}`,
    remedy: `set info.version, commit, then cut ${version}`,
  });
}

/**
 * Cuts a docs version: freezes `docs/`, the sidebar and the OpenAPI file together under one name. When a step fails, what
 * was made is removed again, so the working tree stays as it was.
 *
 * @param version name such as `v3.5.0`, later than all others and equal to `info.version` of the OpenAPI file
 * @throws when the name is taken or malformed, the OpenAPI file names another version, or Docusaurus fails
 */
export async function newVersion(version: string, siteDir: string = projectDir): Promise<void> {
  const versionsFile = path.join(siteDir, 'versions.json');
  const before = readFileSync(versionsFile, 'utf8');
  checkName(version, JSON.parse(before) as string[], siteDir);
  checkApiVersion(version, siteDir);
  mkdirSync(path.join(siteDir, REFERENCE_FOLDER), { recursive: true });
  try {
    await mustRun(docusaurus('docs:version', version), { cwd: siteDir, capture: true });
    copyFileSync(path.join(siteDir, API_FILE), path.join(siteDir, apiVersionFile(version)));
  } catch (error) {
    for (const file of filesOf(version)) rmSync(path.join(siteDir, file), { recursive: true, force: true });
    writeFileSync(versionsFile, before);
    throw error;
  }
}
