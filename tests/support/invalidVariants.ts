/**
 * Builds a valid body for a JSON schema, and variants of it that each break one rule of the schema.
 */
import type { Json } from '../../shared/json';
import type { Schema } from './openApiDocument';

/** A body that breaks one rule. */
export interface InvalidVariant {
  /** Field and fault, for example `context[0].chunk_text is left out`. */
  what: string;
  body: Json;
}

/** A value of another type, by the type of the schema. */
const OTHER_TYPE: Record<string, Json> = {
  string: 7,
  number: 'seven',
  integer: 'seven',
  boolean: 'yes',
  array: {},
  object: [],
};

function typesOf({ type }: Schema): string[] {
  if (type === undefined) return [];
  return Array.isArray(type) ? type : [type];
}

function isObject(value: Json | undefined): value is Record<string, Json> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Builds a body with every field of a schema, with the values of an example that are not null. */
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
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return 'a text';
}

function without(value: Json, ...names: string[]): Json {
  return Object.fromEntries(Object.entries(isObject(value) ? value : {}).filter(([name]) => !names.includes(name)));
}

function requiredOf({ required = [] }: Schema): string[] {
  return required;
}

/** Faults of each keyword of the specified operations and of common ones, with the value that has the fault. */
const FAULTS: Record<string, (schema: Schema, value: Json) => [string, Json][]> = {
  type: (schema) => {
    const types = typesOf(schema);
    const other = OTHER_TYPE[types[0] ?? ''];
    if (other === undefined) return [];
    return [[' has another type', other], ...(types.includes('null') ? [] : [[' is null', null] as [string, Json]])];
  },
  required: (schema, value) => requiredOf(schema).map((name) => [`.${name} is left out`, without(value, name)]),
  anyOf: ({ anyOf = [] }, value) => {
    const names = anyOf.flatMap(requiredOf);
    if (names.length === 0) return [];
    return [[` has none of ${names.join(', ')}`, without(value, ...names)]];
  },
  minimum: ({ minimum = 0 }) => [[' is too small', minimum - 0.1]],
  maximum: ({ maximum = 0 }) => [[' is too large', maximum + 0.1]],
  minItems: ({ minItems = 0 }) => (minItems > 0 ? [[' is empty', []]] : []),
  enum: () => [[' is another value', 'no such value']],
  uniqueItems: (_schema, value) => (Array.isArray(value) ? [[' has an item twice', [...value, ...value]]] : []),
};

function ownVariants(schema: Schema, value: Json): InvalidVariant[] {
  const faults = Object.keys(schema).flatMap((keyword) => FAULTS[keyword]?.(schema, value) ?? []);
  return faults.map(([what, body]) => ({ what, body }));
}

/** Returns variants of a {@link fullBody} that each break one rule of its schema. */
export function invalidVariants(schema: Schema, value: Json): InvalidVariant[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    invalidVariants(field, isObject(value) ? (value[name] ?? null) : null).map(({ what, body }) => ({
      what: `.${name}${what}`,
      body: { ...(isObject(value) ? value : {}), [name]: body },
    })),
  );
  const [first = null, ...rest] = Array.isArray(value) ? value : [];
  const items = schema.items
    ? invalidVariants(schema.items, first).map(({ what, body }) => ({ what: `[0]${what}`, body: [body, ...rest] }))
    : [];
  return [...ownVariants(schema, value), ...fields, ...items];
}
