import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { mustRun as MustRun, run as Run } from '../../../../scripts/lib/run';
import type * as Programs from '../../../../scripts/test/programs';

const run = vi.fn<typeof Run>();
const mustRun = vi.fn<typeof MustRun>();

let programs: typeof Programs;
let here: Programs.Program;
let missing: Programs.Program[];

// Other test files of the same worker may have loaded the module with the real functions, which install packages.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../../../scripts/lib/run', () => ({ run, mustRun, tool: vi.fn() }));
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
