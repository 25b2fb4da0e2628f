import type { LintStep } from './lint';
import { lintDocsSteps } from './lintDocs';
import { main, run } from './run';

async function ended({ name, command }: LintStep): Promise<boolean> {
  const started = Date.now();
  const { code, output } = await run(command, { capture: true });
  console.log(`\n${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n${output.trim()}`);
  return code === 0;
}

/** Two steps that mend the same file at once would lose each other's work. */
async function oneByOne(steps: readonly LintStep[]): Promise<boolean[]> {
  const passed: boolean[] = [];
  for (const step of steps) passed.push(await ended(step));
  return passed;
}

main(async () => {
  const fix = process.argv.includes('--fix');
  const steps = lintDocsSteps({ fix });
  const passed = fix ? await oneByOne(steps) : await Promise.all(steps.map(ended));
  const failed = passed.filter((pass) => !pass).length;
  if (failed > 0) throw new Error(`\n${failed} of ${steps.length} gates found something`);
});
