import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

function git(dir: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: dir, encoding: 'utf8' });
}

/**
 * Copies the files of the project that git does not ignore into a new temporary folder, without packages. The copy has the
 * history, which dates the pages.
 *
 * @returns absolute path of the copy
 */
export function copyProject(projectDir: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  git(projectDir, 'clone', '--quiet', '--no-checkout', '--shared', projectDir, dir);
  const files = git(projectDir, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(path.join(projectDir, name))))
    cpSync(path.join(projectDir, file), path.join(dir, file));
  git(dir, 'add', '--all');
  return dir;
}
