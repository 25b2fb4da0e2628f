import path from 'node:path';

import { readFinishedSite } from '../deploy/finishedSite';
import { prepareNginx } from '../deploy/prepareNginx';
import { prepareStatic } from '../deploy/prepareStatic';
import { main, projectDir } from './lib/run';

/** The next build deletes this folder together with all other generated files. */
const PREPARED = 'generated/deploy';

main(async () => {
  const site = readFinishedSite(projectDir);
  const started = performance.now();
  await prepareNginx(site, path.join(projectDir, PREPARED, 'nginx'));
  prepareStatic(site, path.join(projectDir, PREPARED, 'static'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${PREPARED}/nginx for nginx, ${PREPARED}/static for Netlify and Cloudflare, in ${seconds} s`);
});
