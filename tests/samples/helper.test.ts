/** Runs the helper of the introduction against an API that refuses, breaks off, stalls, lies about its length, or sends no JSON. */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/lib/run';
import { canRunSuite } from '../../scripts/test/programs';
import { printedCode } from '../support/builtSamples';
import { dummyKey } from '../support/mockServer';
import { ENDLESS, NO_REPLIES, NO_RESULTS, PRIVATE_TEXT, startBrokenApi } from './brokenApi';
import { findHelpers, withShortWaits } from './programs';
import { interpretersOf, runSample, writeCode } from './sampleRunners';

/** Programs that make the calls in `NAMES` at the same time, and print the result of each, or that it failed. */
const PROGRAMS: Record<string, string> = {
  'metrics_api.py': `
import json
import logging
import os
from concurrent.futures import ThreadPoolExecutor

from metrics_api import CallFailed, call_metric, post

logging.basicConfig(level=os.environ["LEVEL"])


def outcome(name):
    try:
        body = {"text": "${PRIVATE_TEXT}"}
        return name, post(name, body) if name.startswith("/") else call_metric(name, body, {"score": 0})
    except CallFailed as error:
        return name, f"CallFailed: {error}"


names = os.environ["NAMES"].split()
with ThreadPoolExecutor(len(names)) as pool:
    print(json.dumps(dict(pool.map(outcome, names))))`,
  'metrics-api.mts': `
import { CallFailed, callMetric, post } from "./metrics-api.mts";

async function outcome(name: string): Promise<[string, unknown]> {
  try {
    const body = { text: "${PRIVATE_TEXT}" };
    return [name, name.startsWith("/") ? await post(name, body) : await callMetric(name, body, { score: 0 })];
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return [name, \`CallFailed: \${error.message}\`];
  }
}

const names = (process.env.NAMES ?? "").split(" ");
console.log(JSON.stringify(Object.fromEntries(await Promise.all(names.map(outcome)))));`,
};

const LANGUAGES = Object.keys(PROGRAMS);

/** Tries of a call that gets no result: the first one, and one after each pause. */
const TRIES = 4;

/** Calls that are not repeated. */
const FINAL = ['unauthorized', 'unprocessable'];

const helpers = findHelpers(printedCode());
const dir = path.join(projectDir, '.cache', 'helper');
const commands = new Map<string, readonly string[]>();
const canRun = canRunSuite('tests/samples');
let api: Awaited<ReturnType<typeof startBrokenApi>>;

beforeAll(async () => {
  api = await startBrokenApi();
  rmSync(dir, { recursive: true, force: true });
  const programs = helpers.map((helper) => {
    const folder = path.join(dir, helper.title.replace('.', '-'));
    writeCode(path.join(folder, helper.title), withShortWaits(helper));
    return writeCode(path.join(folder, `program${path.extname(helper.title)}`), PROGRAMS[helper.title] ?? '');
  });
  const started = await interpretersOf(programs);
  helpers.forEach(({ title }, index) => commands.set(title, started[index] ?? []));
});

afterAll(() => api.close());

interface Options {
  level?: 'DEBUG' | 'INFO';
  key?: string;
  base?: string;
  /** Whether each call is answered, so that none needs a short timeout. */
  isAnswered?: boolean;
}

const isEndless = (name: string) => ENDLESS.some((segment) => name === segment || name.endsWith(`/${segment}`));

/**
 * Makes calls with a helper: first those that are answered, with the printed timeout, which no busy machine reaches, then the
 * others. A name is that of a metric, or a path.
 */
async function run(title: string, names: readonly string[], options: Options = {}) {
  const answered = names.filter((name) => !isEndless(name));
  const endless = names.filter(isEndless);
  const runs = [await runOnce(title, answered, { ...options, isAnswered: true })];
  if (endless.length > 0) runs.push(await runOnce(title, endless, options));
  return {
    results: Object.assign({}, ...runs.map(({ results }) => results)) as Record<string, unknown>,
    output: runs.map(({ output }) => output).join('\n'),
    timesSent: (name: string) => runs.reduce((sum, { timesSent }) => sum + timesSent(name), 0),
  };
}

/** Makes calls at the same time. Each run has a path of its own. */
async function runOnce(title: string, names: readonly string[], options: Options = {}) {
  const { level = 'INFO', key = dummyKey(title), base = api.origin, isAnswered = false } = options;
  const prefix = `/${Math.random()}`;
  const debug = level === 'DEBUG' ? 'metrics_api' : '';
  const env = {
    API_BASE: base + prefix,
    NAMES: names.join(' '),
    LEVEL: level,
    NODE_DEBUG: debug,
    ...(isAnswered && { API_ANSWERS: 'true' }),
  };
  const { code, stdout, output } = await runSample(commands.get(title) ?? [], key, { env });
  expect(code, output).toBe(0);
  const sent = api.paths.filter((one) => one.startsWith(`${prefix}/`));
  const timesSent = (name: string) => sent.filter((one) => one.endsWith(`/${name}`)).length;
  return { results: JSON.parse(stdout) as Record<string, unknown>, output, timesSent };
}

describe.skipIf(!canRun).concurrent('the helper', () => {
  it('is the same on all pages, with at most 80 lines', () => {
    expect(helpers.map(({ title }) => title).sort()).toEqual([...LANGUAGES].sort());
    for (const { code } of helpers) expect(code.trim().split('\n').length).toBeLessThanOrEqual(80);
  });

  describe.each(LANGUAGES)('%s', (title) => {
    it('raises CallFailed after everything that is no result, in `post` without a complete reply, and logs no text', async () => {
      const replies = NO_REPLIES.map((name) => `/performance/v1/${name}`);
      const { results, output, timesSent } = await run(title, [...NO_RESULTS, ...replies]);
      expect(output).not.toContain(PRIVATE_TEXT);
      for (const name of NO_RESULTS) {
        expect(results[name], name).toMatch(
          /^CallFailed: \/metrics\/v4alpha\/\S+, correlation id \S+: no result \(.+\)$/,
        );
        expect(timesSent(`v4alpha/${name}`), name).toBe(FINAL.includes(name) ? 1 : TRIES);
      }
      for (const name of replies) expect(results[name], name).toMatch(/^CallFailed: /);
    });

    it('raises CallFailed if nothing listens', async () => {
      const closed = await startBrokenApi();
      await closed.close();
      const { results, output } = await run(title, ['toxicity'], { base: closed.origin });
      expect(results.toxicity).toMatch(/^CallFailed: /);
      expect(output).not.toContain(PRIVATE_TEXT);
    });

    it.each([
      ['no key', ''],
      ['a key of two lines', 'first-line\nsecond-line'],
      ['a key that no header can have', 'clé-☃'],
    ])('raises CallFailed with %s, sends nothing, and does not print the key', async (_what, key) => {
      const { results, output, timesSent } = await run(title, ['warning'], { key });
      expect(results.warning).toMatch(/^CallFailed: /);
      expect(timesSent('warning')).toBe(0);
      for (const part of key.split('\n').filter(Boolean)) expect(output).not.toContain(part);
    });

    it('returns data, and says that there are warnings without their text', async () => {
      const { results, output } = await run(title, ['warning']);
      expect(results).toEqual({ warning: { score: 1 } });
      expect(output).toMatch(/the reply has warnings: .*fh-0001/);
      expect(output).not.toContain(PRIVATE_TEXT);
    });

    it('shows the text of replies at debug level', async () => {
      const { output } = await run(title, ['unprocessable'], { level: 'DEBUG' });
      expect(output).toContain(PRIVATE_TEXT);
    });
  });
});
