import { isJsonObject, parseJson, stringifyJson, type Json } from '@api-docs/kit';

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([key, one]): [string, Json] => [key, sorted(one)]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns a text that two values share if they are equal: JSON, whose properties have no order. */
export function valueKey(value: Json): string {
  return stringifyJson(sorted(value));
}

/** Returns the key of a value that is given as JSON. */
export function keyOfJson(json: string): string {
  return /^[[{]/.test(json) ? valueKey(parseJson(json)) : json;
}
