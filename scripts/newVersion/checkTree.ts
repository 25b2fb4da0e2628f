import { existsSync } from 'node:fs';
import path from 'node:path';

import { teachingError } from '../../plugins/teachingError';
import { run } from '../run';
import { UNDO, versionFiles } from './versionFiles';

/** What a cut reads or writes. */
const PATHS = ['docs', 'moved.yaml', 'openapi', 'sidebars.ts', 'versioned_docs', 'versioned_sidebars', 'versions.json'];

/** Examples: `?? docs/new.mdx`, ` M docs/intro.mdx`; not `M  docs/intro.mdx`, which git holds already. */
const NOT_IN_GIT = /^.[^ ] /;

/** @throws when files of the version lie around although no cut of it has ended */
export function checkLeftOvers(version: string, siteDir: string): void {
  const leftOver = versionFiles(version).find((file) => existsSync(path.join(siteDir, file)));
  if (leftOver === undefined) return;
  throw teachingError({
    file: leftOver,
    problem: `a half-done cut of ${version} is left over`,
    expected: `no file of ${version}, because versions.json does not name it`,
    found: leftOver,
    why: 'A cut on top of another would mix two states of the docs under one name.',
    remedy: `take it back: ${UNDO}`,
  });
}

/** @throws when a version of `versions.json` has lost one of its files */
export function checkComplete(existing: readonly string[], siteDir: string): void {
  const missing = existing.flatMap(versionFiles).find((file) => !existsSync(path.join(siteDir, file)));
  if (missing === undefined) return;
  throw teachingError({
    file: missing,
    problem: 'a version that was cut is not whole',
    expected: 'docs, sidebar and OpenAPI file of each entry of versions.json',
    found: 'no such file',
    remedy: `bring it back: git restore ${missing}; or, if the entry of versions.json is the error: git restore versions.json`,
  });
}

/** @throws when git does not hold everything that the cut freezes, or could not take the cut back */
export async function checkClean(version: string, siteDir: string): Promise<void> {
  const { code, output } = await run(['git', 'status', '--porcelain', '--untracked-files=all', '--', ...PATHS], {
    cwd: siteDir,
    capture: true,
  });
  const changed = output.split('\n').filter((line) => NOT_IN_GIT.test(line));
  if (code === 0 && changed.length === 0) return;
  const list = changed.slice(0, 5).map((line) => line.slice(3));
  throw teachingError({
    file: list[0] ?? siteDir,
    problem: code === 0 ? 'changes that git does not hold yet' : 'git does not answer here',
    expected: `${PATHS.join(', ')} as they were committed`,
    found: code === 0 ? `${list.join(', ')}${changed.length > list.length ? ', …' : ''}` : output.trim(),
    why: 'A cut freezes what is there, unfinished work too, and only git can take it back.',
    remedy: `commit (git commit) or put aside (git stash) what is unfinished, then cut ${version}`,
  });
}
