import { processTree, readProcess } from '../../../scripts/lib/processTree';

/**
 * Returns the memory of a process and its children. Memory that several processes share counts once: each has its part.
 *
 * @returns bytes; 0 on systems other than Linux
 */
export function memoryOf(root: number): number {
  const kilobytes = processTree(root).map((id) =>
    Number(/^Pss:\s+(\d+) kB/m.exec(readProcess(id, 'smaps_rollup'))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) * 1024;
}
