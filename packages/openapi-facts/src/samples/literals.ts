import { stringifyJson, type Json } from '@api-docs/kit';

/** Indents all lines except the first one. */
export function indented(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

/** Formats a JSON value with two spaces per level. All lines except the first one are indented further by `indent`. */
export function toJson(value: Json, indent = ''): string {
  return indented(stringifyJson(value, 2), indent);
}

/** Escapes byte order marks in JSON: Go refuses a source that has one. */
export function withoutMarks(json: string): string {
  return json.replaceAll('\ufeff', '\\ufeff');
}

/** Converts text to a string literal of Python, TypeScript, Go and Java, whose escapes are those of JSON. */
export function toString(text: string): string {
  return withoutMarks(stringifyJson(text));
}

/** Returns text on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
