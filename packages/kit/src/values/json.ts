/** A JSON value. Integers that a `number` would round are `bigint`, see {@link parseJson}. */
export type Json = string | number | bigint | boolean | null | Json[] | JsonObject;

export type JsonObject = { [key: string]: Json };

/** Returns whether a value is an object and not a list. */
export function isJsonObject(value: Json | undefined): value is JsonObject;
export function isJsonObject(value: unknown): value is Record<string, unknown>;
export function isJsonObject(value: unknown): boolean {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Marks the string that stands for a `bigint` while `JSON.parse` and `JSON.stringify` work. */
const MARK = '\u0000bigint:';

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const MARKED = /"\\u0000bigint:(-?\d+)"/g;

/** Returns a string as it is, and any other value as JSON. */
export function valueAsText(value: unknown): string {
  return typeof value === 'string' ? value : stringifyJson(value);
}

/** Returns the value of a text with an integer: a `bigint` if a `number` would round it. */
export function parseInteger(text: string): number | bigint {
  return Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text);
}

/**
 * Parses JSON like `JSON.parse`, but keeps all digits of integers.
 *
 * @throws SyntaxError if the text is not JSON
 */
export function parseJson(text: string): Json {
  if (!/\d{16}/.test(text)) return JSON.parse(text) as Json;
  const marked = text.replace(STRING_OR_NUMBER, (token) =>
    /^-?[1-9]\d{15,}$/.test(token) && typeof parseInteger(token) === 'bigint' ? `"\\u0000bigint:${token}"` : token,
  );
  return JSON.parse(marked, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(MARK) ? BigInt(value.slice(MARK.length)) : value,
  ) as Json;
}

/**
 * Writes a value as JSON like `JSON.stringify`, but with all digits of a `bigint`; nothing for `undefined`.
 *
 * @param indent number of spaces per level
 * @param suffix after each `bigint`: `n` makes the text an expression of JavaScript
 */
export function stringifyJson(value: unknown, indent?: number, suffix = ''): string {
  if (value === undefined) return '';
  const replace = (_key: string, item: unknown) => (typeof item === 'bigint' ? `${MARK}${item}` : item);
  return JSON.stringify(value, replace, indent).replace(MARKED, `$1${suffix}`);
}

/** Returns a value as JSON that `JSON.parse` reads back; undefined if it has a `bigint`, whose digits that would round. */
export function parsableJson(value: unknown): string | undefined {
  const json = stringifyJson(value);
  return json === stringifyJson(value, 0, 'n') ? json : undefined;
}
