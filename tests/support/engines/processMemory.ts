import { processTree, readProcess } from '../../../scripts/lib/processTree';

function memoryOfProcess(id: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readProcess(id, 'smaps_rollup'))?.[1] ?? 0) * 1024;
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

/**
 * Returns the memory of a process and its children. Memory that several processes share counts once: each has its part.
 *
 * @returns bytes; 0 on systems other than Linux
 */
export function memoryOf(root: number): number {
  return sum(processTree(root).map(memoryOfProcess));
}

/**
 * Returns the memory of the processes that a process started, without its own.
 *
 * @returns bytes; 0 on systems other than Linux
 */
export function memoryOfChildren(root: number): number {
  return sum(processTree(root).slice(1).map(memoryOfProcess));
}
