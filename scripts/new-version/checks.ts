import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { buildError } from '../../plugins/lib/buildError';
import { run } from '../lib/run';
import { UNDO, versionFiles } from './versionFiles';
import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import { latestPages } from '../../plugins/pages/home/latestPages';
import { NEXT } from '../../plugins/versions/docsVersions';

/** Example: `v3.4.0`. */
const NAME = /^v(\d+)\.(\d+)\.(\d+)$/;

function isLater(version: string, than: string): boolean {
  const numbers = (name: string) => (NAME.exec(name)?.slice(1) ?? []).map(Number);
  const [a, b] = [numbers(version), numbers(than)];
  const index = a.findIndex((part, at) => part !== b[at]);
  return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0);
}

/**
 * Checks that a name has the right form, is not taken, and is later than all others.
 *
 * @param existing names of released versions, the latest first
 */
export function checkName(version: string, existing: readonly string[]): void {
  const details = { file: 'versions.json', found: version || 'nothing' };
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

/** Files and folders that a cut reads or writes. */
const PATHS = ['docs', 'moved.yaml', 'openapi', 'sidebars.ts', 'versioned_docs', 'versioned_sidebars', 'versions.json'];

/** Lines of `git status` for changes that are not staged: `?? docs/new.mdx`, ` M docs/intro.mdx`; not `M  docs/intro.mdx`. */
const NOT_STAGED = /^.[^ ] /;

/** Checks that no files of a failed cut of this version are left. */
export function checkLeftOvers(version: string, siteDir: string): void {
  const leftOver = versionFiles(version).find((file) => existsSync(path.join(siteDir, file)));
  if (leftOver === undefined) return;
  throw buildError({
    file: leftOver,
    problem: `files of a failed cut of ${version} are left`,
    expected: `no files of ${version}, because versions.json does not list it`,
    found: leftOver,
    why: 'A second cut would mix two states of the docs under one name.',
    remedy: `undo it: ${UNDO}`,
  });
}

/** Checks that each version in `versions.json` has all its files. */
export function checkComplete(existing: readonly string[], siteDir: string): void {
  const missing = existing.flatMap(versionFiles).find((file) => !existsSync(path.join(siteDir, file)));
  if (missing === undefined) return;
  throw buildError({
    file: missing,
    problem: 'a file of a released version is missing',
    expected: 'docs, sidebar and OpenAPI file for each entry of versions.json',
    found: 'no such file',
    remedy: `run git restore ${missing}, or git restore versions.json if its entry is wrong`,
  });
}

/** Checks that all files of the cut are staged or committed, so that git can undo it. */
export async function checkClean(version: string, siteDir: string): Promise<void> {
  const { code, output } = await run(['git', 'status', '--porcelain', '--untracked-files=all', '--', ...PATHS], {
    cwd: siteDir,
    capture: true,
  });
  const changed = output.split('\n').filter((line) => NOT_STAGED.test(line));
  if (code === 0 && changed.length === 0) return;
  const list = changed.slice(0, 5).map((line) => line.slice(3));
  throw buildError({
    file: list[0] ?? siteDir,
    problem: code === 0 ? 'uncommitted changes' : 'git status failed',
    expected: `${PATHS.join(', ')} without uncommitted changes`,
    found: code === 0 ? `${list.join(', ')}${changed.length > list.length ? ', …' : ''}` : output.trim(),
    why: 'A cut freezes the files as they are, including unfinished work, and only git can undo it.',
    remedy: `commit or stash the changes, then cut ${version}`,
  });
}

const CHANGE_LOG = 'docs/change-log.mdx';

/** Checks that the OpenAPI file has the version that is cut. */
export function checkApiVersion(version: string, siteDir: string): void {
  const found = openApiFiles(siteDir, brand).facts(API_FILE).version;
  if (`v${found}` === version) return;
  throw buildError({
    file: API_FILE,
    problem: 'the OpenAPI file has a different version',
    expected: `info.version: ${version.slice(1)}`,
    found: `info.version: ${found}`,
    remedy: `set info.version, commit, then cut ${version}`,
  });
}

/** Checks that the change-log lists the changes under the version instead of "Unreleased". */
export function checkChangeLog(version: string, siteDir: string): void {
  const lines = readFileSync(path.join(siteDir, CHANGE_LOG), 'utf8').split('\n');
  const index = lines.indexOf('## Unreleased');
  if (index < 0 && lines.includes(`## ${version}`)) return;
  const found = lines.find((line) => line.startsWith('## '));
  throw buildError({
    file: `${CHANGE_LOG}:${Math.max(index, 0) + 1}`,
    problem: `the change-log has no section for ${version}`,
    expected: `the heading "## ${version}" in place of "## Unreleased"`,
    found: found ?? 'no heading',
    why: 'The change-log is frozen with the version, so its changes would stay under "Unreleased".',
    remedy: `rename the heading, commit, then cut ${version}`,
  });
}

/** Checks that the home page lists all metrics and shields of the version. */
export function checkHomePage(siteDir: string): void {
  latestPages({ siteDir, version: NEXT, brand });
}
