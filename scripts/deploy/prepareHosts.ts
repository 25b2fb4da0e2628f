import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { API_CATALOG } from '@api-docs/assistants/markdown/apiCatalog';

import { CONTENT_TYPES, contentType } from './headers/contentTypes';
import type { FinishedSite } from './finishedSite';
import { API_CATALOG_LINK, CACHE_RULES, headersFile, REVALIDATED } from './headers/headersFile';
import { securityHeaders, STRICT_TRANSPORT } from './headers/securityHeaders';

/** The module of the Debian and Ubuntu package `libnginx-mod-http-brotli-static`. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Quotes a value for nginx.conf. Throws if nginx would interpret a part of it. */
function quoted(value: string): string {
  if (!/["$\\\r\n]/.test(value)) return `"${value}"`;
  throw new Error(`value contains a quote, $, backslash or line break and cannot be written to nginx.conf: ${value}`);
}

/**
 * Fills in the template `nginx.conf`.
 *
 * @param listen value of nginx's `listen`, for example `127.0.0.1:8400`
 * @throws if a redirect or a header contains a character that nginx would interpret
 */
export function nginxConfig({ basePath, redirects, policy }: Omit<FinishedSite, 'buildDir' | 'files'>, listen: string) {
  const pattern = basePath.replace(/[.*+?^{}()|[\]\\]/g, '\\$&');
  const cached = CACHE_RULES.map(
    ({ folder, files, cacheControl }) =>
      `"~^(?:200|206|304) ${pattern}(?:${folder}.*|${files})$" ${quoted(cacheControl)};`,
  );
  const values: Record<string, string | string[]> = {
    API_CATALOG_LINK,
    API_CATALOG_TYPE: contentType(API_CATALOG).type,
    BASE_PATH: basePath,
    BASE_PATTERN: pattern,
    BROTLI_MODULE,
    CACHE_RULES: [...cached, `default ${quoted(REVALIDATED)};`],
    CONTENT_TYPES: [...CONTENT_TYPES].map(([extension, type]) => `${quoted(type)} ${extension};`),
    LISTEN: listen,
    REDIRECTS: [...redirects].map(([from, to]) => `${quoted(from)} ${quoted(to)};`),
    SECURITY_HEADERS: [...securityHeaders(policy)].map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    STRICT_TRANSPORT: STRICT_TRANSPORT.value,
  };
  const template = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8');
  const placeholders = new RegExp(`( *)(${Object.keys(values).join('|')})`, 'g');
  const fillIn = (_match: string, indent: string, name: string) => indent + [values[name]].flat().join(`\n${indent}`);
  return template.replace(placeholders, fillIn);
}

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
