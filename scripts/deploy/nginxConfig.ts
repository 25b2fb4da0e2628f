import { readFileSync } from 'node:fs';
import path from 'node:path';

import { API_CATALOG } from '@api-docs/assistants/markdown/apiCatalog';

import { CONTENT_TYPES, contentType } from './headers/contentTypes';
import type { FinishedSite } from './finishedSite';
import { CACHE_RULES, REVALIDATED } from './headers/cacheRules';
import { API_CATALOG_LINK } from './headers/headersFile';
import { securityHeaders, STRICT_TRANSPORT } from './headers/securityHeaders';

/** The module of the Debian and Ubuntu package `libnginx-mod-http-brotli-static`. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Quotes a value for nginx.conf. Throws if the value contains a quote, $, backslash or line break, which nginx would
 * interpret.
 */
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
