import { execFileSync } from 'node:child_process';

/** @returns the output of git; undefined without git, outside of a repository and in one without commits */
function git(dir: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', dir, '-c', 'log.showSignature=false', ...args], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** Returns the start of the hash of the current commit, as much as finds it; undefined without git, or outside of a repository. */
export function headCommit(dir: string): string | undefined {
  return git(dir, 'rev-parse', '--verify', 'HEAD')?.slice(0, 10);
}

/** Returns whether git has only the last commits of a folder. */
export function isShallow(dir: string): boolean {
  return git(dir, 'rev-parse', '--is-shallow-repository')?.trim() === 'true';
}

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
  // With all sides of a merge, of which git leaves out others for a part than for the whole.
  const options = ['--format=%x01%ct', '--name-only', '--relative', '--full-history'];
  const log = git(dir, '-c', 'core.quotePath=false', 'log', ...options, '--', part);
  // Example of a commit: `\x01` and `1763760000`, then one line per file.
  for (const commit of (log ?? '').split('\x01').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) times.set(file, [...(times.get(file) ?? []), Number(seconds) * 1000]);
  }
  return times;
}
