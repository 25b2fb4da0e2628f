import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';

/** Writes the changed pages of the reference during `npm start`, with the processor time that the bundler leaves. */
export async function writeChangedReference(siteDir: string): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/generate-reference.ts'];
  const generated = promisify(execFile)(process.execPath, args, { cwd: siteDir });
  if (generated.child.pid !== undefined) setPriority(generated.child.pid, 10);
  await generated;
}
