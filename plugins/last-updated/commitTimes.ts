import { execFileSync } from 'node:child_process';

/** Bytes of history that one call may print. */
const MOST_OUTPUT = 256 * 1024 * 1024;

/** @returns what git prints; undefined without git, outside a repository, and in one without commits */
function git(dir: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', dir, '-c', 'log.showSignature=false', ...args], {
      encoding: 'utf8',
      maxBuffer: MOST_OUTPUT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/**
 * Reads when each file below a folder was committed.
 *
 * @param dir absolute path of the folder, which need not be the top of its repository
 * @param part of it that is looked at, relative to it; all of it unless told
 * @returns milliseconds of all commits of a file, by path relative to `dir`, with forward slashes; empty when the whole
 *   history is not there, because a shallow clone would date every file to its one commit
 */
export function commitTimes(dir: string, part = '.'): Map<string, number[]> {
  const times = new Map<string, number[]>();
  if (git(dir, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return times;
  // Example of a commit: `\x01 1763760000`, then one line for each file.
  const log = git(
    dir,
    '-c',
    'core.quotePath=false',
    'log',
    '--format=%x01%ct',
    '--name-only',
    '--relative',
    '--',
    part,
  );
  for (const commit of (log ?? '').split('\x01').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      const own = times.get(file) ?? [];
      own.push(Number(seconds) * 1000);
      times.set(file, own);
    }
  }
  return times;
}
