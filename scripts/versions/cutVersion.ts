import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { writeFile } from '@api-docs/kit/writeFile';
import { docsFolder, readVersions, sidebarFile } from '@api-docs/kit/docsVersions';
import { MOVED_FILE } from '@api-docs/version-comparisons/moved-pages/movedPages';
import { REFERENCE_FOLDER } from '@api-docs/openapi-reference/referenceFolder';

import { API_FILE, apiVersionFile } from '../../site/plugins/api/facts/apiFiles';
import { docsVersionIsApiVersion } from '../../site';
import { docusaurus, mustRun, projectDir } from '../lib/run';
import type { VersionChange } from './changeVersions';
import { checkApiVersion, checkClean, checkName, VERSIONS_FILE } from './checks';
import { apiPartsFolder, frozenApiFiles, setApiVersion } from './freezeApi';
import { CHANGE_LOG, releaseSection } from './releaseSection';

/** Files and folders that a cut reads or writes. */
const PATHS = [
  ...['docs', 'versioned_docs', 'versioned_sidebars', 'site/config/sidebars.ts', 'openapi'],
  ...[MOVED_FILE, VERSIONS_FILE],
];

/** Tracked files that a cut edits. */
const EDITED = [VERSIONS_FILE, MOVED_FILE, API_FILE, CHANGE_LOG];

/** Folder of the page that shows each Markdown feature. */
const GALLERY = '_gallery';

/** Example: `  - since: next`. */
const SINCE_NEXT = /^(\s*(?:- )?since:\s*)(['"]?)next\2(?=\s|$)/gm;

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
    edited: EDITED,
    // Some may not exist.
    created: [...versionFiles(version), apiPartsFolder(version)],
    write: async () => {
      write(API_FILE, edit(read(API_FILE)));
      write(CHANGE_LOG, changeLogs.frozen);
      mkdirSync(path.join(siteDir, REFERENCE_FOLDER), { recursive: true });
      await mustRun(docusaurus('docs:version', version), { cwd: siteDir, capture: true });
      // Readers never see it.
      rmSync(path.join(siteDir, docsFolder(version), GALLERY), { recursive: true, force: true });
      for (const [file, text] of frozenApi) write(file, text);
      write(CHANGE_LOG, changeLogs.next);
      write(MOVED_FILE, moved);
    },
  };
}
