import { buildError } from '@api-docs/kit/errors/buildError';

import { mustRun, projectDir, run } from '../lib/run';

/** List of the released versions, the latest first. */
export const VERSIONS_FILE = 'versions.json';

/** A change of the docs versions that is checked and computed, but not written yet. */
export interface VersionChange {
  /** Tracked files and folders that it edits or removes, relative to the project. */
  edited: readonly string[];
  created: readonly string[];
  write(): Promise<void>;
}

/** Lines of `git status` for changes that are not staged: `?? docs/new.mdx`, ` M docs/intro.mdx`; not `M  docs/intro.mdx`. */
const NOT_STAGED = /^.[^ ] /;

/**
 * Checks that git has the files in their present state, staged or committed, so that it can undo a change.
 *
 * @param then what the writer wants to do, for example `cut v3.5.0`
 */
export async function checkClean(paths: readonly string[], then: string, siteDir: string): Promise<void> {
  const status = ['git', 'status', '--porcelain', '--untracked-files=all', '--', ...paths];
  const { output } = await mustRun(status, { cwd: siteDir, capture: true });
  const changed = output.split('\n').filter((line) => NOT_STAGED.test(line));
  if (changed.length === 0) return;
  const list = changed.slice(0, 5).map((line) => line.slice(3));
  throw buildError({
    file: list[0] ?? siteDir,
    problem: 'uncommitted changes',
    expected: `${paths.join(', ')} without uncommitted changes`,
    found: `${list.join(', ')}${changed.length > list.length ? ', …' : ''}`,
    why: 'The command works on the files as they are, including unfinished work, and only git can undo it.',
    remedy: `commit the changes or set them aside with git stash -u, then ${then}`,
  });
}

/**
 * Writes a change. If a step fails, all files are restored from git, which has them because a change is only made in a
 * clean working tree.
 *
 * @returns the command line that undoes it before it is staged
 * @throws the error of the step that failed
 */
export async function writeChange(change: VersionChange, siteDir: string = projectDir): Promise<string> {
  const { edited, created } = change;
  const clean = created.length > 0 ? [['git', 'clean', '-fdq', ...created]] : [];
  const undo = [['git', 'restore', ...edited], ...clean];
  try {
    await change.write();
  } catch (error) {
    for (const command of undo) await run(command, { cwd: siteDir, capture: true });
    throw error;
  }
  return undo.map((command) => command.join(' ')).join(' && ');
}

/** Runs a command that changes the docs versions, and prints the command that undoes it. */
export async function runVersionCommand(
  prepare: (version: string) => Promise<VersionChange>,
  version: string,
): Promise<void> {
  const undo = await writeChange(await prepare(version));
  console.log(`Done. Look at the change with git status, then commit everything.\nTo undo it before: ${undo}`);
}
