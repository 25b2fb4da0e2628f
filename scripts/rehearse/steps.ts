import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { run } from '../lib/run';
import { chromiumPath } from '../test/programs';
import { firstErrors } from './firstErrors';
import { STEP_NAMES, type ReportedStep, type StepName } from './stepNames';
import { unsupportedEngines } from './unsupportedEngines';
import { npm } from './useNode';

/** A step that ran or was skipped. */
export interface StepResult {
  name: ReportedStep;
  result: 'passed' | 'failed' | 'skipped';
  seconds: number;
  /** First errors of a failed step, packages that require another Node, or why it was skipped. */
  lines: string[];
}

/** A copy of the project, with the environment and the logs of its steps. */
export interface Stage {
  dir: string;
  env: NodeJS.ProcessEnv;
  /** Folder for the output of each step. */
  logs: string;
}

/** Result of an installation. */
export interface Installation {
  steps: StepResult[];
  /** Whether there are packages to build and test with. */
  isInstalled: boolean;
}

const COMMANDS: Record<StepName, string[]> = {
  types: npm('run', '--silent', 'typecheck'),
  lint: npm('run', '--silent', 'lint'),
  unit: npm('run', '--silent', 'test:unit'),
  build: npm('run', '--silent', 'build'),
  contract: npm('run', '--silent', 'test:contract'),
  e2e: npm('run', '--silent', 'test:e2e', '--', '--reporter=line'),
};

/** Steps that read the built site. */
const NEED_BUILD: readonly string[] = ['contract', 'e2e'];

/** Runs a command in the copy, keeps its output as a log, and returns its first errors and rejected engines. */
export async function runStep(stage: Stage, name: ReportedStep, command: readonly string[]): Promise<StepResult> {
  const started = Date.now();
  console.log(`── ${name}`);
  const { code, output } = await run(command, { cwd: stage.dir, env: stage.env, capture: true });
  mkdirSync(stage.logs, { recursive: true });
  writeFileSync(path.join(stage.logs, `${name}.log`), output);
  const seconds = Math.round((Date.now() - started) / 1000);
  const lines = [...unsupportedEngines(output), ...(code === 0 ? [] : firstErrors(output))];
  return { name, result: code === 0 ? 'passed' : 'failed', seconds, lines };
}

/**
 * Installs the packages of the copy. If packages reject each other's versions, installs them all the same, so that the next
 * steps show whether they work together.
 */
export async function install(stage: Stage): Promise<Installation> {
  const command = npm('install', '--no-audit', '--no-fund');
  const strict = await runStep(stage, 'install', command);
  if (strict.result === 'passed') {
    return { steps: [strict, await runStep(stage, 'lock', npm('ci', '--dry-run'))], isInstalled: true };
  }
  const lenient = await runStep(stage, 'install-anyway', [...command, '--legacy-peer-deps']);
  return { steps: [strict, lenient], isInstalled: lenient.result === 'passed' };
}

/** Runs the wanted steps. After a failed build, steps that need it are skipped. */
export async function runSteps(stage: Stage, wanted: readonly StepName[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const name of STEP_NAMES.filter((step) => wanted.includes(step))) {
    const built = results.find((step) => step.name === 'build')?.result;
    if (NEED_BUILD.includes(name) && built !== 'passed') {
      results.push({ name, result: 'skipped', seconds: 0, lines: ['needs a build'] });
      continue;
    }
    if (name === 'e2e' && chromiumPath() === undefined)
      await run(['npx', '--no-install', 'playwright', 'install', 'chromium'], { cwd: stage.dir, env: stage.env });
    results.push(await runStep(stage, name, COMMANDS[name]));
  }
  return results;
}
