import { execFileSync } from 'node:child_process';

/**
 * Returns the branch that the change will be merged into: the target of the pull request on GitHub, otherwise `main`.
 *
 * @param env for example `process.env`
 */
export function baseBranch(env: NodeJS.ProcessEnv): string {
  return `origin/${env.GITHUB_BASE_REF || 'main'}`;
}

/**
 * Lists the files that differ from the common commit with a branch, with uncommitted and new ones, without deleted ones.
 *
 * @param dir folder of the repository
 * @param base for example `origin/main`
 * @returns paths relative to the repository; undefined if there is no common commit, for example in a shallow clone
 */
export function touchedFiles(dir: string, base: string): ReadonlySet<string> | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const mergeBase = git('merge-base', 'HEAD', base).trim();
    const changed = git('diff', '--name-only', '--relative', '--no-renames', '--diff-filter=d', '-z', mergeBase);
    const added = git('ls-files', '--others', '--exclude-standard', '-z');
    return new Set(`${changed}${added}`.split('\0').filter(Boolean));
  } catch {
    return undefined;
  }
}
