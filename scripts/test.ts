import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { ensureChromium } from './ensureChromium';
import { lintSteps } from './lint';
import { lintDocsSteps } from './lintDocs';
import { main, projectDir, run, tool, script } from './run';
import { settle, total, type Count } from './testCounts';

interface Step {
  name: string;
  run(): Promise<Count>;
}

/** What a reader of the log sees of steps that run at once: each step's output in one piece. */
interface CheckOptions {
  capture: boolean;
}

const REPORTS = path.join(projectDir, '.cache/reports');

/** A check that passes or fails as a whole. */
function check(name: string, command: () => string[], { capture }: CheckOptions = { capture: false }): Step {
  return {
    name,
    async run() {
      const { code, output } = await run(command(), { capture });
      if (capture) console.log(`\n── ${name}\n${output.trim()}`);
      const passed = code === 0;
      return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
    },
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

function vitest(folder: string, ...options: string[]): Step {
  return {
    name: `Vitest: ${folder}`,
    async run() {
      const file = path.join(REPORTS, `${path.basename(folder)}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const { code } = await run(tool('vitest', 'run', folder, ...options, ...reporters));
      const report = readReport<VitestReport>(file);
      return settle(
        report && {
          passed: report.numPassedTests,
          failed: report.numFailedTests,
          skipped: report.numPendingTests,
        },
        code,
      );
    },
  };
}

const playwright: Step = {
  name: 'Playwright',
  async run() {
    const file = path.join(REPORTS, 'e2e.json');
    const { code } = await run(tool('@playwright/test', 'test', '--project=e2e', '--reporter=line,json'), {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    const report = readReport<PlaywrightReport>(file);
    return settle(
      report && {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected + report.errors.length,
        skipped: report.stats.skipped,
      },
      code,
    );
  },
};

/** Checks of the sources: each keeps one core busy. */
function staticChecks(): Step[] {
  const capture = true;
  return [
    check('Types', () => tool('typescript', '--noEmit'), { capture }),
    ...[...lintSteps(), ...lintDocsSteps()].map(({ name, command }) => check(name, () => command, { capture })),
  ];
}

/** Tests of what is built, and of what builds it: one step after the other. */
function steps(): Step[] {
  return [
    vitest('tests/unit', '--fileParallelism'),
    check('Build', () => script('scripts/build.ts')),
    vitest('tests/contract', '--fileParallelism'),
    vitest('tests/builds'),
    vitest('tests/fuzz'),
    vitest('tests/deploy'),
    vitest('tests/samples'),
    playwright,
  ];
}

main(async () => {
  if (process.argv.includes('--full')) process.env.TEST_FULL = 'true';
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  await ensureChromium();
  const counts: Count[] = [];
  const summary: string[] = [];
  const finish = async (step: Step) => {
    const started = Date.now();
    const count = await step.run();
    counts.push(count);
    const seconds = Math.round((Date.now() - started) / 1000);
    summary.push(
      `${step.name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped (${seconds} s)`,
    );
  };
  const waiting = staticChecks();
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await finish(step);
  };
  await Promise.all([lane(), lane()]);
  for (const step of steps()) {
    console.log(`\n── ${step.name}`);
    await finish(step);
  }
  const { passed, failed } = total(counts, process.env.CI === 'true');
  console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
