import { defined, parseJson, valueAsText } from '@api-docs/kit';

import { isForm, isJson, isText } from '../facts/mediaTypes';
import { isXml } from '../samples/jsonType';
import { oneLine } from '../samples/literals';
import type { BodyFormat, PartFormat } from '../samples/sampleCall';
import type { XmlShape } from '../samples/xmlText';
import type { Body, Encoding, Json } from '../types';
import type { Field } from '../fieldTypes';

/** Ranges of media types that JSON is one of. */
export const JSON_RANGES: readonly string[] = ['*/*', 'application/*'];

const STRUCTURED = ['object', 'array'];

/**
 * Returns a media type that can be sent: the first of a list, and an instance of a range such as `image/*`.
 *
 * @param isStructured of an object or a list
 */
function sentType(mediaType: string, isStructured = false): string {
  const [first = ''] = mediaType.split(',');
  const type = first.trim();
  if (!type.includes('*')) return type;
  if (isJson(type) || (isStructured && JSON_RANGES.includes(type))) return 'application/json';
  return { 'text/*': 'text/plain', 'image/*': 'image/png' }[type] ?? 'application/octet-stream';
}

/** Returns whether a body is one that no sample writes or prints. */
export function isBinary({ mediaType, field }: Body): boolean {
  const isJsonToo = JSON_RANGES.includes(mediaType) && field?.types.some((type) => STRUCTURED.includes(type));
  return field?.limits.format === 'binary' || !(isText(mediaType) || isJsonToo);
}

/** Returns the name of a file with the extension of its media type, for example `file.pdf`. */
export function fileName(name: string, mediaType = ''): string {
  const [, subtype = ''] = /^[^/]+\/(?:x-)?([a-z\d]+)/i.exec(mediaType) ?? [];
  const extension =
    { plain: 'txt', jpeg: 'jpg', octet: 'bin' }[subtype] ?? (/^\w{2,5}$/.test(subtype) ? subtype : 'bin');
  const base = name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '');
  // The parts of a list have numbers.
  return `${/^\d*$/.test(base) ? `part${base}` : base}.${extension}`;
}

/** Returns the first value that the file has of a field, otherwise one of its type. */
function firstValue({ types, limits, examples = [], default: fallback }: Field): Json {
  const given = [examples[0], fallback, limits.const, limits.enum?.[0]?.value].find((value) => value !== undefined);
  if (given !== undefined) return parseJson(given);
  const [type] = types;
  if (type === 'integer' || type === 'number') return limits.minimum ?? limits.maximum ?? 1;
  return type === 'boolean' ? true : 'string';
}

/** Headers of a part that are required or have an example. */
function partHeaders({ headers }: Encoding): [string, string][] {
  return headers.flatMap((header): [string, string][] => {
    const { name, requirement, examples } = header;
    if (name.toLowerCase() === 'content-type' || (requirement !== 'required' && !examples)) return [];
    return [[name, oneLine(valueAsText(firstValue(header)))]];
  });
}

/** Returns how a field is written in XML, with those inside of it; undefined if all of it is usual. */
function xmlShape({ xml, types, children }: Field): XmlShape | undefined {
  const isList = types.includes('array');
  const inner = children.flatMap((child): [string, XmlShape][] => {
    const shape = xmlShape(child);
    return shape ? [[child.name, shape]] : [];
  });
  const properties = inner.length > 0 ? Object.fromEntries(inner) : undefined;
  const { item: name, ...node } = xml ?? {};
  // The fields of a list are those of its items.
  const item = defined<XmlShape>({ xml: name === undefined ? undefined : { name }, properties });
  const own = Object.keys(node).length > 0 ? node : undefined;
  if (isList) return defined<XmlShape>({ xml: own, isList, item: Object.keys(item).length > 0 ? item : undefined });
  return (own ?? properties) ? defined<XmlShape>({ xml: own, properties }) : undefined;
}

/** Returns how the properties of a form or of a query string are sent, or the parts of another multipart body. */
export function partFormats(body: Pick<Body, 'encoding' | 'field' | 'files'>): Record<string, PartFormat> {
  const { encoding, field, files = [] } = body;
  const names = [...new Set([...encoding.map(({ property }) => property), ...files])];
  const formats = names.map((name): [string, PartFormat] => {
    const given = encoding.find(({ property }) => property === name);
    const contentType = given?.contentType && sentType(given.contentType);
    const headers = given ? partHeaders(given) : [];
    const child = isXml(contentType) ? field?.children.find((one) => one.name === name) : undefined;
    const format = defined<PartFormat>({
      contentType,
      xml: child && xmlShape(child),
      style: given?.style,
      explode: given?.explode,
      allowReserved: given?.allowReserved || undefined,
      file: files.includes(name) ? fileName(name, contentType) : undefined,
      headers: headers.length > 0 ? headers : undefined,
      parts: given?.encoding && partFormats({ encoding: given.encoding }),
    });
    return [name, format];
  });
  return Object.fromEntries(formats);
}

/** Returns how a body is written. One that is neither a form nor text, or has no example, is read from a file. */
export function bodyFormat(body: Body, example: Json | undefined): BodyFormat {
  const mediaType = sentType(body.mediaType, example !== null && typeof example === 'object');
  if (isForm(mediaType)) {
    return { mediaType, kind: mediaType.startsWith('multipart') ? 'multipart' : 'form', parts: partFormats(body) };
  }
  const { sequence } = body;
  if (sequence && example !== undefined) {
    return { mediaType, kind: sequence, ...(sequence === 'parts' ? { parts: partFormats(body) } : {}) };
  }
  if (isBinary({ ...body, mediaType }) || example === undefined)
    return { mediaType, kind: 'file', file: fileName('file', mediaType) };
  return { mediaType, kind: isJson(mediaType) ? 'json' : 'text' };
}
