import path from 'node:path';

import { readFinishedSite } from './deploy/finishedSite';
import { prepareNginx, prepareStatic } from './deploy/prepareHosts';
import { main, projectDir } from './lib/run';

/** The next build deletes this folder together with all other generated files. */
const PREPARED = 'generated/deploy';

main(async () => {
  const site = readFinishedSite(projectDir);
  await prepareNginx(site, path.join(projectDir, PREPARED, 'nginx'));
  prepareStatic(site, path.join(projectDir, PREPARED, 'static'));
  console.log(`${PREPARED}/nginx for nginx, ${PREPARED}/static for Netlify and Cloudflare`);
});
