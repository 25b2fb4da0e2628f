import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { lintSteps } from './lib/lintSteps';
import { main, projectDir, run, script, tool } from './lib/run';
import { canRunSuite, installPrograms } from './test/programs';

interface Step {
  name: string;
  command: string[];
  /** JUnit file with the counts of its tests. Without it, the step is one test. */
  report?: string;
}

const REPORTS = path.join(projectDir, '.cache/reports');

const isFull = process.argv.includes('--full');

/** Checks of the sources. Each uses one core. */
const staticChecks = (): Step[] => [
  { name: 'Types', command: tool('typescript', '--noEmit') },
  ...lintSteps(),
  { name: 'Docs', command: script('scripts/lint-docs.ts') },
];

/** Returns the step that runs the suites in some folders, or none if the site has none of them. */
function vitest(...suites: string[]): Step[] {
  const folders = suites.filter((folder) => existsSync(path.join(projectDir, folder)));
  if (folders.length === 0) return [];
  const report = path.join(REPORTS, `${folders.map((folder) => path.basename(folder)).join('-')}.xml`);
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const command = tool('vitest', 'run', '--config', '.config/vitest.config.mts', ...folders, ...reporters);
  return [{ name: folders.join(', '), command, report }];
}

const playwright: Step = {
  name: 'tests/e2e',
  command: tool('@playwright/test', 'test', '--config', 'tests/playwright.config.ts', '--reporter=line,junit'),
  report: path.join(REPORTS, 'e2e.xml'),
};

/** Counts the tests of a step in its report; without one, a step is one test. A crash never passes for success. */
function countTests(code: number, report?: string) {
  if (report === undefined) return { passed: Number(code === 0), failed: Number(code !== 0), skipped: 0 };
  const suites = existsSync(report) ? (readFileSync(report, 'utf8').match(/<testsuite .*?>/g) ?? []) : [];
  const sum = (name: string) =>
    suites.reduce((total, suite) => total + Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1]), 0);
  const [failed, skipped] = [sum('failures') + sum('errors'), sum('skipped')];
  return {
    passed: sum('tests') - failed - skipped,
    failed: Math.max(failed, Number(code !== 0 || suites.length === 0)),
    skipped,
  };
}

type Count = ReturnType<typeof countTests>;

const counts = new Map<string, Count>();

/** Runs a step, and prints its output in one piece, because others may run at the same time. */
async function runStep({ name, command, report }: Step, capture = true): Promise<void> {
  console.log(`▶ ${name}`);
  const started = Date.now();
  const env = { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, ...(isFull && { TEST_FULL: 'true' }) };
  const { code, output } = await run(command, { capture, env });
  const count = countTests(code, report);
  const seconds = Math.round((Date.now() - started) / 1000);
  const result = `${name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped (${seconds} s)`;
  counts.set(result, count);
  console.log(`\n── ${[result, output.trim()].join('\n').trim()}\n`);
}

/** Runs steps in their order, as many at the same time as there are cores. */
async function runSteps(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

main(async () => {
  rmSync(REPORTS, { recursive: true, force: true });
  await Promise.all([installPrograms(), runSteps(staticChecks())]);
  await runSteps([{ name: 'Build', command: script('scripts/build.ts') }, ...vitest('tests/unit', 'packages')]);
  // The tests of the built site beside those that mostly wait, for builds of changed copies and for other browsers.
  await runSteps([
    ...vitest('tests/builds', ...(isFull ? ['tests/fuzz', 'tests/documents'] : [])),
    ...vitest('tests/site', 'tests/contract'),
    ...vitest('tests/deploy', 'tests/samples'),
    ...vitest('tests/engines'),
  ]);
  // Alone, because its browsers use all cores.
  if (existsSync(path.join(projectDir, playwright.name)) && canRunSuite(playwright.name))
    await runStep(playwright, false);
  const sum = (key: keyof Count) => [...counts.values()].reduce((total, count) => total + count[key], 0);
  // In CI, no test may be skipped.
  const failed = sum('failed') + (process.env.CI === 'true' ? sum('skipped') : 0);
  console.log(`\n${[...counts.keys()].join('\n')}\n\n${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
