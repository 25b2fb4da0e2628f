import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { projectDir } from './run';

/**
 * Returns the files of the project that git does not ignore, committed or not.
 *
 * @param patterns of git, for example `docs` or `*.ts`; without any, all files
 */
export function projectFiles(...patterns: string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const files = execFileSync('git', args, { cwd: projectDir, encoding: 'utf8' }).split('\0').filter(Boolean);
  return files.filter((file) => existsSync(path.join(projectDir, file)));
}
