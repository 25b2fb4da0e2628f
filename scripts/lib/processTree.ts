import { readdirSync, readFileSync } from 'node:fs';

/**
 * Reads a file about a process from Linux' `/proc`. Example: `readProcess(4711, 'status')`.
 *
 * @returns its text; empty if the process has ended, and on other systems
 */
export function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Returns the ids of a process and its descendants. Linux only. */
export function processTree(pid: number): number[] {
  // A process is the child of the thread that started it.
  const children = threadsOf(pid).flatMap((thread) => readProcess(pid, `task/${thread}/children`).match(/\d+/g) ?? []);
  return [pid, ...children.map(Number).flatMap(processTree)];
}
