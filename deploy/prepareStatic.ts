import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { API_CATALOG } from '../plugins/output/agent-docs/apiCatalog';
import type { FinishedSite } from './finishedSite';
import { headersFile } from './headers/headersFile';

/**
 * Writes a folder for Netlify or Cloudflare: a copy of the build in the folder of its base path, and at the root
 * `_headers`, a redirect to the base path, the not-found page and the API catalog.
 *
 * @param outDir absolute path of the folder; its previous content is deleted
 */
export function prepareStatic({ buildDir, basePath, files, policy }: FinishedSite, outDir: string): void {
  rmSync(outDir, { recursive: true, force: true });
  cpSync(buildDir, path.join(outDir, basePath), { recursive: true });
  writeFileSync(path.join(outDir, '_headers'), headersFile(policy, basePath, files));
  if (basePath === '/') return;
  writeFileSync(path.join(outDir, '_redirects'), `/ ${basePath} 301\n`);
  for (const file of ['404.html', API_CATALOG]) cpSync(path.join(buildDir, file), path.join(outDir, file));
}
