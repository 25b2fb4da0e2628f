import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '../../plugins/lib/paths';
import { ROUTE_LIST } from '../../plugins/output/route-list';
import { processTree, readProcess } from '../../scripts/lib/processTree';
import { script } from '../../scripts/lib/run';

/** The cost of a build, all processes together. */
export interface BuildCost {
  seconds: number;
  processorSeconds: number;
  /** Highest memory use. */
  megabytes: number;
  /** Routes of the built site. */
  pages: number;
  /** Pages that compare two docs versions. They are not routes. */
  comparisons: number;
}

const MEMORY_INTERVAL_MS = 100;

/** Clock ticks in a second: `getconf CLK_TCK` on every Linux that Node supports. */
export const TICKS_PER_SECOND = 100;

/**
 * Returns the processor time of all ended child processes and their children, in seconds. Linux only. Unlike elapsed time, it
 * hardly depends on other processes.
 */
export function endedChildrenSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // After the name in parentheses: the state, then numbers. The 14th and 15th are user and system time of children.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Returns the resident memory of a process and its descendants in MB. Linux only. */
export function residentMegabytes(pid: number): number {
  const kilobytes = processTree(pid).map((id) => Number(/VmRSS:\s+(\d+)/.exec(readProcess(id, 'status'))?.[1] ?? 0));
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

/**
 * Builds a site and measures the build.
 *
 * @param siteDir absolute path of the project or of a copy
 * @throws with the output of the build if it fails
 */
export async function measureBuild(siteDir: string): Promise<BuildCost> {
  const [program = '', ...args] = script('scripts/build.ts');
  const [started, before] = [performance.now(), endedChildrenSeconds()];
  const build = spawn(program, args, { cwd: siteDir, stdio: ['ignore', 'pipe', 'pipe'], env: process.env });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  let megabytes = 0;
  const timer = setInterval(
    () => (megabytes = Math.max(megabytes, residentMegabytes(build.pid ?? 0))),
    MEMORY_INTERVAL_MS,
  );
  const [code] = (await once(build, 'close')) as [number | null];
  clearInterval(timer);
  const seconds = (performance.now() - started) / 1000;
  const processorSeconds = endedChildrenSeconds() - before;
  if (code !== 0) throw new Error(`the build ended with code ${String(code)}\n${output}`);
  const routes = JSON.parse(readFileSync(path.join(siteDir, ROUTE_LIST), 'utf8')) as string[];
  const files = listFiles(path.join(siteDir, 'build'));
  const comparisons = files.filter((file) => file.startsWith('compare/') && file.endsWith('.html')).length;
  return { seconds, processorSeconds, megabytes, pages: routes.length, comparisons };
}
