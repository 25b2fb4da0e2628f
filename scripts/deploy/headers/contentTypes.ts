import path from 'node:path';

import { buildError } from '@api-docs/kit/errors/buildError';

/** File extension → type without charset, see https://www.iana.org/assignments/media-types. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  gif: 'image/gif',
  html: 'text/html',
  // Requests for editors, which have no registered type.
  http: 'text/plain',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  // An extension of a desktop assistant, which has no registered type.
  mcpb: 'application/octet-stream',
  md: 'text/markdown',
  mjs: 'text/javascript',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  sha256: 'text/plain',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'application/yaml',
  zip: 'application/zip',
};

/** JSON, YAML and SVG are UTF-8 by definition. */
const NEEDS_CHARSET = /^text\/|\/xml$/;

/** Images, fonts and media are compressed already. */
const COMPRESSIBLE = /^text\/|json|xml|yaml|x-icon/;

/** The only file without an extension. */
const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** File extension → value of `Content-Type`, for all files that the site may have. */
export const CONTENT_TYPES = new Map(
  Object.entries(TYPES).map(([name, type]) => [name, NEEDS_CHARSET.test(type) ? `${type}; charset=utf-8` : type]),
);

/**
 * Returns the content type of a file, and whether hosts should compress it. Throws on an unknown extension, because
 * `nosniff` forbids browsers to guess.
 */
export function contentType(file: string): { type: string; compressible: boolean } {
  const extension = path.extname(file).slice(1).toLowerCase();
  const type = path.basename(file) === 'api-catalog' ? API_CATALOG_TYPE : CONTENT_TYPES.get(extension);
  if (type !== undefined) return { type, compressible: COMPRESSIBLE.test(type) };
  throw buildError({
    file,
    problem: 'the content type is unknown, and browsers are told not to guess it',
    expected: `one of ${[...CONTENT_TYPES.keys()].join(', ')}`,
    found: extension || 'no extension',
    remedy: 'add the extension to scripts/deploy/headers/contentTypes.ts',
  });
}
