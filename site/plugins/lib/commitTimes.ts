import { git } from './git';

/**
 * Reads from git when each file of a folder was committed.
 *
 * @param part path to limit the result to, relative to `dir`
 * @returns the times of all commits of each file in milliseconds, by path relative to `dir` with forward slashes; empty
 *   in a shallow clone, which would date every file to its only commit
 */
export function commitTimes(dir: string, part = '.'): Map<string, number[]> {
  const times = new Map<string, number[]>();
  if (git(dir, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return times;
  const options = ['--format=%x01%ct', '--name-only', '--relative'];
  const log = git(dir, '-c', 'core.quotePath=false', 'log', ...options, '--', part);
  // Example of a commit: `\x01` and `1763760000`, then one line per file.
  for (const commit of (log ?? '').split('\x01').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) times.set(file, [...(times.get(file) ?? []), Number(seconds) * 1000]);
  }
  return times;
}
