import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { projectDir, script } from '../../../../scripts/lib/run';

const USER = path.join(__dirname, 'temporaryFolderUser.ts');

/** Runs a process that creates a temporary folder, and sends it a signal once its command writes into the folder. */
async function endedProcess(args: string[], signal?: NodeJS.Signals) {
  const [program = '', ...rest] = script(USER, ...args);
  const user = spawn(program, rest, { cwd: projectDir, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  user.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(user, 'close') as Promise<[code: number | null]>;
  while (signal && !existsSync(path.join(output.trim() || '/nowhere', 'deep'))) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (signal) user.kill(signal);
  const [code] = await ended;
  const [folder = ''] = output.split('\n');
  return { code, folder, output };
}

it.each([
  ['success', 0, undefined],
  ['failure', 1, undefined],
  ['signal', 130, 'SIGINT'],
  ['signal', 143, 'SIGTERM'],
] as const)('a temporary folder is removed after a %s, with exit code %i', async (end, exitCode, signal) => {
  const { code, folder } = await endedProcess([end], signal);
  expect([code, existsSync(folder)]).toEqual([exitCode, false]);
});

it('a kept folder stays after a failure, and its path is printed', async () => {
  const { folder, output } = await endedProcess(['failure', 'keep']);
  expect(existsSync(folder)).toBe(true);
  rmSync(folder, { recursive: true });
  expect(output).toBe(`${folder}\nKept: ${folder}\n`);
});
