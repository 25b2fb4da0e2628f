import { commitTimes } from './commitTimes';

/**
 * Reads when each file below a folder was last committed.
 *
 * @param dir absolute path of the folder, which need not be the top of its repository
 * @returns milliseconds by path relative to the folder; empty when the whole history is not there, see {@link commitTimes}
 */
export function commitDates(dir: string): Map<string, number> {
  return new Map([...commitTimes(dir)].map(([file, times]) => [file, Math.max(...times)]));
}
