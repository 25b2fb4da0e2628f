import { isJsonObject, type Json } from '@api-docs/kit/json';
import { own } from '@api-docs/kit/own';

import type { FormPart, PartFormat, Segment } from './call';
import { valueText } from './serialize';
import { BOUNDARY, joinTexts, partHead, partText } from './template';

/** Returns whether a media type is JSON. */
export function isJsonType(mediaType: string | undefined): boolean {
  return mediaType !== undefined && /[/+]json\s*(?:;|$)/i.test(mediaType);
}

/** The media type of a part of which nothing says it. */
function defaultType(value: Json): string {
  return value !== null && typeof value === 'object' ? 'application/json' : 'text/plain';
}

/** Returns the parts of a multipart body that is no form: named ones of an object, those of a list by their positions. */
function positionedParts(
  value: Json,
  parts: Record<string, PartFormat>,
): (FormPart & { format: PartFormat; value: Json })[] {
  const entries = isJsonObject(value) ? Object.entries(value) : [value].flat().map((item) => ['', item] as const);
  return entries.map(([name, item], index) => {
    const format = own(parts, name || `[${index}]`) ?? parts['[]'] ?? {};
    const { contentType = format.file === undefined ? defaultType(item) : undefined, file, headers = [] } = format;
    const content = isJsonType(contentType) ? { json: item } : { text: valueText(item) };
    const given = file === undefined ? content : { file: valueText(item) || file };
    return { name, ...given, ...(contentType === undefined ? {} : { contentType }), headers, format, value: item };
  });
}

/** Writes a multipart body that is no form. A part of it can be a multipart body itself. */
export function multipartSegments(value: Json, parts: Record<string, PartFormat>, boundary = BOUNDARY): Segment[] {
  const segments = positionedParts(value, parts).flatMap((part, index): Segment[] => {
    // A boundary may not begin with the one around it.
    const inner = `part-${index + 1}-of-${boundary}`;
    const isNested = /^multipart\//i.test(part.contentType ?? '');
    const contentType = isNested ? { contentType: `${part.contentType}; boundary=${inner}` } : {};
    const head = `${partHead({ ...part, ...contentType }, boundary).join('\r\n')}\r\n`;
    if (isNested) return [head, ...multipartSegments(part.value, part.format.parts ?? {}, inner), '\r\n'];
    return [head, part.file === undefined ? partText(part) : { file: part.file }, '\r\n'];
  });
  return joinTexts([...segments, `--${boundary}--\r\n`]);
}
