import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { main, projectDir, tool } from '../scripts/run';

/** What a cold build may take. Measured on 2 cores: 21 s and 1.2 GB. */
const BUDGET = { seconds: 60, megabytes: 1600 };

/** Milliseconds between two readings of the memory. */
const INTERVAL = 100;

/** Folders that an earlier build leaves behind. */
const LEFT_OVER = ['build', 'generated', '.docusaurus', 'node_modules/.cache'];

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process ended between two readings.
    return '';
  }
}

function processTree(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(processTree)];
}

/** Resident memory of a process and all its children, in MB. Linux only. */
function residentMegabytes(pid: number): number {
  const kilobytes = processTree(pid).map((id) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${id}/status`))?.[1] ?? 0));
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

/** Builds the site from nothing and measures wall time and peak memory of all its processes. */
async function measureColdBuild(): Promise<{ seconds: number; megabytes: number }> {
  for (const folder of LEFT_OVER) rmSync(path.join(projectDir, folder), { recursive: true, force: true });
  const [program = '', ...args] = tool('tsx', 'scripts/build.ts');
  const started = performance.now();
  const build = spawn(program, args, { cwd: projectDir, stdio: ['ignore', 'ignore', 'inherit'] });
  let megabytes = 0;
  const timer = setInterval(() => (megabytes = Math.max(megabytes, residentMegabytes(build.pid ?? 0))), INTERVAL);
  const code = await new Promise((resolve) => build.once('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`the build ended with code ${String(code)}`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}

main(async () => {
  const { seconds, megabytes } = await measureColdBuild();
  console.log(
    `Cold build on ${availableParallelism()} cores: ${seconds.toFixed(1)} s, peak ${Math.round(megabytes)} MB`,
  );
  if (seconds > BUDGET.seconds || megabytes > BUDGET.megabytes) {
    throw new Error(`over the budget of ${BUDGET.seconds} s and ${BUDGET.megabytes} MB`);
  }
});
