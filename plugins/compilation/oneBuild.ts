import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { buildError, writeFile } from '@api-docs/kit/node';

/** Names the process that builds. */
const LOCK = '.cache/build.pid';

/** Returns whether a process runs. Signal 0 only asks. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Writes the id of this process into a file, unless it has that of another one that runs. @returns the id in the file */
function takeLock(file: string): number {
  try {
    writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = Number(readFileSync(file, 'utf8'));
    // `npm run build` has the lock while it compiles packages, and hands it to the process of Docusaurus.
    if (pid > 0 && pid !== process.ppid && isRunning(pid)) return pid;
    // What is left of a build that was killed.
    writeFile(file, String(process.pid));
  }
  return process.pid;
}

/**
 * Notes that this process builds a site, until it ends.
 *
 * @throws if another process does
 */
export function lockBuild(siteDir: string): void {
  const file = path.join(siteDir, LOCK);
  const pid = takeLock(file);
  if (pid !== process.pid) {
    throw buildError({
      file: LOCK,
      problem: 'another build of this folder is running',
      expected: 'one build at a time, because both write the same files',
      found: `process ${pid}`,
      remedy: `wait until it has ended; if process ${pid} is none of your builds, delete the file`,
    });
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/** Removes what a failed build has written. A folder that is mounted, or a link to another one, cannot itself be removed. */
function removeSite(outDir: string): void {
  try {
    for (const name of readdirSync(outDir)) rmSync(path.join(outDir, name), { recursive: true, force: true });
    rmSync(outDir, { recursive: true, force: true });
  } catch {
    // Nothing was written, or the folder is empty now. An error here would hide that of the build.
  }
}

/**
 * Docusaurus plugin that lets one build run at a time in a folder, because two write the same files and fail with wrong causes. If
 * a build fails after it has begun to write the site, what it has written goes, so that nobody publishes a part.
 *
 * @throws if another build runs
 */
export function oneBuild({ siteDir, outDir }: LoadContext): Plugin {
  const name = 'one-build';
  if (process.env.NODE_ENV !== 'production') return { name };
  lockBuild(siteDir);
  let isWriting = false;
  process.once('exit', (code) => {
    if (isWriting && code !== 0) removeSite(outDir);
  });
  return {
    name,
    configureWebpack() {
      isWriting = true;
      return {};
    },
  };
}
