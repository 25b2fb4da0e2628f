import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { projectDir } from './run';

/**
 * Installs the packed packages of a new site, and all others as they are installed here, as hard links: that is quicker than
 * `npm ci` and needs no registry.
 *
 * @param siteDir absolute path of the site, which has the packed packages in `packages/`
 */
export function installPacked(siteDir: string): void {
  const modules = path.join(siteDir, 'node_modules');
  execFileSync('cp', ['-al', path.join(projectDir, 'node_modules'), modules]);
  rmSync(path.join(modules, '@api-docs'), { recursive: true });
  for (const file of readdirSync(path.join(siteDir, 'packages'))) {
    const folder = path.join(modules, file.replace(/^api-docs-(.*)-[\d.]+\.tgz$/, '@api-docs/$1'));
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['xzf', path.join(siteDir, 'packages', file), '-C', folder, '--strip-components=1']);
  }
}
