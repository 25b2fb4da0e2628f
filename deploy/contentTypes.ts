import path from 'node:path';

import { buildError } from '../plugins/lib/buildError';

interface ContentType {
  type: string;
  /** Whether it should be compressed; images and fonts already are. */
  compressible: boolean;
}

const TEXT = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, compressible: true });

/**
 * File extension → type, for all files of the site and of the sites in the benchmarks. JSON, YAML and SVG are UTF-8 by
 * definition.
 */
export const CONTENT_TYPES: Readonly<Record<string, ContentType>> = {
  css: TEXT('text/css'),
  html: TEXT('text/html'),
  ico: { type: 'image/x-icon', compressible: true },
  js: TEXT('text/javascript'),
  json: { type: 'application/json', compressible: true },
  md: TEXT('text/markdown'),
  mjs: TEXT('text/javascript'),
  png: { type: 'image/png', compressible: false },
  svg: { type: 'image/svg+xml', compressible: true },
  txt: TEXT('text/plain'),
  webmanifest: { type: 'application/manifest+json', compressible: true },
  woff: { type: 'font/woff', compressible: false },
  woff2: { type: 'font/woff2', compressible: false },
  xml: TEXT('application/xml'),
  yaml: { type: 'application/yaml', compressible: true },
};

/** Returns the type of a file. It throws on an unknown extension, because `nosniff` forbids browsers to guess. */
export function contentType(file: string): ContentType {
  const known = CONTENT_TYPES[path.extname(file).slice(1)];
  if (known) return known;
  throw buildError({
    file,
    problem: 'the content type is unknown, and browsers are told not to guess it',
    expected: `one of ${Object.keys(CONTENT_TYPES).join(', ')}`,
    found: path.extname(file) || 'no extension',
    remedy: 'add the extension to deploy/contentTypes.ts',
  });
}
