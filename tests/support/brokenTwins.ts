/**
 * Makes a full, sound body of a schema, and twins of it that each break one thing the schema states. Knows JSON Schema
 * only, no operation; a keyword that it does not know stops it, so that none stays untried.
 */
import type { Json } from '../../shared/json';
import type { Schema } from './openApiDocument';

/** A body with one thing broken. */
export interface BrokenTwin {
  /** Where and what, for example `context[0].chunk_text is left out`. */
  what: string;
  body: Json;
}

/** Keywords that only describe, and `properties` and `items`, whose values are broken one by one. */
const NOT_BREAKABLE = ['description', 'default', 'x-requirement-not-published', 'properties', 'items'];

/** A value of another type than the schema's, by that type. */
const OTHER_TYPE: Record<string, Json> = { string: 7, number: 'seven', boolean: 'yes', array: {}, object: [] };

function typesOf({ type }: Schema): string[] {
  if (type === undefined) return [];
  return Array.isArray(type) ? type : [type];
}

function isObject(value: Json | undefined): value is Record<string, Json> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/**
 * Fills in every field that a schema knows, so that each can be broken.
 *
 * @param example kept where it has a value that is not null
 */
export function fullBody(schema: Schema, example?: Json): Json {
  if (schema.properties) {
    const given = isObject(example) ? example : {};
    const fields = Object.entries(schema.properties);
    return Object.fromEntries(fields.map(([name, field]) => [name, fullBody(field, given[name])]));
  }
  if (schema.items) {
    const { items } = schema;
    const given = Array.isArray(example) && example.length > 0 ? example : [undefined];
    return given.map((item) => fullBody(items, item));
  }
  if (example !== undefined && example !== null) return example;
  const [type] = typesOf(schema);
  if (type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return 'a text';
}

function without(value: Json, ...names: string[]): Json {
  return Object.fromEntries(Object.entries(isObject(value) ? value : {}).filter(([name]) => !names.includes(name)));
}

function requiredOf({ required = [] }: Schema): string[] {
  return required;
}

/** How to break each keyword: what is then wrong, and the value. */
const BREAK: Record<string, (schema: Schema, value: Json) => [string, Json][]> = {
  type: (schema) => {
    const types = typesOf(schema);
    const other = OTHER_TYPE[types[0] ?? ''];
    if (other === undefined) throw new Error(`no value is known that is no ${String(schema.type)}`);
    return [[' has another type', other], ...(types.includes('null') ? [] : [[' is null', null] as [string, Json]])];
  },
  required: (schema, value) => requiredOf(schema).map((name) => [`.${name} is left out`, without(value, name)]),
  anyOf: ({ anyOf = [] }, value) => {
    const names = anyOf.flatMap(requiredOf);
    return [[` has none of ${names.join(', ')}`, without(value, ...names)]];
  },
  minimum: ({ minimum = 0 }) => [[' is too small', minimum - 0.1]],
  maximum: ({ maximum = 0 }) => [[' is too large', maximum + 0.1]],
  uniqueItems: (_schema, value) => (Array.isArray(value) ? [[' has an item twice', [...value, ...value]]] : []),
};

function ownTwins(schema: Schema, value: Json): BrokenTwin[] {
  return Object.keys(schema)
    .filter((keyword) => !NOT_BREAKABLE.includes(keyword))
    .flatMap((keyword) => {
      const breakIt = BREAK[keyword];
      if (!breakIt) throw new Error(`${keyword}: tests/support/brokenTwins.ts does not know how to break this keyword`);
      return breakIt(schema, value).map(([what, body]) => ({ what, body }));
    });
}

/**
 * Breaks one thing after the other.
 *
 * @param value a full body, see {@link fullBody}
 * @throws when the schema has a keyword that nobody taught it to break
 */
export function brokenTwins(schema: Schema, value: Json): BrokenTwin[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    brokenTwins(field, isObject(value) ? (value[name] ?? null) : null).map(({ what, body }) => ({
      what: `.${name}${what}`,
      body: { ...(isObject(value) ? value : {}), [name]: body },
    })),
  );
  const [first = null, ...rest] = Array.isArray(value) ? value : [];
  const items = schema.items
    ? brokenTwins(schema.items, first).map(({ what, body }) => ({ what: `[0]${what}`, body: [body, ...rest] }))
    : [];
  return [...ownTwins(schema, value), ...fields, ...items];
}
