/**
 * Runs the programs of the built pages: against the mock server, and against an API that refuses their calls, fails, or never
 * answers. A program is a code block with a file name that imports the helper of the introduction.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE } from '../../plugins/api/facts/apiFiles';
import { canRunSuite } from '../../scripts/test/programs';
import { printedCode } from '../support/builtSamples';
import { dummyKey, startMockServer, type MockServer } from '../support/mockServer';
import { readOperations } from '../support/openApiDocument';
import { isFull } from '../support/pages';
import { ERROR_TEXT, startProgramApi, type ApiMode, type ProgramCall } from './programApi';
import { findPrograms, programsDir, writePrograms, type Program } from './programs';
import { typeErrors } from './sampleLints';
import { runSample } from './sampleRunners';

const programs = findPrograms(printedCode());
/** The quick run lets one program in each language fail, because the helper handles the failures of all. */
const failing = isFull
  ? programs
  : ['.py', '.ts'].flatMap((type) => programs.filter(({ file }) => file.endsWith(type)).slice(0, 1));

/** Programs that call the legacy API and the current one. */
const moving = programs.filter(
  ({ code }) => /"\/(?:alignment|safety|performance)\//.test(code) && code.includes('"/metrics/'),
);

const titled = (list: readonly Program[]) => list.map((program) => [program.page, program.file, program] as const);

/** Example: `docs/understanding-…-metrics/pii/index.html`. */
const METRIC_PAGE = /^docs\/(?:[^/]+\/)?understanding-[^/]+-metrics\/[^/]+\/index\.html$/;

/** A failed call must not end in a stack trace. */
const STACK_TRACE = /^Traceback|^\s+at .*:\d+:\d+\)?$/m;

/** Tries of a call that gets no result: the first one, and one after each pause of the helper. */
const TRIES = 4;

const canRun = canRunSuite('tests/samples');

let mock: MockServer;
let api: Awaited<ReturnType<typeof startProgramApi>>;
let commands: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  mock = await startMockServer();
  api = await startProgramApi(mock.url, readOperations(API_FILE));
  commands = await writePrograms(programs);
});

afterAll(async () => {
  await api.stop();
  await mock.stop();
});

async function runProgram({ id }: Program, mode: ApiMode) {
  const run = `${id}-${mode}`;
  const env = { API_BASE: api.urlOf(mode, run), API_ANSWERS: mode === 'time-out' ? '' : 'true' };
  const ended = await runSample(commands.get(id) ?? [], dummyKey(id), { env });
  return { ...ended, made: api.callsOf(run) };
}

/** Returns how often each of the calls was sent, in the order of the first time. */
function timesSent(calls: readonly ProgramCall[]): number[] {
  const sent = calls.map(({ path, body }) => path + body);
  return [...new Set(sent)].map((one) => sent.filter((other) => other === one).length);
}

describe.skipIf(!canRun)('the programs of the pages', () => {
  it('are in Python and TypeScript on each metric page', () => {
    const metrics = programs.filter(({ page }) => METRIC_PAGE.test(page));
    const names = (type: string) =>
      metrics
        .filter(({ file }) => file.endsWith(type))
        .map(({ page, file }) => `${page} ${file.slice(0, -type.length).replaceAll('_', '-')}`);
    expect(metrics.length).toBeGreaterThan(0);
    expect(names('.ts').sort()).toEqual(names('.py').sort());
  });

  it('call the API host unless API_BASE is set', () => {
    const others = programs.filter(({ helper }) => !helper.code.includes(`"${brand.apiHost}"`));
    expect(others).toEqual([]);
  });

  it('compile in strict mode', () => {
    expect(typeErrors(programsDir, ['es2023'])).toBe('');
  });

  it.concurrent.each(titled(programs))('%s: %s prints what the page shows', async (_page, _file, program) => {
    const { code, output, stdout, made } = await runProgram(program, 'ok');
    expect(output).not.toMatch(STACK_TRACE);
    expect([0, 1], output).toContain(code);
    expect(new Set(made.map(({ status }) => status)), output).toEqual(new Set([200]));
    expect(stdout.trim(), output).not.toBe('');
    if (program.output !== undefined) expect(stdout.trim()).toBe(program.output.trim());
  });

  // The quick run leaves time-outs to the tests of the helper.
  describe.each(
    (
      [
        ['401', 1],
        ['500', TRIES],
        ['time-out', TRIES],
      ] as const
    ).slice(0, isFull ? 3 : 2),
  )('after %s', (mode, tries) => {
    it.concurrent.each(titled(failing))(`%s: %s tries each call ${tries}×`, async (_page, _file, program) => {
      const { code, output, stdout, made } = await runProgram(program, mode);
      expect(output).not.toMatch(STACK_TRACE);
      expect([0, 1], output).toContain(code);
      expect(new Set(timesSent(made)), output).toEqual(new Set([tries]));
      // The text of a refused call may repeat what was sent.
      expect(output).not.toContain(ERROR_TEXT);
      expect(output).toMatch(mode === 'time-out' ? /no result \(\w/ : `no result (${mode})`);
      if (program.output !== undefined) expect(stdout.trim()).not.toBe(program.output.trim());
    });
  });

  describe('after a 500 of the current API alone', () => {
    it.concurrent.each(titled(moving))('%s: %s still gets the legacy replies', async (_page, _file, program) => {
      const { code, output, made } = await runProgram(program, 'current-500');
      expect(output).not.toMatch(STACK_TRACE);
      expect(code, output).toBe(0);
      const [legacy = [], current = []] = [200, 500].map((status) => made.filter((call) => call.status === status));
      expect(legacy, output).not.toEqual([]);
      // A legacy call can be sent twice on a busy machine, where its reply gets lost.
      expect(timesSent(current), output).toEqual(timesSent(legacy).map(() => TRIES));
    });
  });
});
