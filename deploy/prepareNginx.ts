import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { BEST, compressedTwins, type Quality } from './compressedTwins';
import { contentType } from './contentTypes';
import type { FinishedSite } from './finishedSite';
import { addressTable } from './nginx/addressTable';
import { nginxConfig, SITE_FOLDER, TEMP_FOLDER } from './nginx/nginxConfig';

/** How many files are compressed at once: enough to keep Node's four threads busy, few enough to stay in memory. */
const LANES = 8;

/** What the deployed nginx listens on: a port that needs no rights. */
export const PORT = '8080';

/** What may differ from the deployed site, for tests and benches. */
interface NginxOptions {
  /** What nginx listens on. */
  listen?: string;
  quality?: Quality;
}

async function writeTwins(folder: string, files: readonly string[], quality: Quality): Promise<void> {
  const waiting = files.filter((file) => contentType(file).text);
  const lane = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const target = path.join(folder, file);
      const twins = await compressedTwins(readFileSync(target), quality);
      for (const [extension, bytes] of twins) writeFileSync(`${target}.${extension}`, bytes);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/**
 * Prepares a folder that nginx serves the site from: a copy of the build below its base path, compressed twins beside
 * the files, and the configuration.
 *
 * @param outDir absolute path of the folder, made anew
 */
export async function prepareNginx(
  { buildDir, basePath, files, pages, redirects, policy }: FinishedSite,
  outDir: string,
  { listen = PORT, quality = BEST }: NginxOptions = {},
): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  const folder = path.join(outDir, SITE_FOLDER, basePath);
  cpSync(buildDir, folder, { recursive: true });
  mkdirSync(path.join(outDir, TEMP_FOLDER));
  await writeTwins(folder, files, quality);
  const addresses = addressTable(basePath, pages, redirects);
  writeFileSync(path.join(outDir, 'nginx.conf'), nginxConfig({ basePath, policy, addresses, listen }));
}
