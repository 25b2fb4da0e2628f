import { execFileSync } from 'node:child_process';

/** Limit of the output that git prints, in bytes. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/** @returns the output of git; undefined without git, outside of a repository and in one without commits */
export function git(dir: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', dir, '-c', 'log.showSignature=false', ...args], {
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** Letters of a commit that are enough to find it. */
const COMMIT_LENGTH = 10;

/** Returns the start of the hash of the current commit; undefined without git, or outside of a repository. */
export function headCommit(dir: string): string | undefined {
  return git(dir, 'rev-parse', '--verify', 'HEAD')?.slice(0, COMMIT_LENGTH);
}
