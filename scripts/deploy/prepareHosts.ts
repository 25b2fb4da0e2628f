import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { API_CATALOG } from '@api-docs/assistants/markdown/apiCatalog';

import { CONTENT_TYPES, contentType } from './headers/contentTypes';
import type { FinishedSite } from './finishedSite';
import { securityHeaders, STRICT_TRANSPORT } from './headers/securityHeaders';

/** Names the API catalog in responses to requests for it, also to `HEAD` (RFC 9727, 2). Its path has no base path. */
const API_CATALOG_LINK = `</${API_CATALOG}>; rel="api-catalog"`;

/**
 * Everything else: pages, Markdown, indexes, errors, redirects. Cached but revalidated on every request: a page from the
 * previous deployment links to deleted scripts and styles.
 */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Headers of the files in a folder below the base path, and of those whose path below it matches. Each matches at most one. */
const CACHE_RULES = [
  {
    // File names contain a hash of the content.
    cacheControl: 'public, max-age=31536000, immutable',
    folder: 'assets/',
    files: String.raw`(?:.+/)?search-index-[0-9a-f]{8}(?:-\d+)?\.json`,
  },
  {
    // Images and icons without a hash. An outdated one does no harm for a day.
    cacheControl: 'public, max-age=86400',
    folder: 'img/',
    files: String.raw`[\w-]+\.(?:ico|png)`,
  },
];

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

type Rule = [path: string, headers: Iterable<readonly [name: string, value: string]>];

/**
 * Returns the `_headers` file for Netlify and Cloudflare. Both apply every rule that matches a path, so no header may
 * be in two rules for the same path. They interpret `*` differently except at the end of a path. By default, both
 * revalidate files and derive types from extensions, except for YAML and the API catalog.
 */
function headersFile(policy: string, basePath: string, files: readonly string[]): string {
  const cached = CACHE_RULES.flatMap(({ folder, files: pattern, cacheControl }) => {
    const names = files.filter((file) => new RegExp(`^${pattern}$`).test(file));
    return [`${folder}*`, ...names].map((name): Rule => [basePath + name, [['Cache-Control', cacheControl]]]);
  });
  const yaml = files.filter((file) => file.endsWith('.yaml'));
  const catalog = files.includes(API_CATALOG) ? [...new Set(['/', basePath])] : [];
  const catalogHeaders = { 'Content-Type': contentType(API_CATALOG).type, Link: API_CATALOG_LINK };
  const rules: Rule[] = [
    ['/*', [...securityHeaders(policy), [STRICT_TRANSPORT.name, STRICT_TRANSPORT.value]]],
    ...cached,
    ...yaml.map((file): Rule => [basePath + file, [['Content-Type', contentType(file).type]]]),
    ...catalog.map((folder): Rule => [folder + API_CATALOG, Object.entries(catalogHeaders)]),
  ];
  return rules
    .map(([path, headers]) => [path, ...[...headers].map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
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
