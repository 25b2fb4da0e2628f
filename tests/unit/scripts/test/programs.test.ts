import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { mustRun as MustRun, run as Run, tool as Tool } from '../../../../scripts/lib/run';
import type * as Programs from '../../../../scripts/test/programs';

const run = vi.fn<typeof Run>();
const mustRun = vi.fn<typeof MustRun>();
const tool = vi.fn<typeof Tool>();

let programs: typeof Programs;
let here: Programs.Program;
let missing: Programs.Program[];

// Other test files of the same worker may have loaded the module with the real functions, which install packages.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../../../scripts/lib/run', () => ({ run, mustRun, tool }));
  programs = await import('../../../../scripts/test/programs');
  here = programs.programFile('Node', 'nodejs', process.execPath);
  missing = [
    programs.programFile('wrk', 'wrk', '/nowhere/wrk'),
    programs.programFile('nginx', 'nginx', '/nowhere/nginx'),
  ];
});

afterAll(() => {
  vi.doUnmock('../../../../scripts/lib/run');
  vi.resetModules();
});

/** Simulates a machine on which the given commands fail, and those in `absent` do not exist. */
function machine({
  root = true,
  failing = [],
  absent = [],
}: {
  root?: boolean;
  failing?: string[];
  absent?: string[];
}) {
  vi.spyOn(process, 'getuid').mockReturnValue(root ? 0 : 1000);
  run.mockImplementation(([program = '']) =>
    absent.includes(program)
      ? Promise.reject(new Error(`spawn ${program} ENOENT`))
      : Promise.resolve({ code: Number(failing.includes(program)), output: '', stdout: '' }),
  );
}

const installed = () => mustRun.mock.calls.flatMap(([command]) => command.slice(command.indexOf('-y') + 3));

beforeEach(() => {
  vi.resetAllMocks();
  machine({});
});

describe('ensurePrograms', () => {
  it('installs nothing if all programs exist', async () => {
    await programs.ensurePrograms([here], 'a test');
    expect(mustRun).not.toHaveBeenCalled();
  });

  it('installs the packages of missing programs', async () => {
    await programs.ensurePrograms([here, ...missing], 'a test');
    expect(mustRun.mock.lastCall?.[0].slice(-2)).toEqual(['wrk', 'nginx']);
  });

  it('installs toolchains that are missing or too old', async () => {
    machine({ failing: ['javac'], absent: ['go', 'python3', '/usr/bin/python3'] });
    await programs.ensurePrograms(programs.TOOLCHAINS, 'a test');
    expect(installed().slice(-3)).toEqual(['python3-requests', 'golang-go', 'default-jdk-headless']);
  });

  it.each([
    ['without root', { root: false }],
    ['without apt-get, as on macOS', { absent: ['apt-get'] }],
  ])('throws with the missing programs and their packages %s', async (_case, options) => {
    machine(options);
    await expect(programs.ensurePrograms([here, ...missing], 'a test')).rejects.toMatchObject({
      details: { file: 'a test', found: 'missing: wrk, nginx', remedy: expect.stringContaining('wrk nginx') as string },
    });
    expect(mustRun).not.toHaveBeenCalled();
  });

  it('throws if apt-get fails', async () => {
    mustRun.mockRejectedValue(new Error('no network'));
    await expect(programs.ensurePrograms(missing, 'a test')).rejects.toMatchObject({
      details: { found: 'missing: wrk, nginx' },
    });
  });
});

it('the remedy for a missing Firefox works on Debian and on Ubuntu, which has only a snap', async () => {
  machine({ root: false });
  const firefox = programs.FIREFOX.map((program) => ({ ...program, isInstalled: () => Promise.resolve(false) }));
  const remedy =
    'on Debian, run: sudo apt-get install firefox-esr; elsewhere, set FIREFOX_PATH to a Firefox that is not a snap';
  await expect(programs.ensurePrograms(firefox, 'a test')).rejects.toMatchObject({ details: { remedy } });
});

describe('startsSnap', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-test-'));
  const file = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ["true for Ubuntu's script", () => file('firefox-1', '#!/bin/sh\nexec /snap/bin/firefox "$@"\n'), true],
    ['true for a program in a snap', () => file('snap/firefox/current/firefox', 'ELF'), true],
    ["false for Debian's script", () => file('firefox-2', '#!/bin/sh\nexec firefox-esr "$@"\n'), false],
    ['false for a program', () => file('firefox-3', `ELF snap ${'x'.repeat(20_000)}`), false],
  ])('returns %s', (_case, write, expected) => {
    const link = path.join(folder, 'firefox');
    rmSync(link, { force: true });
    symlinkSync(write(), link);
    expect(programs.startsSnap(link)).toBe(expected);
  });
});

describe('ensureChromium', () => {
  /** Simulates a machine without a Chromium of the system. */
  beforeEach(() => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.resetModules();
    vi.doMock('node:fs', async (original) => ({ ...(await original<object>()), existsSync: () => false }));
    tool.mockImplementation((name, ...args) => [name, ...args]);
  });
  afterEach(() => {
    vi.doUnmock('node:fs');
  });

  it.each([
    ["Debian's packages as root", true, [], ['chromium', 'chromium-headless-shell', 'fonts-liberation']],
    [
      "Playwright's browser with its libraries as root if apt-get fails, as on Ubuntu",
      true,
      ['apt-get'],
      ['install', '--with-deps', 'chromium'],
    ],
    ["Playwright's browser without root", false, [], ['install', 'chromium']],
  ])('installs %s', async (_case, root, failing, end) => {
    machine({ root });
    mustRun.mockImplementation((command) =>
      command.some((word) => failing.includes(word))
        ? Promise.reject(new Error('no such package'))
        : Promise.resolve({ code: 0, output: '', stdout: '' }),
    );
    const { ensureChromium } = await import('../../../../scripts/test/programs');
    await ensureChromium();
    expect(mustRun.mock.lastCall?.[0].slice(-end.length)).toEqual(end);
  });
});

describe('canRunSuite', () => {
  beforeEach(() => machine({ absent: ['apt-get'] }));

  it('prints one line and returns false if programs are missing', async () => {
    vi.stubEnv('CI', '');
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(
      await Promise.all([programs.canRunSuite('suite a', missing), programs.canRunSuite('suite a', missing)]),
    ).toEqual([false, false]);
    expect(write).toHaveBeenCalledOnce();
    expect(write.mock.lastCall?.[0]).toMatch(/^suite a is skipped, missing: wrk, nginx; .+\n$/);
  });

  it('throws in CI if programs are missing', async () => {
    vi.stubEnv('CI', 'true');
    await expect(programs.canRunSuite('suite b', missing)).rejects.toThrow('programs are missing');
  });

  it('returns true if all programs exist', async () => {
    expect(await programs.canRunSuite('suite c', [here])).toBe(true);
  });
});

describe('pythonWithRequests', () => {
  it.each([
    ['the first Python in PATH', [], 'python3'],
    ["Debian's Python if the first one lacks requests", ['python3'], '/usr/bin/python3'],
    ['undefined if no Python has requests', ['python3', '/usr/bin/python3'], undefined],
  ])('returns %s', async (_case, failing, python) => {
    machine({ failing });
    expect(await programs.pythonWithRequests()).toBe(python);
  });
});
