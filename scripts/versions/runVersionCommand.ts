import { projectDir } from '../lib/run';
import { printPlan, undoLine, writePlan, type VersionPlan } from './versionPlan';

/**
 * Runs a command that changes the docs versions: prints its plan, writes it, and prints the command that undoes it. With
 * `--dry-run`, it prints only the plan.
 *
 * @param makePlan makes the plan for the version that the command line names
 */
export async function runVersionCommand(makePlan: (version: string) => Promise<VersionPlan>): Promise<void> {
  const args = process.argv.slice(2);
  const [version = ''] = args.filter((arg) => arg !== '--dry-run');
  const plan = await makePlan(version);
  console.log(printPlan(plan));
  if (args.includes('--dry-run')) return;
  await writePlan(plan, projectDir);
  console.log(
    `\nDone. Look at the change with git status, then commit everything.\nTo undo it before: ${undoLine(plan)}`,
  );
}
