import type * as z from 'zod';

import { isJsonObject } from '@api-docs/kit';

import { string, strings, text } from '../document/shapes';
import type { Mapping } from '../document/walkDocument';
import type { ApiDocument } from '../resolve/apiDocument';
import { readText, readTextValues, type Note } from './unquotedTexts';
import { unknownKeys } from './violation';
import { walkShapes, type ShapedMapping } from './walkShapes';

function isListOfTexts(type: z.ZodType): boolean {
  return type === strings || (type.def as { innerType?: z.ZodType }).innerType === strings;
}

/** Puts the part to which a reference leads into its place, where no reference can be. */
function includePart(api: ApiDocument, { value, shape }: ShapedMapping): void {
  if (typeof value.$ref !== 'string' || Object.hasOwn(shape, '$ref')) return;
  const { value: part } = api.resolve(value);
  Reflect.deleteProperty(value, '$ref');
  Object.defineProperties(value, Object.getOwnPropertyDescriptors(part));
}

/** What a reference may say itself, from OpenAPI 3.1 on. */
const OF_REFERENCE = ['$ref', 'summary', 'description'];

/** Removes keys beside a reference, which OpenAPI ignores. Those of schemas and of paths mean something. */
function ignoreBesideRef({ value, shape }: ShapedMapping, note: Note): void {
  if (typeof value.$ref !== 'string' || '$dynamicRef' in shape || 'additionalOperations' in shape) return;
  for (const key of unknownKeys(value, OF_REFERENCE)) {
    Reflect.deleteProperty(value, key);
    note([key], `"${key}" beside $ref is ignored\n  remedy:   remove it`);
  }
  // It has no effect on a part that has none, such as a parameter.
  if (!Object.hasOwn(shape, 'summary')) Reflect.deleteProperty(value, 'summary');
}

/** Makes texts of numbers and flags, and leaves out those that are null. */
function readTexts(api: ApiDocument, found: ShapedMapping, note: Note): void {
  const { value, shape } = found;
  for (const [key, given] of Object.entries(value)) {
    const type = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (type === undefined) continue;
    const isText = type === text || type === string;
    if (type === text && given === null && !key.startsWith('$')) Reflect.deleteProperty(value, key);
    else if (isText) readText(api, found, [key], note);
    else if (Array.isArray(given) && isListOfTexts(type)) {
      given.forEach((_item, index) => readText(api, found, [key, index], note));
    }
  }
}

/** Reads the type `null` without quotes, which is the value null in YAML. */
function readNullType({ value }: ShapedMapping, note: Note): void {
  const { type } = value;
  const types = Array.isArray(type) ? (type as unknown[]) : [type];
  if (!types.includes(null)) return;
  const named = types.map((one) => (one === null ? 'null' : one));
  value.type = Array.isArray(type) ? named : 'null';
  note(['type'], "null is no type without quotes\n  remedy:   write 'null'");
}

/** Removes lists of schemas without any, which generators write for a type without known values: they would allow no value. */
function ignoreEmptyLists({ value }: ShapedMapping, note: Note): void {
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const list = value[key];
    if (!Array.isArray(list) || list.length > 0) continue;
    Reflect.deleteProperty(value, key);
    note([key], `${key} without a schema is ignored\n  remedy:   remove it, or write the schemas into it`);
  }
}

/** Removes names and types that a list has twice, which mean nothing. */
function ignoreRepeated({ value }: ShapedMapping, note: Note): void {
  for (const key of ['required', 'type']) {
    const list = value[key];
    const once = Array.isArray(list) ? [...new Set<unknown>(list)] : [];
    if (!Array.isArray(list) || once.length === list.length) continue;
    value[key] = once;
    note([key], `${key} has a value twice\n  remedy:   remove one of the two`);
  }
}

/** Gives scopes without a description an empty one. */
function readScopes({ scopes }: Mapping): void {
  if (!isJsonObject(scopes)) return;
  for (const name of Object.keys(scopes)) scopes[name] ??= '';
}

/**
 * Reads what many documents have, and no standard: a `$ref` in place of a part that cannot be one, such as an operation, becomes the
 * part; a text that is `null`, which generators of documents write for one that there is not, is left out; numbers and flags in place
 * of a text, also in the values of a schema, become one, and the value `null` in place of the type; lists of no schemas and repeated names are left out. What OpenAPI
 * ignores beside a reference is removed.
 *
 * @param api changed
 */
export function readLeniently(api: ApiDocument): void {
  const version: unknown = api.root.openapi;
  if (typeof version === 'number') api.root.openapi = api.writtenText(['openapi']) ?? String(version);
  walkShapes(api, {
    mapping: (found) => {
      const { where, file } = found;
      const note: Note = (keys, text) => void api.readings.push({ where: [...where, ...keys], file, text });
      includePart(api, found);
      ignoreBesideRef(found, note);
      readTexts(api, found, note);
      readTextValues(api, found, note);
      if ('$dynamicRef' in found.shape) {
        readNullType(found, note);
        ignoreEmptyLists(found, note);
        ignoreRepeated(found, note);
      }
      if ('tokenUrl' in found.shape) readScopes(found.value);
    },
  });
}
