import { defined, own } from '@api-docs/kit';

import type { EncodingObject, MediaType } from '../document/openApiDocument';
import type { DocumentReader } from './documentReader';
import type { Direction } from '../fieldTypes';
import type { Encoding } from '../types';
import { readSchema } from '../schemas/readSchema';
import { effectiveExplode, readHeaders } from './readHeaders';
import { readValue } from './readValue';

/** Reads how the properties or the parts of a body are sent, and the parts inside of these. */
export function readEncoding(given: MediaType, reader: DocumentReader, direction: Direction): Encoding[] {
  const { encoding, prefixEncoding = [], itemEncoding } = given;
  const entries: [string, EncodingObject][] = [
    ...Object.entries(encoding ?? {}),
    ...prefixEncoding.map((given, index): [string, EncodingObject] => [`[${index}]`, given]),
    ...(itemEncoding ? [['[]', itemEncoding] satisfies [string, EncodingObject]] : []),
  ];
  const { properties } = given.schema ? readSchema(given.schema, reader.resolve).schema : {};
  return entries.map(([property, one]) => {
    const { contentType, style, allowReserved } = one;
    const value = readValue(readSchema(own(properties, property) ?? {}, reader.resolve));
    const explode = effectiveExplode(one, value, 'query');
    const headers = readHeaders(one.headers, reader, direction);
    const inner = readEncoding(one, reader, direction);
    const parts = inner.length > 0 ? inner : undefined;
    return defined<Encoding>({ property, headers, contentType, style, explode, allowReserved, encoding: parts });
  });
}
