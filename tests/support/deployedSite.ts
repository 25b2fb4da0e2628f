import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { readFinishedSite, type FinishedSite } from '../../scripts/deploy/finishedSite';
import { nginxConfig, prepareNginx } from '../../scripts/deploy/prepareHosts';
import { projectDir } from '../../scripts/lib/run';
import { startNginx } from './startNginx';

/** The built site as it is deployed, served by nginx. */
export interface DeployedSite extends FinishedSite {
  port: number;
  stop(): Promise<void>;
}

/** Compression levels that take a tenth of the time and make larger files than those of the deployment. */
const FAST_LEVELS = { brotli: 1, gzip: 1 };

/** Serves the built site with nginx as it is deployed. The name of its folder must be unique to the test file. */
export async function deploySite(name: string): Promise<DeployedSite> {
  const site = readFinishedSite(projectDir);
  const folder = path.join(projectDir, '.cache/deployed', name);
  await prepareNginx(site, folder, FAST_LEVELS);
  const { port, stop } = await startNginx(folder, (listen) =>
    writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(site, listen)),
  );
  return { ...site, port, stop };
}
