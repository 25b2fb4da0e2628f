/**
 * Runs the programs of the built pages: against the mock server, and against an API that refuses their calls, fails, or never
 * answers. A program is a code block with a file name that imports the helper of the introduction.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { canRunSuite, pythonOfVersion, pythonWithRequests } from '../../scripts/test/programs';
import { printedCode } from '../support/builtSamples';
import { builtText } from '../support/builtSite';
import { dummyKey, startDownloadedMock, type MockServer } from '../support/mockServer';
import { isFull } from '../support/pages';
import { BROKEN_REPLIES, type BrokenReply } from './brokenReplies';
import { ERROR_TEXT, SCORE_FIELD, startProgramApi, type ApiMode, type ProgramCall } from './programApi';
import { findPrograms, hasUnknownField, programsDir, writeAsPrinted, writeWithShortWaits } from './programs';
import type { Program, RunnablePrograms } from './programs';
import { typeErrors } from './sampleLints';
import { runSample } from './sampleRunners';

const programs = findPrograms(printedCode());

const inEachLanguage = ['.py', '.mts'].map((type) => programs.filter(({ file }) => file.endsWith(type)));

/** The quick run lets one program in each language fail, because the helper handles the failures of all. */
const failing = isFull ? programs : inEachLanguage.flatMap((list) => list.slice(0, 1));

/** The quick run gives each program one kind of broken replies, and programs in both languages each kind. */
function programsFor(kind: number): Program[] {
  if (isFull) return programs;
  return inEachLanguage.flatMap((list) => list.filter((_, index) => index % BROKEN_REPLIES.length === kind));
}

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
let printed: ReturnType<typeof writeAsPrinted>;
let quick: RunnablePrograms;

beforeAll(async () => {
  mock = await startDownloadedMock();
  api = await startProgramApi(mock.url);
  printed = writeAsPrinted(programs);
  quick = await writeWithShortWaits(programs, SCORE_FIELD);
});

afterAll(async () => {
  rmSync(printed.dir, { recursive: true });
  await api.stop();
  await mock.stop();
});

let runs = 0;

/** A Python for the programs, and the folder of a package that it lacks. */
interface OtherPython {
  python: string;
  packages: string;
}

/** Runs a program: one that gets right replies as it is printed. */
async function runProgram({ id }: Program, mode: ApiMode, other?: OtherPython) {
  const run = `${id}-${++runs}`;
  const { commands, folders } = mode === 'ok' ? printed : quick;
  const cwd = folders.get(id) ?? '';
  rmSync(path.join(cwd, 'side_by_side.jsonl'), { force: true });
  rmSync(path.join(cwd, 'side-by-side.jsonl'), { force: true });
  const env = { API_BASE: api.urlOf(mode, run), API_ANSWERS: mode === 'time-out' ? '' : 'true' };
  const [program = '', ...args] = commands.get(id) ?? [];
  const ended = await runSample([other?.python ?? program, ...args], dummyKey(id), {
    env: { ...env, ...(other ? { PYTHONPATH: other.packages } : {}) },
    cwd,
  });
  return { ...ended, made: api.callsOf(run) };
}

/** The minor version of the oldest Python for the programs, as the introduction names it. */
const [, oldestMinor = ''] = /Python 3\.(\d+) or later/.exec(builtText('docs/intro.md')) ?? [];

/** Returns the oldest Python for the programs, or undefined if it is not installed. */
function oldestPython(): OtherPython | undefined {
  const python = pythonOfVersion(`3.${oldestMinor}`);
  const script = 'import os, requests; print(os.path.dirname(os.path.dirname(requests.__file__)))';
  const packages = spawnSync(pythonWithRequests() ?? '', ['-c', script], { encoding: 'utf8' }).stdout?.trim();
  return python && packages ? { python, packages } : undefined;
}

const oldest = canRun && isFull ? oldestPython() : undefined;

const runsWithoutReply = new Map<string, Promise<[string, number]>>();

/** Returns what a program prints, and its exit code, if no current call gets a reply. */
function withoutReply(program: Program): Promise<[string, number]> {
  const run =
    runsWithoutReply.get(program.id) ??
    runProgram(program, 'current-500').then(({ stdout, code }): [string, number] => [stdout, code ?? 1]);
  runsWithoutReply.set(program.id, run);
  return run;
}

/** Programs that need each entry of a list, by what their replies lack. They are named as in Python. */
const LIST_READERS: Partial<Record<BrokenReply, RegExp>> = {
  'lists that are too short': /^(?:tone_check|topic_router|select_chunks)\b/,
  'an entry without its number':
    /^(?:toxicity_gate|prompt_gate|tone_check|topic_router|select_chunks|formality_check|faithfulness_gate|mask_message)\b/,
};

/** Returns whether a reply lacks what a program decides by. */
function failsWith({ file }: Program, mode: BrokenReply): boolean {
  return LIST_READERS[mode]?.test(file.replaceAll('-', '_')) ?? true;
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
    expect(names('.mts').sort()).toEqual(names('.py').sort());
  });

  it('call the API host unless API_BASE is set', () => {
    const others = programs.filter(({ helper }) => !helper.code.includes(`"${brand.apiHost}"`));
    expect(others).toEqual([]);
  });

  it('need the Python that the introduction names', () => {
    const check =
      'import ast, sys; [ast.parse(open(f).read(), f, feature_version=(3, int(sys.argv[1]))) for f in sys.argv[2:]]';
    const files = programs
      .filter(({ file }) => file.endsWith('.py'))
      .flatMap(({ id, file, helper }) => [file, helper.title].map((name) => path.join(printed.dir, id, name)));
    const { status, stderr } = spawnSync('python3', ['-c', check, oldestMinor, ...files], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });

  // The test before it has to do in the quick run, and where that Python is not installed.
  it.concurrent.each(oldest ? titled(programs.filter(({ file }) => file.endsWith('.py'))) : [])(
    '%s: %s runs on that Python',
    async (_page, _file, program) => {
      const { output, stdout } = await runProgram(program, 'ok', oldest);
      expect(output).not.toMatch(STACK_TRACE);
      expect(stdout.trim(), output).not.toBe('');
      if (program.output !== undefined) expect(stdout.trim()).toBe(program.output.trim());
    },
  );

  it('compile in strict mode', async () => {
    expect(await typeErrors(programsDir, ['es2023'])).toBe('');
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
      // One whose field is to be filled in decides on the page as without a reply.
      if (program.output === undefined || hasUnknownField(program)) return;
      expect(stdout.trim()).not.toBe(program.output.trim());
    });
  });

  it.concurrent.each(titled(programs.filter(hasUnknownField)))(
    '%s: %s decides by the score, once its field is filled in',
    async (_page, _file, program) => {
      const { stdout, output } = await runProgram(program, 'scored');
      expect(stdout, output).toMatch(/\b(?:pass|right)\b/);
    },
  );

  describe.each(BROKEN_REPLIES.map((mode, kind) => [mode, kind] as const))('with %s in replies', (mode, kind) => {
    it.concurrent.each(titled(programsFor(kind)))(
      '%s: %s decides as without a reply',
      async (_page, _file, program) => {
        const { code, output, stdout } = await runProgram(program, mode);
        expect(output).not.toMatch(STACK_TRACE);
        expect(stdout).not.toMatch(/undefined|NaN|None|null/);
        if (!failsWith(program, mode)) return;
        const expected = [await withoutReply(program)];
        if (hasUnknownField(program)) expected.push([`${program.output}\n`, 0]);
        expect(expected, output).toContainEqual([stdout, code]);
      },
    );
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
