import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { typeCheck } from './lib/compiler';
import { lintSteps } from './lib/lintSteps';
import { docusaurus, main, projectDir, run, script, tool } from './lib/run';
import { canRunSuite, installPrograms } from './test/programs';

interface Step {
  name: string;
  command: string[];
  /** JUnit file with the counts of its tests. Without it, the step is one test. */
  report?: string;
}

const REPORTS = path.join(projectDir, '.cache/reports');

const flag = { type: 'boolean' } as const;
const { values, positionals } = parseArgs({ options: { full: flag, jobs: flag }, allowPositionals: true });

const isFull = values.full ?? false;

/** The packages as sites take them, which builds and their own tests need. */
const packages: Step = { name: 'Packages', command: script('scripts/build-packages.ts') };

/** Checks of the sources. Each uses one core. */
const staticChecks = (): Step[] => [
  { name: 'Types', command: typeCheck },
  packages,
  ...lintSteps(),
  { name: 'Docs', command: script('scripts/lint-docs.ts') },
];

/** Returns the step that runs the suites in some folders, or none if the site has none of them. */
function vitest(...suites: string[]): Step[] {
  const folders = suites.filter((folder) => existsSync(path.join(projectDir, folder)));
  if (folders.length === 0) return [];
  const report = path.join(REPORTS, `${folders.map((folder) => path.basename(folder)).join('-')}.xml`);
  // Vitest takes a folder as a part of a path, and packages have folders of these names, too.
  const others = folders.some((folder) => folder.startsWith('packages')) ? [] : ['--exclude=packages/**'];
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  return [{ name: folders.join(', '), command: tool('vitest', 'run', ...folders, ...others, ...reporters), report }];
}

const build: Step = { name: 'Build', command: docusaurus('build') };

const playwright: Step = {
  name: 'tests/e2e',
  command: tool('@playwright/test', 'test', '--reporter=line,junit'),
  report: path.join(REPORTS, 'e2e.xml'),
};

const unit = () => vitest('tests/unit', 'packages');
const builds = () => vitest('tests/builds/', 'tests/suites', 'tests/documents', ...(isFull ? ['tests/fuzz'] : []));
const contract = () => vitest('tests/site', 'tests/contract');
const servers = () => vitest('tests/deploy', 'tests/samples');
const engines = () => vitest('tests/engines');
// Alone, because its browsers use all cores.
const e2e = () =>
  existsSync(path.join(projectDir, playwright.name)) && canRunSuite(playwright.name) ? [playwright] : [];

/** The jobs of CI: what runs in each, one group of steps after the other, and those of a group at the same time. */
const JOBS: Record<string, () => Step[][]> = {
  lint: () => [staticChecks()],
  unit: () => [[packages], unit()],
  contract: () => [[packages], [build], [...contract(), ...servers()]],
  builds: () => [[packages], builds()],
  browsers: () => [[packages], [build], engines(), e2e()],
};

/** Everything, on one machine: with one build, and with steps that mostly wait beside those that do not. */
const everything = () => [[build, ...unit()], [...builds(), ...contract(), ...servers(), ...engines()], e2e()];

/** Returns the steps of a job of CI, or of a suite such as `engines`, which reads the site as it is built. */
function stepsOf(name: string): Step[][] {
  const folder = ['tests', 'packages'].map((parent) => `${parent}/${name}`).find((one) => existsSync(one));
  if (name in JOBS) return JOBS[name]?.() ?? [];
  if (folder) return [vitest(folder)];
  throw new Error(`npm test: no job or suite "${name}"; jobs are ${Object.keys(JOBS).join(', ')}`);
}

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
async function runStep({ name, command, report }: Step): Promise<void> {
  console.log(`▶ ${name}`);
  const started = Date.now();
  const env = { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, ...(isFull && { TEST_FULL: 'true' }) };
  const { code, output } = await run(command, { capture: name !== playwright.name, env });
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
  if (values.jobs) return console.log(JSON.stringify(Object.keys(JOBS)));
  rmSync(REPORTS, { recursive: true, force: true });
  if (positionals.length === 0) await Promise.all([installPrograms(), runSteps(staticChecks())]);
  else await installPrograms();
  const groups = positionals.length === 0 ? everything() : positionals.flatMap(stepsOf);
  for (const group of groups) await runSteps(group);
  const sum = (key: keyof Count) => [...counts.values()].reduce((total, count) => total + count[key], 0);
  const failed = sum('failed');
  console.log(`\n${[...counts.keys()].join('\n')}\n\n${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
