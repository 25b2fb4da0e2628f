import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { FinishedSite } from './finishedSite';
import { headersFile } from './headers/headersFile';

/**
 * Writes a folder for Netlify or Cloudflare: a copy of the build in the folder of its base path, and at the root
 * `_headers`, a redirect to the base path and the not-found page.
 *
 * @param outDir absolute path of the folder; its previous content is deleted
 */
export function prepareStatic({ buildDir, basePath, files, policy }: FinishedSite, outDir: string): void {
  rmSync(outDir, { recursive: true, force: true });
  cpSync(buildDir, path.join(outDir, basePath), { recursive: true });
  writeFileSync(path.join(outDir, '_headers'), headersFile(policy, basePath, files));
  if (basePath === '/') return;
  writeFileSync(path.join(outDir, '_redirects'), `/ ${basePath} 301\n`);
  cpSync(path.join(buildDir, '404.html'), path.join(outDir, '404.html'));
}
