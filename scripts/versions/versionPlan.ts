import { run } from '../lib/run';

/** A change of the docs versions that is checked and computed, but not written yet. */
export interface VersionPlan {
  /** For example `Cut v3.5.0`. */
  title: string;
  /** Every file and folder that changes, relative to the project, and what happens to it. */
  steps: readonly { file: string; effect: string }[];
  /** Tracked files and folders that it edits or removes. */
  edited: readonly string[];
  /** Files and folders that it creates. */
  created: readonly string[];
  /** Writes all files. */
  write(): Promise<void>;
}

/** Prints a plan, one line for each file. */
export function printPlan({ title, steps }: VersionPlan): string {
  const width = Math.max(...steps.map(({ file }) => file.length));
  return [`${title}:`, ...steps.map(({ file, effect }) => `  ${file.padEnd(width)}  ${effect}`)].join('\n');
}

/** Returns the commands that undo a change before it is staged. */
function undoCommands({ edited, created }: Pick<VersionPlan, 'edited' | 'created'>): string[][] {
  return [['git', 'restore', ...edited], ...(created.length > 0 ? [['git', 'clean', '-fdq', ...created]] : [])];
}

/** Returns the command line that undoes a change before it is staged, whether it is complete or not. */
export function undoLine(files: Pick<VersionPlan, 'edited' | 'created'>): string {
  return undoCommands(files)
    .map((command) => command.join(' '))
    .join(' && ');
}

/**
 * Writes the files of a plan. If a step fails, all files are restored from git, which has them because a plan is only
 * made from a clean working tree.
 *
 * @throws what the step threw
 */
export async function writePlan(plan: VersionPlan, siteDir: string): Promise<void> {
  try {
    await plan.write();
  } catch (error) {
    for (const command of undoCommands(plan)) await run(command, { cwd: siteDir, capture: true });
    throw error;
  }
}
