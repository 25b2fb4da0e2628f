import { GATES, lintDocsSteps, type LintStep } from './docs-lint/gates';
import { main, run } from './lib/run';

async function passes({ name, command }: LintStep): Promise<boolean> {
  const started = Date.now();
  const { code, output } = await run(command, { capture: true });
  console.log(`\n${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n${output.trim()}`);
  return code === 0;
}

/** Gates that fix the same file at the same time would overwrite each other's changes. */
async function oneByOne(steps: readonly LintStep[]): Promise<boolean[]> {
  const passed: boolean[] = [];
  for (const step of steps) passed.push(await passes(step));
  return passed;
}

// Examples: `npm run lint:docs`, `npm run lint:docs -- --fix`, `npm run lint:docs -- Spelling`.
main(async () => {
  const fix = process.argv.includes('--fix');
  const name = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (name !== undefined) {
    const load = GATES[name];
    if (!load) throw new Error(`npm run lint:docs -- [${Object.keys(GATES).join('|')}] [--fix]`);
    return (await load())({ fix });
  }
  const steps = lintDocsSteps({ fix });
  const passed = fix ? await oneByOne(steps) : await Promise.all(steps.map(passes));
  const failed = passed.filter((pass) => !pass).length;
  if (failed > 0) throw new Error(`\n${failed} of ${steps.length} gates failed`);
});
