import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type * as Programs from '../../../../scripts/test/programs';

/** Programs that answer, by their names. */
let installed: string[];

let programs: typeof Programs;

// Other test files of the same worker may have loaded the module with the real functions.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('node:child_process', () => ({
    spawnSync: (program: string) => ({ status: installed.includes(program) ? 0 : null }),
    spawn: () => {
      throw new Error('a test started a program');
    },
  }));
  programs = await import('../../../../scripts/test/programs');
});

afterAll(() => {
  vi.doUnmock('node:child_process');
  vi.resetModules();
});

beforeEach(() => {
  installed = ['curl', 'python3', 'go', 'javac'];
  vi.stubEnv('CI', '');
});

describe('canRunSuite', () => {
  it('returns false if programs are missing, and prints how to install them', () => {
    installed = ['curl', 'python3'];
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(programs.canRunSuite('tests/samples')).toBe(false);
    expect(write.mock.calls.join('')).toBe(
      'tests/samples is skipped, golang-go is missing: sudo apt-get install golang-go; ' +
        'default-jdk-headless is missing: sudo apt-get install default-jdk-headless\n',
    );
  });

  it('throws in CI if programs are missing', () => {
    installed = [];
    vi.stubEnv('CI', 'true');
    expect(() => programs.canRunSuite('tests/samples')).toThrow('curl is missing');
  });
});
