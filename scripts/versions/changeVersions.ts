import { projectDir, run } from '../lib/run';

/** A change of the docs versions that is checked and computed, but not written yet. */
export interface VersionChange {
  /** Tracked files and folders that it edits or removes, relative to the project. */
  edited: readonly string[];
  /** Files and folders that it creates. */
  created: readonly string[];
  /** Writes all files. */
  write(): Promise<void>;
}

/**
 * Writes a change. If a step fails, all files are restored from git, which has them because a change is only made in a
 * clean working tree.
 *
 * @returns the command line that undoes it before it is staged
 */
export async function writeChange(change: VersionChange, siteDir: string = projectDir): Promise<string> {
  const { edited, created } = change;
  const clean = created.length > 0 ? ` && git clean -fdq ${created.join(' ')}` : '';
  const undo = `git restore ${edited.join(' ')}${clean}`;
  try {
    await change.write();
  } catch (error) {
    await run(['sh', '-c', undo], { cwd: siteDir, capture: true });
    throw error;
  }
  return undo;
}

/** Runs a command that changes the docs versions, and prints the command that undoes it. */
export async function runVersionCommand(prepare: (version: string) => Promise<VersionChange>): Promise<void> {
  const undo = await writeChange(await prepare(process.argv[2] ?? ''));
  console.log(`Done. Look at the change with git status, then commit everything.\nTo undo it before: ${undo}`);
}
