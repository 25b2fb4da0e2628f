import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { filesBelow } from '../../plugins/filesBelow';
import { ROUTE_LIST } from '../../plugins/route-list';
import { script } from '../../scripts/run';
import { residentMegabytes } from './processMemory';
import { endedChildrenSeconds } from './processTime';

/** What a build took. */
export interface BuildCost {
  seconds: number;
  /** Processor time of all of its processes. */
  processorSeconds: number;
  /** Most memory that all of its processes held at once. */
  megabytes: number;
  /** Routes of the built site. */
  pages: number;
  /** Pages that compare two docs versions; they are no routes. */
  comparisons: number;
}

/** Milliseconds between two readings of the memory. */
const INTERVAL = 100;

/**
 * Builds a site and measures time and peak memory of all processes.
 *
 * @param siteDir absolute path of the project or of a copy
 * @throws with what the build printed when it fails
 */
export async function measureBuild(siteDir: string): Promise<BuildCost> {
  const [program = '', ...args] = script('scripts/build.ts');
  const [started, before] = [performance.now(), endedChildrenSeconds()];
  const build = spawn(program, args, { cwd: siteDir, stdio: ['ignore', 'pipe', 'pipe'], env: process.env });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  let megabytes = 0;
  const timer = setInterval(() => (megabytes = Math.max(megabytes, residentMegabytes(build.pid ?? 0))), INTERVAL);
  const [code] = (await once(build, 'close')) as [number | null];
  clearInterval(timer);
  const seconds = (performance.now() - started) / 1000;
  const processorSeconds = endedChildrenSeconds() - before;
  if (code !== 0) throw new Error(`the build ended with code ${String(code)}\n${output}`);
  const routes = JSON.parse(readFileSync(path.join(siteDir, ROUTE_LIST), 'utf8')) as string[];
  const built = filesBelow(path.join(siteDir, 'build'));
  const comparisons = built.filter((file) => file.startsWith('compare/') && file.endsWith('.html')).length;
  return { seconds, processorSeconds, megabytes, pages: routes.length, comparisons };
}
