import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { ensureChromium } from './ensureChromium';
import { lintSteps } from './lint';
import { lintDocsSteps } from './lintDocs';
import { main, projectDir, run, tool } from './run';
import { settle, total, type Count } from './testCounts';

interface Step {
  name: string;
  run(): Promise<Count>;
}

const REPORTS = path.join(projectDir, '.cache/reports');

/** A check that passes or fails as a whole. */
function check(name: string, command: () => string[]): Step {
  return {
    name,
    async run() {
      const passed = (await run(command())).code === 0;
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

function vitest(folder: string): Step {
  return {
    name: `Vitest: ${folder}`,
    async run() {
      const file = path.join(REPORTS, `${path.basename(folder)}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const { code } = await run(tool('vitest', 'run', folder, ...reporters));
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
    const { code } = await run(tool('@playwright/test', 'test', '--reporter=line,json'), {
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

function steps(): Step[] {
  return [
    check('Types', () => tool('typescript', '--noEmit')),
    ...[...lintSteps(), ...lintDocsSteps()].map(({ name, command }) => check(name, () => command)),
    vitest('tests/unit'),
    check('Build', () => tool('tsx', 'scripts/build.ts')),
    vitest('tests/contract'),
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
  for (const step of steps()) {
    console.log(`\n── ${step.name}`);
    const started = Date.now();
    const count = await step.run();
    counts.push(count);
    const seconds = Math.round((Date.now() - started) / 1000);
    summary.push(
      `${step.name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped (${seconds} s)`,
    );
  }
  const { passed, failed } = total(counts, process.env.CI === 'true');
  console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
