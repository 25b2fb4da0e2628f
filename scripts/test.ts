import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { lintSteps } from './lib/lintSteps';
import { main, projectDir, run, script, tool } from './lib/run';
import { ensureChromium } from './test/programs';
import { checkedCount, playwrightCount, total, vitestCount, type Count } from './test/testCounts';

interface Step {
  name: string;
  run(): Promise<Count>;
}

interface StepOptions {
  /** Print the output in one piece at the end, because other steps run at the same time. */
  capture?: boolean;
}

const REPORTS = path.join(projectDir, '.cache/reports');

const CORES = availableParallelism();

async function runStep(name: string, command: string[], { capture = false }: StepOptions, env?: NodeJS.ProcessEnv) {
  if (!capture) console.log(`\n── ${name}`);
  const { code, output } = await run(command, { capture, ...(env ? { env } : {}) });
  if (capture) console.log(`\n── ${name}\n${output.trim()}`);
  return code;
}

/** A check that passes or fails as a whole. */
function check(name: string, command: string[], options: StepOptions = {}): Step {
  return {
    name,
    async run() {
      const passed = (await runStep(name, command, options)) === 0;
      return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
    },
  };
}

function vitest(folders: readonly string[], { capture = false }: StepOptions = {}): Step {
  const name = `Vitest: ${folders.join(', ')}`;
  return {
    name,
    async run() {
      const file = path.join(REPORTS, `${folders.map((folder) => path.basename(folder)).join('-')}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const command = tool('vitest', 'run', ...folders, ...reporters);
      const code = await runStep(name, command, { capture });
      return checkedCount(vitestCount(file), code);
    },
  };
}

const playwright: Step = {
  name: 'Playwright',
  async run() {
    try {
      await ensureChromium();
    } catch (error) {
      const [reason = ''] = String(error).split('\n');
      console.warn(`\ntests/e2e is skipped: Chromium is missing and cannot be installed (${reason})`);
      return { passed: 0, failed: 0, skipped: 1 };
    }
    const file = path.join(REPORTS, 'e2e.json');
    const command = tool('@playwright/test', 'test', '--project=e2e', '--reporter=line,json');
    const code = await runStep('Playwright', command, {}, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    return checkedCount(playwrightCount(file), code);
  },
};

/** Checks of the sources. Each uses one core. */
function staticChecks(): Step[] {
  const types = { name: 'Types', command: tool('typescript', '--noEmit') };
  const docs = { name: 'Docs', command: script('scripts/lint-docs.ts') };
  return [types, ...lintSteps(), docs].map(({ name, command }) => check(name, command, { capture: true }));
}

/** Tests of the built site, one suite after another. */
const siteSuites: Step[] = [vitest(['tests/contract']), vitest(['tests/deploy', 'tests/samples'])];

/** Suites that mostly wait, for builds of changed copies and for other browsers. They run beside the tests of the site. */
const waitingSuites = (isFull: boolean): Step[] => [
  vitest(['tests/builds', ...(isFull ? ['tests/fuzz'] : [])], { capture: true }),
  vitest(['tests/engines'], { capture: true }),
];

main(async () => {
  const isFull = process.argv.includes('--full');
  if (isFull) process.env.TEST_FULL = 'true';
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const counts: Count[] = [];
  const summary: string[] = [];
  const finish = async (steps: readonly Step[]) => {
    for (const step of steps) {
      const started = Date.now();
      const count = await step.run();
      counts.push(count);
      const seconds = Math.round((Date.now() - started) / 1000);
      summary.push(
        `${step.name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped (${seconds} s)`,
      );
    }
  };
  const waiting = staticChecks();
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await finish([step]);
  };
  await Promise.all(Array.from({ length: CORES }, lane));
  await finish([vitest(['tests/unit']), check('Build', script('scripts/build.ts'))]);
  await Promise.all([finish(siteSuites), finish(waitingSuites(isFull))]);
  // Alone, because its tests depend on timing.
  await finish([playwright]);
  const { passed, failed } = total(counts, process.env.CI === 'true');
  console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
