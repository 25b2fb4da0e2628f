import path from 'node:path';

import { buildError } from '../plugins/lib/buildError';

interface ContentType {
  type: string;
  /** Whether it should be compressed; images and fonts already are. */
  compressible: boolean;
}

/** A format that is compressed already, such as an image. */
const PACKED = (type: string): ContentType => ({ type, compressible: false });

const TEXT = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, compressible: true });

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/**
 * File extension → type, for all files of the site: those that the build writes, and images, media and downloads that pages
 * use. JSON, YAML and SVG are UTF-8 by definition. Types: https://www.iana.org/assignments/media-types
 */
export const CONTENT_TYPES: Readonly<Record<string, ContentType>> = {
  avif: PACKED('image/avif'),
  css: TEXT('text/css'),
  csv: TEXT('text/csv'),
  docx: PACKED(`${OFFICE}.wordprocessingml.document`),
  gif: PACKED('image/gif'),
  gz: PACKED('application/gzip'),
  html: TEXT('text/html'),
  // Requests for editors, which have no registered type.
  http: TEXT('text/plain'),
  ico: { type: 'image/x-icon', compressible: true },
  jpeg: PACKED('image/jpeg'),
  jpg: PACKED('image/jpeg'),
  js: TEXT('text/javascript'),
  json: { type: 'application/json', compressible: true },
  m4a: PACKED('audio/mp4'),
  mcpb: PACKED('application/octet-stream'),
  md: TEXT('text/markdown'),
  mjs: TEXT('text/javascript'),
  mp3: PACKED('audio/mpeg'),
  mp4: PACKED('video/mp4'),
  ogg: PACKED('audio/ogg'),
  pdf: PACKED('application/pdf'),
  png: PACKED('image/png'),
  pptx: PACKED(`${OFFICE}.presentationml.presentation`),
  sha256: TEXT('text/plain'),
  svg: { type: 'image/svg+xml', compressible: true },
  txt: TEXT('text/plain'),
  wav: PACKED('audio/wav'),
  webm: PACKED('video/webm'),
  webmanifest: { type: 'application/manifest+json', compressible: true },
  webp: PACKED('image/webp'),
  woff: PACKED('font/woff'),
  woff2: PACKED('font/woff2'),
  xlsx: PACKED(`${OFFICE}.spreadsheetml.sheet`),
  xml: TEXT('application/xml'),
  yaml: { type: 'application/yaml', compressible: true },
  yml: { type: 'application/yaml', compressible: true },
  zip: PACKED('application/zip'),
};

/** Name of a file without an extension → type. */
const TYPES_BY_NAME: Readonly<Record<string, ContentType>> = {
  'api-catalog': {
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    compressible: true,
  },
};

/** Returns the type of a file. It throws on an unknown extension, because `nosniff` forbids browsers to guess. */
export function contentType(file: string): ContentType {
  const known = TYPES_BY_NAME[path.basename(file)] ?? CONTENT_TYPES[path.extname(file).slice(1).toLowerCase()];
  if (known) return known;
  throw buildError({
    file,
    problem: 'the content type is unknown, and browsers are told not to guess it',
    expected: `one of ${Object.keys(CONTENT_TYPES).join(', ')}`,
    found: path.extname(file) || 'no extension',
    remedy: 'add the extension to deploy/contentTypes.ts',
  });
}
