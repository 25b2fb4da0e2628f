import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { oneBuild } from '../../../plugins/compilation/oneBuild';

const LOCK = '.cache/build.pid';

/** Starts a build in a folder. @returns its plugin, and a function that ends it */
function start(siteDir: string): { plugin: Plugin; end: (code: number) => void } {
  vi.stubEnv('NODE_ENV', 'production');
  const before = process.listeners('exit');
  const plugin = oneBuild({ siteDir, outDir: path.join(siteDir, 'build') } as LoadContext);
  const listeners = process.listeners('exit').filter((one) => !before.includes(one));
  if (listeners.length === 0) throw new Error('the build does not notice its end');
  onTestFinished(() => listeners.forEach((listener) => void process.removeListener('exit', listener)));
  return { plugin, end: (code) => listeners.forEach((listener) => listener.call(process, code)) };
}

const SITE = { 'build/index.html': 'The last site' };

describe('a build', () => {
  it('is refused while another one runs in the folder', () => {
    // The first process of the system always runs.
    const dir = tempFolder({ [LOCK]: '1' });
    expect(errorDetails(() => start(dir))).toMatchObject({
      problem: 'another build of this folder is running',
      found: 'process 1',
    });
    expect(readFileSync(path.join(dir, LOCK), 'utf8')).toBe('1');
  });

  it('takes over from the command that has compiled the packages', () => {
    const dir = tempFolder({ [LOCK]: String(process.ppid) });
    start(dir);
    expect(readFileSync(path.join(dir, LOCK), 'utf8')).toBe(String(process.pid));
  });

  it('starts after one that was killed, and leaves nothing behind', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const dir = tempFolder({ ...SITE, [LOCK]: String(pid) });
    start(dir).end(0);
    expect([existsSync(path.join(dir, LOCK)), existsSync(path.join(dir, 'build'))]).toEqual([false, true]);
  });

  it.each([
    ['removes the part that it has written', true],
    ['keeps the last site if it has written nothing', false],
  ])('that fails %s', (_, isWriting) => {
    const dir = tempFolder(SITE);
    const { plugin, end } = start(dir);
    if (isWriting) plugin.configureWebpack?.({} as never, false, {} as never, undefined);
    end(1);
    expect(existsSync(path.join(dir, 'build'))).toBe(!isWriting);
  });

  it.each([
    ['removes its part from a folder that is elsewhere', true],
    ['shows its own error if there is no folder', false],
  ])('that fails %s', (_, isThere) => {
    const dir = tempFolder({ 'volume/part.html': 'A part' });
    if (isThere) symlinkSync(path.join(dir, 'volume'), path.join(dir, 'build'));
    const { plugin, end } = start(dir);
    plugin.configureWebpack?.({} as never, false, {} as never, undefined);
    expect(() => end(1)).not.toThrow();
    expect(readdirSync(path.join(dir, 'volume'))).toEqual(isThere ? [] : ['part.html']);
  });
});
