import { isJson, isXml } from '../samples/jsonType';
import type { Body, RequestBody, Sequence } from '../types';
import type { Field } from '../fieldTypes';

export { isJson };

/** Returns how the items of a media type follow each other; undefined if it has no items. */
export function sequenceOf(mediaType: string): Sequence | undefined {
  const [type = ''] = mediaType.toLowerCase().split(';');
  if (/^text\/event-stream\s*$/.test(type)) return 'events';
  if (/^application\/(?:[\w.-]+\+)?(?:x-)?(?:jsonl|ndjson|jsonlines|json-lines)\s*$/.test(type)) return 'lines';
  if (/^application\/(?:[\w.-]+\+)?json-seq\s*$/.test(type)) return 'records';
  return /^multipart\/(?!form-data)/.test(type) ? 'parts' : undefined;
}

/** Returns whether a media type is text: a body of it can be written into a sample. */
export function isText(mediaType: string): boolean {
  return isJson(mediaType) || /^text\/|[/+]xml\b|yaml|json|graphql|javascript/i.test(mediaType);
}

/** Returns whether a body of a media type is a form. */
export function isForm(mediaType: string): boolean {
  return /^multipart\/form-data\b|^application\/x-www-form-urlencoded\b/i.test(mediaType);
}

/**
 * Returns whether a parameter, or a header, is one text that its media type alone explains: any XML, and what can be a list or an object in
 * another type than JSON and forms.
 */
export function isOpaque({ types, serialization: { mediaType } = {} }: Field): boolean {
  if (mediaType === undefined || isJson(mediaType) || isForm(mediaType)) return false;
  return isXml(mediaType) || types.length === 0 || types.some((type) => ['object', 'array'].includes(type));
}

/** Returns the body in JSON: `application/json` if there is one, otherwise the first of the JSON types. */
export function jsonBody(contents: readonly Body[] | undefined): Body | undefined {
  return (
    contents?.find(({ mediaType }) => mediaType === 'application/json') ??
    contents?.find(({ mediaType }) => isJson(mediaType))
  );
}

/** Returns the body that is shown first: JSON, otherwise the first one. */
export function mainBody(body: RequestBody | undefined): Body | undefined {
  return jsonBody(body?.contents) ?? body?.contents[0];
}
