import { rmSync } from 'node:fs';
import path from 'node:path';

import { parseDocument, type Scalar } from 'yaml';

import {
  buildError,
  docsFolder,
  newestFirst,
  readText,
  readVersions,
  sidebarFile,
  writeFile,
} from '@api-docs/kit/node';
import { frozenApiFiles, frozenPartsFolder } from '@api-docs/openapi-reference/library';
import { MOVED_FILE } from '@api-docs/version-comparisons/moved-pages/movedPages';

import { brand } from '../../brand.config';
import { API_FILE, apiVersionFile, openApiFiles, type ApiFiles } from '../../plugins/api/facts/apiFiles';
import { docusaurus, mustRun, projectDir } from '../lib/run';
import { checkClean, VERSIONS_FILE, type VersionChange } from './changeVersions';

/** Files and folders that a cut reads or writes. */
const PATHS = [
  ...['docs', 'versioned_docs', 'versioned_sidebars', 'sidebars.ts', 'openapi'],
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

/** Returns whether docs versions have the numbers of the API versions that they describe, as the latest one shows. */
function isNamedAfterApi(latest: string | undefined, siteDir: string): boolean {
  if (latest === undefined) return false;
  const text = readText(path.join(siteDir, apiVersionFile(latest)));
  return latest === `v${String(parseDocument(text).getIn(['info', 'version']))}`;
}

/** Checks that the OpenAPI file does not have a later version than the one that is cut. */
function checkApiVersion(version: string, files: ApiFiles): void {
  const found = files.facts(API_FILE).version;
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

/** Sets `info.version` in the text of an OpenAPI file. Everything else stays as it is. */
export function setApiVersion(text: string, version: string): string {
  const { range } = parseDocument(text).getIn(['info', 'version'], true) as Scalar;
  const [start, end] = range ?? [0, 0];
  return text.slice(0, start) + version.slice(1) + text.slice(end);
}

const CHANGE_LOG = 'docs/change-log.mdx';

const UNRELEASED = '## Unreleased';

/** First sentence of a new section for changes that are not released. */
const NOT_RELEASED = 'Changes that are not released yet are listed here.';

/** A list that the build computes. Without `to`, it compares with the version of the page. */
const COMPUTED = /<(?:PageChanges|ApiChanges)\b(?![^>]*\bto=)[^>]*?(?=\s*\/>)/g;

function emptySection(version: string): string {
  return `${UNRELEASED}

${NOT_RELEASED}

### Pages

This list is computed from the pages of the two versions. The link behind each page opens the comparison.

<PageChanges from="${version}" />

### Operations and fields

These lists are computed from the OpenAPI files of the two versions.

<ApiChanges from="${version}" />

`;
}

/**
 * Gives the section "Unreleased" of the change-log to a version. If its first paragraph says only that the changes are
 * not released, a sentence about the version replaces it. Throws if the section is missing or the version has one
 * already.
 *
 * @returns the change-log of the released version, without a section for changes that are not released, and that of the next
 *   one, with a new section
 */
export function releaseSection(source: string, version: string, latest: string | undefined) {
  const start = source.indexOf(`${UNRELEASED}\n`);
  const lines = source.split('\n');
  const taken = lines.indexOf(`## ${version}`);
  if (start < 0 || taken >= 0) {
    throw buildError({
      file: taken >= 0 ? `${CHANGE_LOG}:${taken + 1}` : CHANGE_LOG,
      problem:
        taken >= 0 ? `the change-log already has a section for ${version}` : 'the change-log has no section to release',
      expected: `the changes of ${version} below the heading "${UNRELEASED}"`,
      found: taken >= 0 ? `## ${version}` : (lines.find((line) => line.startsWith('## ')) ?? 'no heading'),
      remedy: `name the heading "${UNRELEASED}", commit, then cut ${version}`,
    });
  }
  const next = source.indexOf('\n## ', start + 1);
  const end = next < 0 ? source.length : next + 1;
  const [heading = '', opening = '', ...others] = source.slice(start, end).split('\n\n');
  const written = opening.replace(NOT_RELEASED, '').trim();
  const computed =
    latest === undefined ? 'It is the first version.' : `The lists below name each change since ${latest}.`;
  const released = [heading.replace(UNRELEASED, `## ${version}`), written || computed, ...others]
    .join('\n\n')
    .replace(COMPUTED, (element) => `${element} to="${version}"`);
  const [before, after] = [source.slice(0, start), released + source.slice(end)];
  return { frozen: before + after, next: before + emptySection(version) + after };
}

/**
 * Prepares to cut a docs version: the change-log and, if {@link isNamedAfterApi}, the OpenAPI file get its name; docs with their drawings, sidebar and OpenAPI file are frozen; the change-log gets a new section for changes
 * that are not released; and `moved.yaml` names the version. Nothing is written yet.
 *
 * @throws if a check fails
 */
export async function prepareCut(version: string, siteDir: string = projectDir): Promise<VersionChange> {
  const existing = readVersions(siteDir);
  checkName(version, existing);
  const isApiVersion = isNamedAfterApi(existing[0], siteDir);
  const files = openApiFiles(siteDir, brand);
  if (isApiVersion) checkApiVersion(version, files);
  const read = (file: string) => readText(path.join(siteDir, file));
  const changeLogs = releaseSection(read(CHANGE_LOG), version, existing[0]);
  await checkClean(PATHS, `cut ${version}`, siteDir);
  const moved = nameMoves(read(MOVED_FILE), version);
  const edit = (text: string) => (isApiVersion ? setApiVersion(text, version) : text);
  const frozenApi = frozenApiFiles(siteDir, files, version, edit);
  const write = (file: string, text: string) => writeFile(path.join(siteDir, file), text);
  return {
    edited: [VERSIONS_FILE, MOVED_FILE, API_FILE, CHANGE_LOG],
    // Some may not exist.
    created: [...versionFiles(version), frozenPartsFolder(files, version)],
    write: async () => {
      write(API_FILE, edit(read(API_FILE)));
      write(CHANGE_LOG, changeLogs.frozen);
      await mustRun(docusaurus('docs:version', version), { cwd: siteDir, capture: true });
      // The page that shows each Markdown feature, which readers never see.
      rmSync(path.join(siteDir, docsFolder(version), '_gallery'), { recursive: true, force: true });
      for (const [file, text] of frozenApi) write(file, text);
      write(CHANGE_LOG, changeLogs.next);
      write(MOVED_FILE, moved);
    },
  };
}
