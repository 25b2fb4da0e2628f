import path from 'node:path';

import { readFinishedSite, type FinishedSite } from '../../deploy/finishedSite';
import { prepareNginx } from '../../deploy/prepareNginx';
import { freePort } from '../../scripts/freePort';
import { projectDir } from '../../scripts/run';
import { startNginx } from '../../scripts/startNginx';
import { buildDir } from './builtSite';

/** The built site as it is deployed, served by nginx. */
export interface DeployedSite extends FinishedSite {
  port: number;
  /** Prepared folder with the configuration. */
  folder: string;
  stop(): Promise<void>;
}

/** Larger files than the deployed ones, in a tenth of the time. */
const QUICK = { brotli: 1, gzip: 1 };

/**
 * Prepares the built site for nginx and serves it with the very configuration of the deployed one, but for the port.
 *
 * @param name of the folder below `.cache/deployed`, one for each test file
 */
export async function deploySite(name: string): Promise<DeployedSite> {
  const site = readFinishedSite(buildDir);
  const folder = path.join(projectDir, '.cache/deployed', name);
  const port = await freePort(8400);
  await prepareNginx(site, folder, { listen: `127.0.0.1:${port}`, quality: QUICK });
  const { stop } = await startNginx(folder, port);
  return { ...site, port, folder, stop };
}
