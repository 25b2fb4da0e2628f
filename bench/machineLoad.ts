import { availableParallelism, loadavg } from 'node:os';

/** @returns processes that wanted a core, averaged over the last minute */
export function machineLoad(): number {
  return loadavg()[0] ?? 0;
}

/**
 * Words how busy the machine was. Times say nothing when others use the same cores; the bench itself keeps about one busy.
 *
 * @param before load when the measurement began
 */
export function loadWords(before: number): string {
  const after = machineLoad();
  const cores = availableParallelism();
  const words = `Load average of the machine: ${before.toFixed(1)} before, ${after.toFixed(1)} after, on ${cores} cores.`;
  const isBusy = Math.max(before, after - 1) > cores;
  return isBusy ? `${words}\nMEASURED UNDER LOAD: bytes hold, times do not; repeat when calm.` : words;
}
