import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { run, tool } from '../../scripts/lib/run';
import { nextMajor, nextMinor } from '../support/laterVersions';
import { copySite, type SiteCopy } from '../support/siteCopy';
import { LATEST, OLDEST } from '../support/specifiedRoutes';

/** A build and its contract tests, in milliseconds. They take five minutes on two cores. */
const TIMEOUT = 30 * 60_000;

/** Environment variables that Vitest sets for the tests that it runs. */
const VITEST_ENV = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(?:VITEST|VITE_|TEST)/.test(name))
    .map((name) => [name, undefined]),
);

const CUT: string[] = [];
const RETIRE = ['--retire'];

/** Runs a script that changes the versions, and stages the change, so that the next script accepts the working tree. */
async function change(site: SiteCopy, flags: readonly string[], version: string): Promise<void> {
  const { code, output } = await site.script('scripts/new-version.ts', ...flags, version);
  expect(code, output).toBe(0);
  await run(['git', 'add', '--all'], { cwd: site.dir });
}

/** Builds a copy and runs its own contract tests. */
async function checkSite({ dir, build }: SiteCopy): Promise<void> {
  const built = await build();
  expect(built.code, built.output).toBe(0);
  const tested = await run(tool('vitest', 'run', 'tests/contract'), { cwd: dir, capture: true, env: VITEST_ENV });
  expect(tested.code, tested.output).toBe(0);
}

describe.each([
  ['the next minor version is cut', [[CUT, nextMinor(LATEST)]]],
  ...(OLDEST === LATEST ? [] : [['the oldest version is retired', [[RETIRE, OLDEST]]] as const]),
  [
    'a minor and a major version are cut',
    [
      [CUT, nextMinor(LATEST)],
      [CUT, nextMajor(LATEST)],
    ],
  ],
  [
    'a version is cut, the oldest one retired, and a major version cut',
    [
      [CUT, nextMinor(LATEST)],
      [RETIRE, OLDEST],
      [CUT, nextMajor(LATEST)],
    ],
  ],
] as const)('after %s', (_case, changes) => {
  const site = copySite(`versions-${changes.map(([, version]) => version).join('-')}`);

  beforeAll(async () => {
    for (const [script, version] of changes) await change(site, script, version);
  }, TIMEOUT);

  afterAll(() => site.remove());

  it('the site builds and passes its contract tests', () => checkSite(site), TIMEOUT);
});
