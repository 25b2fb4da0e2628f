import * as z from 'zod';

import {
  all,
  boolean,
  externalDocs,
  listOf,
  mapOf,
  number,
  object,
  string,
  strings,
  text,
  value,
  values,
} from './shapes';

const limit = z.union([z.number(), z.bigint(), z.boolean()], { error: 'a number' }).optional();

const isCount = (given: unknown) => typeof given === 'bigint' || Number.isInteger(given);

/** A number of something, and one of which a value is a multiple. */
const count = z.custom<number | bigint>((given) => isCount(given) && Number(given) >= 0, {
  error: 'a whole number, 0 or more',
});
const factor = number.refine((given) => given === undefined || given > 0, { error: 'a number above 0' });

const xml = object('a mapping with name and nodeType', {
  nodeType: z
    .enum(['element', 'attribute', 'text', 'cdata', 'none'], { error: 'element, attribute, text, cdata or none' })
    .optional(),
  ...all(text, 'name', 'namespace', 'prefix'),
  ...all(boolean, 'attribute', 'wrapped'),
});

/** Keywords of JSON Schema whose value is a number of something. */
const COUNTS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
] as const;

/** Keywords of JSON Schema whose value is a number. */
export const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', ...COUNTS] as const;

/** Keywords whose value is a schema. */
export const SCHEMAS = [
  'items',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
] as const;

/** Keywords whose value is a list of schemas. */
export const SCHEMA_LISTS = ['prefixItems', 'allOf', 'anyOf', 'oneOf'] as const;
/** Keywords whose value is a mapping of schemas. */
export const SCHEMA_MAPS = ['$defs', 'definitions', 'properties', 'patternProperties', 'dependentSchemas'] as const;

// Lazy, because schemas contain schemas.
const subschema = z.lazy((): z.ZodType<Schema> => schema);
const subschemaOrFlag = z.lazy((): z.ZodType<Schema | boolean> => schema);

/** The types of JSON Schema. */
export const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const;
const type: z.ZodType<string> = z.enum(TYPES);

const schemaObject = object('a schema', {
  ...all(text, '$ref', '$id', '$schema', '$anchor', '$dynamicAnchor', '$dynamicRef', '$recursiveRef', '$comment'),
  ...all(text, 'title', 'description', 'format', 'contentMediaType', 'contentEncoding'),
  ...all(value.optional(), '$vocabulary', 'default', 'const', 'examples', 'example'),
  ...all(number, 'minimum', 'maximum'),
  ...all(count.optional(), ...COUNTS),
  multipleOf: factor,
  ...all(limit, 'exclusiveMinimum', 'exclusiveMaximum'),
  ...all(boolean, '$recursiveAnchor', 'uniqueItems', 'deprecated', 'readOnly', 'writeOnly', 'nullable'),
  ...all(subschema.optional(), ...SCHEMAS),
  ...all(subschemaOrFlag.optional(), 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'),
  ...all(mapOf(subschema), ...SCHEMA_MAPS),
  ...all(listOf(subschema, 'a list of schemas'), ...SCHEMA_LISTS),
  type: z.union([type, z.array(type)], { error: `a type, or a list of types: ${TYPES.join(', ')}` }).optional(),
  enum: values,
  pattern: z.union([string, strings], { error: 'a string' }).optional(),
  required: strings.optional(),
  dependentRequired: mapOf(strings),
  externalDocs,
  discriminator: object('a mapping with propertyName', {
    propertyName: text,
    mapping: mapOf(string),
    defaultMapping: text,
  }).optional(),
  xml: xml.optional(),
  /** Names of properties for which no source says whether they are required. */
  'x-requirement-not-documented': strings.optional(),
  /** What no source says about a value: the sentences of its description that say so. */
  'x-not-documented': text,
});

/** The keywords of JSON Schema 2020-12 and of OpenAPI 3.0 to 3.2. */
export const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set(Object.keys(schemaObject.shape));

/** A JSON Schema of draft 2020-12 with the keywords of OpenAPI. */
export interface Schema extends z.output<typeof schemaObject> {
  [keyword: string]: unknown;
}

/** `true` allows every value, `false` none. Typed by its name: declarations that repeat it would be too long. */
export const schema: z.ZodType<Schema> = z.preprocess(
  (value) => (typeof value === 'boolean' ? {} : value),
  schemaObject,
);

/** Returns a schema that is `true` or `false` as a mapping. */
export function asSchema(value: unknown): unknown {
  if (typeof value !== 'boolean') return value;
  return value ? {} : { not: {} };
}
