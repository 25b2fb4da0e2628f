import { isJsonObject, type Json } from '@api-docs/kit/json';
import { own } from '@api-docs/kit/own';

import type { FormPart, PartFormat, Segment } from './call';
import { valueText } from './serialize';
import { BOUNDARY, partSegments } from './template';

/** Returns whether a media type is JSON. */
export function isJsonType(mediaType: string | undefined): boolean {
  return mediaType !== undefined && /[/+]json\s*(?:;|$)/i.test(mediaType);
}

/**
 * Writes a multipart body that is no form: named parts of an object, those of a list by their positions. A part of it can be a
 * multipart body itself.
 */
export function multipartSegments(value: Json, formats: Record<string, PartFormat>, boundary = BOUNDARY): Segment[] {
  const entries = isJsonObject(value) ? Object.entries(value) : [value].flat().map((item) => ['', item] as const);
  const parts = entries.map(([name, item], index): FormPart => {
    const format = own(formats, name || `[${index}]`) ?? formats['[]'] ?? {};
    const { file, headers = [] } = format;
    const usual = item !== null && typeof item === 'object' ? 'application/json' : 'text/plain';
    const contentType = format.contentType ?? (file === undefined ? usual : undefined);
    if (/^multipart\//i.test(contentType ?? '')) {
      // A boundary may not begin with the one around it.
      const inner = `part-${index + 1}-of-${boundary}`;
      const segments = multipartSegments(item, format.parts ?? {}, inner);
      return { name, segments, contentType: `${contentType}; boundary=${inner}`, headers };
    }
    const content = isJsonType(contentType) ? { json: item } : { text: valueText(item) };
    const given = file === undefined ? content : { file: valueText(item) || file };
    return { name, ...given, ...(contentType === undefined ? {} : { contentType }), headers };
  });
  return partSegments(parts, boundary);
}
