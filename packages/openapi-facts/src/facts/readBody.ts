import { defined, own } from '@api-docs/kit';

import type { MediaType, RequestBodyObject } from '../document/openApiDocument';
import type { Schema } from '../document/schemaObject';
import type { DocumentReader } from './documentReader';
import { bodyExamples } from '../examples/readExamples';
import type { ResolveRefs } from '../resolve/apiDocument';
import { readSchema } from '../schemas/readSchema';
import type { Body, RequestBody } from '../types';
import type { Direction } from '../fieldTypes';
import { isForm, isText, sequenceOf } from './mediaTypes';
import { readEncoding } from './readEncoding';

/** Encodings of RFC 2045 that change nothing. */
const PLAIN_ENCODINGS: readonly unknown[] = [undefined, 'binary', '8bit', '7bit'];

function isFile(given: Schema | boolean, contentType: string | undefined, resolve: ResolveRefs): boolean {
  const { schema } = readSchema(given, resolve);
  const { type, format, contentMediaType, contentEncoding } = schema.items ?? schema;
  if (format === 'binary') return true;
  if (!PLAIN_ENCODINGS.includes(contentEncoding)) return false;
  if (contentMediaType !== undefined) return !isText(contentMediaType);
  // A text cannot be an image.
  const isOpen = Object.keys(schema).every((key) => key === 'description') || type === 'string';
  return isOpen && contentType !== undefined && !isText(contentType) && !isForm(contentType);
}

/** Reads which properties or parts of a multipart body are files. */
function readFiles(mediaType: string, given: MediaType, resolve: ResolveRefs): string[] | undefined {
  const { schema, encoding = {}, prefixEncoding = [], itemEncoding } = given;
  if (schema === undefined || !/^multipart\//i.test(mediaType)) return undefined;
  const { properties = {}, prefixItems = [], items } = readSchema(schema, resolve).schema;
  const isPositional = sequenceOf(mediaType) === 'parts';
  const positions = isPositional ? [...prefixItems.entries()] : [];
  const parts = [
    ...Object.entries(properties).map(([name, one]) => ({ name, one, how: own(encoding, name) })),
    ...positions.map(([index, one]) => ({ name: `[${index}]`, one, how: prefixEncoding[index] ?? itemEncoding })),
    ...(isPositional && items ? [{ name: '[]', one: items, how: itemEncoding }] : []),
  ];
  const files = parts.filter(({ one, how }) => isFile(one, how?.contentType, resolve)).map(({ name }) => name);
  return files.length > 0 ? files : undefined;
}

/** Reads a body in all media types. */
export function readContents(
  content: Record<string, MediaType> | undefined,
  reader: DocumentReader,
  direction: Direction,
): Body[] {
  return Object.entries(content ?? {}).map(([mediaType, one]) => {
    const given = reader.resolve(one).value;
    const { schema, itemSchema } = given;
    const items: Schema | undefined = itemSchema && { type: 'array', items: itemSchema };
    const all = schema !== undefined && items ? { allOf: [schema, items] } : (schema ?? items);
    // Fields are those of each item if the file describes only these; examples are of the whole body.
    const shown = schema === undefined ? itemSchema : all;
    const whole = { ...given, schema: all };
    const sequence = sequenceOf(mediaType);
    return defined<Body>({
      mediaType,
      field: shown === undefined ? undefined : reader.bodies.read(shown, direction),
      isEachItem: shown === all ? undefined : true,
      sequence,
      examples: bodyExamples(whole, mediaType, sequence, reader, direction),
      encoding: readEncoding(given, reader, direction),
      files: readFiles(mediaType, whole, reader.resolve),
    });
  });
}

/** Reads the body of a request. */
export function readRequestBody(given: RequestBodyObject | undefined, reader: DocumentReader): { body?: RequestBody } {
  if (!given) return {};
  const { required = false, description = '', content } = reader.resolve(given).value;
  return { body: { required, description, contents: readContents(content, reader, 'request') } };
}
