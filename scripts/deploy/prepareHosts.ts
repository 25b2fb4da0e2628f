import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { API_CATALOG } from '@api-docs/assistants/markdown/apiCatalog';

import { contentType } from './headers/contentTypes';
import type { FinishedSite } from './finishedSite';
import { headersFile } from './headers/headersFile';
import { nginxConfig } from './nginxConfig';

/** The highest compression levels. */
const BEST = { brotli: 11, gzip: 9 };

/** A larger compressed file is not kept, because decompressing takes time as well. */
const MAX_COMPRESSED_RATIO = 0.9;

async function precompress(file: string, quality: typeof BEST): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality.brotli };
  const compressed = {
    br: await promisify(brotliCompress)(content, { params }),
    gz: await promisify(gzip)(content, { level: quality.gzip }),
  };
  for (const [extension, bytes] of Object.entries(compressed)) {
    if (bytes.length <= content.length * MAX_COMPRESSED_RATIO) writeFileSync(`${file}.${extension}`, bytes);
  }
}

/**
 * Writes a folder for nginx: its configuration, and a copy of the build with precompressed files next to the originals.
 *
 * @param outDir absolute path of the folder; its previous content is deleted
 * @param quality of the compression; tests choose a fast one
 */
export async function prepareNginx(site: FinishedSite, outDir: string, quality = BEST): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  const folder = path.join(outDir, 'site', site.basePath);
  cpSync(site.buildDir, folder, { recursive: true });
  mkdirSync(path.join(outDir, 'temp'));
  const compressible = site.files.filter((file) => contentType(file).compressible);
  await Promise.all(compressible.map((file) => precompress(path.join(folder, file), quality)));
  writeFileSync(path.join(outDir, 'nginx.conf'), nginxConfig(site, '8080'));
}

/**
 * Writes a folder for Netlify or Cloudflare: a copy of the build in the folder of its base path, and at the root
 * `_headers`, `_redirects`, the not-found page and the API catalog.
 *
 * @param outDir absolute path of the folder; its previous content is deleted
 */
export function prepareStatic({ buildDir, basePath, files, policy, redirects }: FinishedSite, outDir: string): void {
  rmSync(outDir, { recursive: true, force: true });
  cpSync(buildDir, path.join(outDir, basePath), { recursive: true });
  writeFileSync(path.join(outDir, '_headers'), headersFile(policy, basePath, files));
  writeFileSync(path.join(outDir, '_redirects'), [...redirects].map(([from, to]) => `${from} ${to} 301\n`).join(''));
  if (basePath === '/') return;
  for (const file of ['404.html', API_CATALOG]) cpSync(path.join(buildDir, file), path.join(outDir, file));
}
