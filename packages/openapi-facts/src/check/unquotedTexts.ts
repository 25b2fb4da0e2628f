/** Numbers and flags in place of texts, which YAML reads in texts without quotes: they become texts as they are written. */
import { isJsonObject } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import { valueAt, type DocumentPath } from '../document/jsonPointer';
import type { Mapping } from '../document/walkDocument';
import type { ApiDocument } from '../resolve/apiDocument';
import { typesOf } from '../schemas/resolvedSchema';
import type { ShapedMapping } from './walkShapes';

/** Says what was read at keys of a mapping. */
export type Note = (keys: DocumentPath, text: string) => void;

const isScalar = (value: unknown) => ['number', 'bigint', 'boolean'].includes(typeof value);

/**
 * Makes a text of a number or a flag inside of a mapping, so that `1.10` and `01234` stay.
 *
 * @param keys that lead to it
 */
export function readText(
  api: ApiDocument,
  { value, where, file }: ShapedMapping,
  keys: DocumentPath,
  note: Note,
): void {
  const [owner, given] = [valueAt(value, keys.slice(0, -1)), valueAt(value, keys)];
  if (!isScalar(given)) return;
  const written = api.writtenText([...where, ...keys], file) ?? String(given);
  (owner as Mapping)[String(keys.at(-1))] = written;
  const kind = typeof given === 'boolean' ? 'true or false' : 'a number';
  note(keys, `without quotes the text is ${kind} for other tools\n  remedy:   write '${written}'`);
}

/** Returns the places of the values in a mapping, those of a list together. */
function placesOf(value: Mapping): DocumentPath[][] {
  const inList = (key: string) =>
    Array.isArray(value[key]) ? [...value[key].keys()].map((index) => [key, index]) : [];
  const named = isJsonObject(value.examples) ? Object.entries(value.examples) : [];
  return [
    ...['default', 'const', 'example'].map((key) => [[key]]),
    ...['enum', 'examples'].map(inList),
    ...named.flatMap(([name, one]) => (isJsonObject(one) ? [[['examples', name, 'value']]] : [])),
  ];
}

/** Makes texts of the values of a schema whose values are texts, or of the examples beside it. Only the first of a list is named. */
export function readTextValues(api: ApiDocument, found: ShapedMapping, note: Note): void {
  const { value, shape } = found;
  const schema = '$dynamicRef' in shape ? value : value.schema;
  const lists = placesOf(value).map((places) => places.filter((keys) => isScalar(valueAt(value, keys))));
  if (!isJsonObject(schema) || lists.flat().length === 0) return;
  const types = typesOf(api.resolve(schema).value as Schema).filter((type) => type !== 'null');
  if (types.join() !== 'string') return;
  for (const [first, ...others] of lists) {
    if (first) readText(api, found, first, note);
    for (const keys of others) readText(api, found, keys, () => undefined);
  }
}
