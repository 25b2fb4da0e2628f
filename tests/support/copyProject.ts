import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';

import { projectFiles } from '../../scripts/lib/projectFiles';
import { projectDir } from '../../scripts/lib/run';

/**
 * Copies the files of the project that git does not ignore, with their changes and the history, which dates the pages.
 *
 * @param dir folder to create, or an empty one; the files are in the index of its repository
 */
export function copyProject(dir: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-checkout', '--shared', projectDir, dir]);
  for (const file of projectFiles()) cpSync(path.join(projectDir, file), path.join(dir, file));
  execFileSync('git', ['add', '--all'], { cwd: dir });
}
