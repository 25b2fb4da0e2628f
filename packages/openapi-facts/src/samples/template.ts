import { isJsonObject, own, stringifyJson, type Json } from '@api-docs/kit';

import { isJson, isXml } from './jsonType';
import type { Stream } from './sequence';
import type { FormPart, PartFormat, SampleBody, SampleCall, Segment } from './sampleCall';
import { valueText } from './serialize';
import { readShape, xmlText } from './xmlText';

/** Returns the parts of a multipart body; empty for another body. */
export function formParts({ body }: SampleCall): FormPart[] {
  return body?.kind === 'multipart' ? body.parts : [];
}

/** Returns the names of the files that a call uploads, each once. */
export function filesOf(body: SampleBody | undefined): string[] {
  if (body?.kind === 'file') return [body.file];
  const parts = body?.kind === 'segments' ? body.segments : body?.kind === 'multipart' ? body.parts : [];
  return [...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : (part.file ?? []))))];
}

/** Returns segments with each line of their texts on its own. */
export function segmentLines(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((one): Segment[] => (typeof one === 'string' ? (one.match(/.*?\r\n|.+$/gs) ?? []) : [one]));
}

function joinTexts(segments: readonly Segment[]): Segment[] {
  return segments.reduce<Segment[]>((joined, segment) => {
    const last = joined.at(-1);
    if (typeof segment !== 'string' || typeof last !== 'string') return [...joined, segment];
    return [...joined.slice(0, -1), last + segment];
  }, []);
}

/** Returns how the items of a response follow each other, if the sample prints each when it arrives. */
export function streamOf({ response }: SampleCall): Stream | undefined {
  const { kind } = response;
  return kind === 'events' || kind === 'lines' || kind === 'records' ? kind : undefined;
}

/** Between the parts of a body that is written as text. */
export const BOUNDARY = 'boundary-of-the-form';

/** Returns the text between the parts of a form that is written as text. No part contains it. */
export function boundaryOf(parts: readonly FormPart[]): string {
  let boundary = BOUNDARY;
  while (parts.some((part) => partText(part).includes(boundary))) boundary += '-';
  return boundary;
}

/** Returns the headers of a part, whose name has the escapes of browsers. A part without a name is in no form. */
export function partHeaders({ name, file, contentType, headers }: FormPart): FormPart['headers'] {
  const escape = (text: string) => text.replace(/["\r\n]/g, encodeURIComponent);
  const fileName = file === undefined ? '' : `; filename="${escape(file)}"`;
  const disposition = `${name === '' ? 'attachment' : `form-data; name="${escape(name)}"`}${fileName}`;
  const isNamed = name !== '' || file !== undefined;
  const all: [string, string | undefined][] = [
    ['Content-Disposition', isNamed ? disposition : undefined],
    ['Content-Type', contentType],
    ...headers,
  ];
  return all.flatMap(([header, value]): FormPart['headers'] => (value === undefined ? [] : [[header, value]]));
}

/** Returns the lines of a part before its content. */
export function partHead(part: FormPart, boundary = BOUNDARY): string[] {
  return [`--${boundary}`, ...partHeaders(part).map(([name, value]) => `${name}: ${value}`), ''];
}

/** Returns the content of a part that is no file. */
export function partText({ text = '', json }: FormPart): string {
  return json === undefined ? text : stringifyJson(json);
}

/** Writes parts as a multipart body: its texts, and between them the files. */
export function partSegments(parts: readonly FormPart[], boundary: string, textOf = partText): Segment[] {
  const segments = parts.flatMap((part): Segment[] => [
    `${partHead(part, boundary).join('\r\n')}\r\n`,
    ...(part.segments ?? [part.file === undefined ? textOf(part) : { file: part.file }]),
    '\r\n',
  ]);
  return joinTexts([...segments, `--${boundary}--\r\n`]);
}

/** Returns whether a path has a segment `.` or `..`. Many clients leave it out, also if it is encoded. */
export function hasDotSegment({ target }: SampleCall): boolean {
  return /^[^?]*\/(?:\.|%2e){1,2}(?:[/?]|$)/i.test(target);
}

/** Returns the notes of a call as comments, with an empty line below them. */
export function comments(notes: readonly string[], mark: '#' | '//'): string {
  return notes.length > 0 ? `${notes.map((note) => `${mark} ${note}\n`).join('')}\n` : '';
}

/** Returns the names for which the value is true, sorted as formatters sort imports. */
export function needed(names: Record<string, boolean>): string[] {
  return Object.keys(names)
    .filter((name) => names[name])
    .sort((one, other) => (one < other ? -1 : 1));
}

/** Returns a part that is a multipart body itself; undefined for another one. A boundary may not begin with the one around it. */
export function nestedPart(name: string, value: Json, format: PartFormat, boundary: string): FormPart | undefined {
  const { contentType = '', headers = [], parts = {} } = format;
  if (!/^multipart\//i.test(contentType)) return undefined;
  const segments = multipartSegments(value, parts, boundary);
  return { name, segments, contentType: `${contentType}; boundary=${boundary}`, headers };
}

/**
 * Writes a multipart body that is no form: named parts of an object, those of a list by their positions. A part of it can be a
 * multipart body itself.
 */
export function multipartSegments(value: Json, formats: Record<string, PartFormat>, boundary = BOUNDARY): Segment[] {
  const entries = isJsonObject(value) ? Object.entries(value) : [value].flat().map((item) => ['', item] as const);
  const parts = entries.map(([name, item], index): FormPart => {
    const format = own(formats, name || `[${index}]`) ?? formats['[]'] ?? {};
    const nested = nestedPart(name, item, format, `part-${index + 1}-of-${boundary}`);
    if (nested) return nested;
    const { file, headers = [] } = format;
    const usual = item !== null && typeof item === 'object' ? 'application/json' : 'text/plain';
    const contentType = format.contentType ?? (file === undefined ? usual : undefined);
    const asXml = isXml(contentType) && isJsonObject(item);
    const text = asXml ? xmlText(name || 'root', item, format.xml, readShape) : valueText(item);
    const content = isJson(contentType) ? { json: item } : { text };
    const given = file === undefined ? content : { file: valueText(item) || file };
    return { name, ...given, ...(contentType === undefined ? {} : { contentType }), headers };
  });
  return partSegments(parts, boundary);
}
