import { beforeEach, describe, expect, it, vi } from 'vitest';

import { canInstallPackages, installPackages } from '../../../scripts/debianPackages';
import { ensureToolchains, pythonWithRequests } from '../../../scripts/ensureToolchains';
import { run } from '../../../scripts/run';

vi.mock('../../../scripts/run');
vi.mock('../../../scripts/debianPackages');

/** Makes the machine one where the given commands fail; those of `absent` cannot even be started. */
function machine(failing: readonly string[], absent: readonly string[] = []): void {
  vi.mocked(run).mockImplementation(([program = '']) => {
    if (absent.includes(program)) return Promise.reject(new Error(`spawn ${program} ENOENT`));
    return Promise.resolve({ code: Number(failing.includes(program)), output: '' });
  });
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(canInstallPackages).mockResolvedValue(true);
});

describe('ensureToolchains', () => {
  it('installs nothing when all is there', async () => {
    machine([]);
    await ensureToolchains();
    expect(installPackages).not.toHaveBeenCalled();
  });

  it('installs what is missing or too old', async () => {
    machine(['javac'], ['go', 'python3', '/usr/bin/python3']);
    await ensureToolchains();
    expect(installPackages).toHaveBeenCalledExactlyOnceWith('python3-requests', 'golang-go', 'default-jdk-headless');
  });

  it('teaches what to install where it may not do so itself', async () => {
    machine([], ['go', 'curl']);
    vi.mocked(canInstallPackages).mockResolvedValue(false);
    await expect(ensureToolchains()).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: tests/samples: the printed samples cannot be run, because programs are missing
        expected: curl, a Python 3 with requests, Go, and a JDK of version 17 or later
        found:    nothing that stands for the Debian packages curl, golang-go
        remedy:   install them: apt-get install curl golang-go]
    `);
    expect(installPackages).not.toHaveBeenCalled();
  });
});

describe('pythonWithRequests', () => {
  it.each([
    ['the first Python of the path', [], 'python3'],
    ["Debian's Python when the first one lacks requests", ['python3'], '/usr/bin/python3'],
  ])('finds %s', async (_case, failing, python) => {
    machine(failing);
    expect(await pythonWithRequests()).toBe(python);
  });

  it('teaches what to install when no Python has requests', async () => {
    machine(['python3', '/usr/bin/python3']);
    await expect(pythonWithRequests()).rejects.toThrow('apt-get install python3-requests');
  });
});
