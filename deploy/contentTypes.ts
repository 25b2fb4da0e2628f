import path from 'node:path';

import { teachingError } from '../plugins/teachingError';

interface ContentType {
  type: string;
  /** Whether it gets smaller by compression; pictures and fonts are compressed already. */
  text: boolean;
}

const TEXT = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, text: true });

/**
 * Extension → type, for every extension that the site has, and those of other sites that the bench serves with it. The
 * charset of JSON, YAML and SVG is UTF-8 by definition.
 */
export const CONTENT_TYPES: Readonly<Record<string, ContentType>> = {
  css: TEXT('text/css'),
  html: TEXT('text/html'),
  ico: { type: 'image/x-icon', text: true },
  js: TEXT('text/javascript'),
  json: { type: 'application/json', text: true },
  md: TEXT('text/markdown'),
  mjs: TEXT('text/javascript'),
  png: { type: 'image/png', text: false },
  svg: { type: 'image/svg+xml', text: true },
  txt: TEXT('text/plain'),
  webmanifest: { type: 'application/manifest+json', text: true },
  woff: { type: 'font/woff', text: false },
  woff2: { type: 'font/woff2', text: false },
  xml: TEXT('application/xml'),
  yaml: { type: 'application/yaml', text: true },
};

/**
 * Finds the type of a file.
 *
 * @throws when the table has none for its extension: `nosniff` forbids browsers to guess
 */
export function contentType(file: string): ContentType {
  const known = CONTENT_TYPES[path.extname(file).slice(1)];
  if (known) return known;
  throw teachingError({
    file,
    problem: 'no type is known for files of this kind, and browsers are told not to guess',
    expected: `one of ${Object.keys(CONTENT_TYPES).join(', ')}`,
    found: path.extname(file) || 'no extension',
    remedy: 'add the extension to deploy/contentTypes.ts',
  });
}
