import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { writeFile } from '@api-docs/kit/writeFile';
import { buildError } from '@api-docs/kit/buildError';
import { docsFolder, newestFirst, readVersions, sidebarFile } from '@api-docs/kit/docsVersions';
import { MOVED_FILE } from '@api-docs/version-comparisons/moved-pages/movedPages';
import { REFERENCE_FOLDER } from '@api-docs/openapi-reference/apiFiles';

import { brand } from '../../brand.config';
import { API_FILE, apiVersionFile, openApiFiles } from '../../site/plugins/api/facts/apiFiles';
import { docsVersionIsApiVersion } from '../../site';
import { docusaurus, mustRun, projectDir } from '../lib/run';
import { checkClean, VERSIONS_FILE, type VersionChange } from './changeVersions';
import { apiPartsFolder, frozenApiFiles, setApiVersion } from './freezeApi';
import { CHANGE_LOG, releaseSection } from './releaseSection';

/** Files and folders that a cut reads or writes. */
const PATHS = [
  ...['docs', 'versioned_docs', 'versioned_sidebars', 'site/config/sidebars.ts', 'openapi'],
  ...[MOVED_FILE, VERSIONS_FILE],
];

/** Example: `  - since: next`. */
const SINCE_NEXT = /^(\s*(?:- )?since:\s*)(['"]?)next\2(?=\s|$)/gm;

/** Examples: `v3.4.0`, `1.0`. */
const NAME = /^v?\d+(?:\.\d+){0,2}$/;

/** Checks that a name has the right form, is not taken, and is later than all others. */
function checkName(version: string, existing: readonly string[]): void {
  const [latest] = existing;
  const form = (name: string) => name.replace(/\d+/g, '1');
  const isLater = latest === undefined || (form(version) === form(latest) && newestFirst(version, latest) < 0);
  if (NAME.test(version) && isLater) return;
  throw buildError({
    file: VERSIONS_FILE,
    problem: existing.includes(version) ? `version ${version} already exists` : 'not the name of a later version',
    expected: latest === undefined ? 'a name such as 1.0 or v1.0.0' : `a name like ${latest}, and later`,
    found: version || 'nothing',
    remedy: 'run npm run new:version with the next number; a released version never changes',
  });
}

/** Checks that the OpenAPI file does not have a later version than the one that is cut. */
function checkApiVersion(version: string, siteDir: string): void {
  const found = openApiFiles(siteDir, brand).facts(API_FILE).version;
  if (newestFirst(`v${found}`, version) >= 0) return;
  throw buildError({
    file: API_FILE,
    problem: 'the OpenAPI file has a later version',
    expected: `info.version: ${version.slice(1)} or an earlier version, which the cut replaces`,
    found: `info.version: ${found}`,
    remedy: `cut v${found}, or set info.version back`,
  });
}

/** Lists the files and folders that cutting a version creates, relative to the project. */
export function versionFiles(version: string): string[] {
  return [docsFolder(version), sidebarFile(version), apiVersionFile(version)];
}

/** Replaces `since: next` in the text of `moved.yaml` with the version that `next` becomes. */
export function nameMoves(text: string, version: string): string {
  return text.replace(SINCE_NEXT, `$1${version}`);
}

/**
 * Prepares to cut a docs version: the change-log and, if {@link docsVersionIsApiVersion}, the OpenAPI file get its
 * name; docs with their drawings, sidebar and OpenAPI file are frozen; the change-log gets a new section for changes
 * that are not released; and `moved.yaml` names the version. Nothing is written yet.
 *
 * @throws if a check fails
 */
export async function prepareCut(version: string, siteDir: string = projectDir): Promise<VersionChange> {
  const existing = readVersions(siteDir);
  checkName(version, existing);
  if (docsVersionIsApiVersion) checkApiVersion(version, siteDir);
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const changeLogs = releaseSection(read(CHANGE_LOG), version, existing[0]);
  await checkClean(PATHS, `cut ${version}`, siteDir);
  const moved = nameMoves(read(MOVED_FILE), version);
  const edit = (text: string) => (docsVersionIsApiVersion ? setApiVersion(text, version) : text);
  const frozenApi = frozenApiFiles(version, siteDir, edit);
  const write = (file: string, text: string) => writeFile(path.join(siteDir, file), text);
  return {
    edited: [VERSIONS_FILE, MOVED_FILE, API_FILE, CHANGE_LOG],
    // Some may not exist.
    created: [...versionFiles(version), apiPartsFolder(version)],
    write: async () => {
      write(API_FILE, edit(read(API_FILE)));
      write(CHANGE_LOG, changeLogs.frozen);
      mkdirSync(path.join(siteDir, REFERENCE_FOLDER), { recursive: true });
      await mustRun(docusaurus('docs:version', version), { cwd: siteDir, capture: true });
      // The page that shows each Markdown feature, which readers never see.
      rmSync(path.join(siteDir, docsFolder(version), '_gallery'), { recursive: true, force: true });
      for (const [file, text] of frozenApi) write(file, text);
      write(CHANGE_LOG, changeLogs.next);
      write(MOVED_FILE, moved);
    },
  };
}
