import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { BEST, precompress, type Quality } from './precompress';
import { contentType } from './contentTypes';
import type { FinishedSite } from './finishedSite';
import { redirectTable } from './nginx/redirectTable';
import { nginxConfig, SITE_FOLDER, TEMP_FOLDER } from './nginx/nginxConfig';

/** Files that are compressed at the same time: enough to keep Node's four threads busy without much memory. */
const MAX_CONCURRENT = 8;

/** Port of the deployed nginx, which needs no root privileges. */
export const PORT = '8080';

async function writePrecompressed(folder: string, files: readonly string[], quality: Quality): Promise<void> {
  const waiting = files.filter((file) => contentType(file).compressible);
  const lane = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const target = path.join(folder, file);
      const compressed = await precompress(readFileSync(target), quality);
      for (const [extension, bytes] of compressed) writeFileSync(`${target}.${extension}`, bytes);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, lane));
}

/**
 * Writes the configuration for a prepared folder.
 *
 * @param listen value of nginx's `listen`, for example `127.0.0.1:8400`
 */
export function writeNginxConfig(
  { basePath, pages, redirects, policy }: FinishedSite,
  outDir: string,
  listen: string,
): void {
  const locations = redirectTable(basePath, pages, redirects);
  writeFileSync(
    path.join(outDir, 'nginx.conf'),
    nginxConfig({ basePath, policy, redirects: locations, listen }),
  );
}

/**
 * Writes a folder for nginx: its configuration, and a copy of the build with precompressed files next to the originals.
 *
 * @param outDir absolute path of the folder; its previous content is deleted
 * @param quality of the compression; tests choose a fast one
 */
export async function prepareNginx(site: FinishedSite, outDir: string, quality: Quality = BEST): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  const folder = path.join(outDir, SITE_FOLDER, site.basePath);
  cpSync(site.buildDir, folder, { recursive: true });
  mkdirSync(path.join(outDir, TEMP_FOLDER));
  await writePrecompressed(folder, site.files, quality);
  writeNginxConfig(site, outDir, PORT);
}
