import { readdirSync, readFileSync } from 'node:fs';

/** Returns a file of Linux' process list, or nothing if the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the process and all that it started, by the list of the system. */
function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const id of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    // After the name, which may contain spaces, come the state and the parent.
    const parent = Number(/\) \S (\d+)/.exec(read(`/proc/${id}/stat`))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  const idsBelow = (id: number): number[] => [id, ...(children.get(id) ?? []).flatMap(idsBelow)];
  return idsBelow(root);
}

/**
 * Returns the memory of a process and its children. Memory that several processes share counts once: each has its part.
 *
 * @returns bytes; 0 on systems other than Linux
 */
export function memoryOf(root: number): number {
  const kilobytes = treeOf(root).map((id) =>
    Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) * 1024;
}
