import path from 'node:path';

import { projectDir } from '../lib/run';
import { readFinishedSite } from './finishedSite';
import { prepareNginx, prepareStatic } from './prepareHosts';

/** The next build deletes this folder together with all other generated files. */
const PREPARED = 'generated/deploy';

/** Writes what hosts need beside the built site. */
export async function writeHosts(): Promise<void> {
  const site = readFinishedSite(projectDir);
  await prepareNginx(site, path.join(projectDir, PREPARED, 'nginx'));
  prepareStatic(site, path.join(projectDir, PREPARED, 'static'));
  console.log(`${PREPARED}/nginx for nginx, ${PREPARED}/static for Netlify and Cloudflare`);
}
