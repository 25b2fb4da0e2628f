import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8' });
}

/**
 * Copies the files of the project that git does not ignore, with their changes and the history, which dates the pages.
 *
 * @param dir folder to create, or an empty one; the files are in the index of its repository
 */
export function copyProject(projectDir: string, dir: string): void {
  git(projectDir, 'clone', '--quiet', '--no-checkout', '--shared', projectDir, dir);
  const files = git(projectDir, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(path.join(projectDir, name))))
    cpSync(path.join(projectDir, file), path.join(dir, file));
  git(dir, 'add', '--all');
}
