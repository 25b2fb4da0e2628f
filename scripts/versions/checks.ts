import { existsSync } from 'node:fs';
import path from 'node:path';

import { buildError } from '../../plugins/lib/buildError';
import { run } from '../lib/run';
import { VERSIONS_FILE, versionFiles } from './versionFiles';
import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import { newestFirst } from '../../plugins/lib/docsVersions';

/** Example: `v3.4.0`. */
const NAME = /^v\d+\.\d+\.\d+$/;

function isLater(version: string, than: string): boolean {
  return newestFirst(version, than) < 0;
}

/**
 * Checks that a name has the right form, is not taken, and is later than all others.
 *
 * @param existing names of released versions, the latest first
 */
export function checkName(version: string, existing: readonly string[]): void {
  const details = { file: VERSIONS_FILE, found: version || 'nothing' };
  if (!NAME.test(version)) {
    throw buildError({
      ...details,
      problem: 'not a version name',
      expected: 'a name such as v3.5.0',
      remedy: 'run npm run new:version v3.5.0 with the right numbers',
    });
  }
  if (existing.includes(version)) {
    throw buildError({
      ...details,
      problem: `version ${version} already exists`,
      expected: `a name later than ${existing[0] ?? 'none'}`,
      remedy: 'choose the next number; a released version never changes',
    });
  }
  if (existing[0] !== undefined && !isLater(version, existing[0])) {
    throw buildError({
      ...details,
      problem: 'the name is not later than the latest version',
      expected: `a name later than ${existing[0]}`,
      remedy: 'choose the next number',
    });
  }
}

/** Lines of `git status` for changes that are not staged: `?? docs/new.mdx`, ` M docs/intro.mdx`; not `M  docs/intro.mdx`. */
const NOT_STAGED = /^.[^ ] /;

/** Checks that no files of a failed cut of this version are left. */
export function checkLeftOvers(version: string, siteDir: string, undo: string): void {
  const leftOver = versionFiles(version).find((file) => existsSync(path.join(siteDir, file)));
  if (leftOver === undefined) return;
  throw buildError({
    file: leftOver,
    problem: `files of a failed cut of ${version} are left`,
    expected: `no files of ${version}, because ${VERSIONS_FILE} does not list it`,
    found: leftOver,
    why: 'A second cut would mix two states of the docs under one name.',
    remedy: `undo it: ${undo}`,
  });
}

/** Checks that each released version has all its files. */
export function checkComplete(existing: readonly string[], siteDir: string): void {
  const missing = existing.flatMap(versionFiles).find((file) => !existsSync(path.join(siteDir, file)));
  if (missing === undefined) return;
  throw buildError({
    file: missing,
    problem: 'a file of a released version is missing',
    expected: `docs, sidebar and OpenAPI file for each entry of ${VERSIONS_FILE}`,
    found: 'no such file',
    remedy: `run git restore ${missing}, or git restore ${VERSIONS_FILE} if its entry is wrong`,
  });
}

/**
 * Checks that git has the files in their present state, staged or committed, so that it can undo a change.
 *
 * @param paths files and folders, relative to the project
 * @param then what the writer wants to do, for example `cut v3.5.0`
 */
export async function checkClean(paths: readonly string[], then: string, siteDir: string): Promise<void> {
  const { code, output } = await run(['git', 'status', '--porcelain', '--untracked-files=all', '--', ...paths], {
    cwd: siteDir,
    capture: true,
  });
  const changed = output.split('\n').filter((line) => NOT_STAGED.test(line));
  if (code === 0 && changed.length === 0) return;
  const list = changed.slice(0, 5).map((line) => line.slice(3));
  throw buildError({
    file: list[0] ?? siteDir,
    problem: code === 0 ? 'uncommitted changes' : 'git status failed',
    expected: `${paths.join(', ')} without uncommitted changes`,
    found: code === 0 ? `${list.join(', ')}${changed.length > list.length ? ', …' : ''}` : output.trim(),
    why: 'The command works on the files as they are, including unfinished work, and only git can undo it.',
    remedy: `commit or stash the changes, then ${then}`,
  });
}

/** Checks that the OpenAPI file does not have a later version than the one that is cut. */
export function checkApiVersion(version: string, siteDir: string): void {
  const found = openApiFiles(siteDir, brand).facts(API_FILE).version;
  if (!isLater(`v${found}`, version)) return;
  throw buildError({
    file: API_FILE,
    problem: 'the OpenAPI file has a later version',
    expected: `info.version: ${version.slice(1)} or an earlier version, which the cut replaces`,
    found: `info.version: ${found}`,
    remedy: `cut v${found}, or set info.version back`,
  });
}
