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

/** Returns the command line that undoes a change before it is staged, whether it is complete or not. */
function undoLine({ edited, created }: Pick<VersionChange, 'edited' | 'created'>): string {
  const restore = `git restore ${edited.join(' ')}`;
  return created.length > 0 ? `${restore} && git clean -fdq ${created.join(' ')}` : restore;
}

/**
 * Writes a change. If a step fails, all files are restored from git, which has them because a change is only made in a
 * clean working tree.
 *
 * @returns the command line that undoes it
 */
export async function writeChange(change: VersionChange, siteDir: string = projectDir): Promise<string> {
  const undo = undoLine(change);
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
