import { defined, own, stringifyJson } from '@api-docs/kit';

import { NUMBERS, SCHEMA_KEYWORDS, type Schema } from '../document/schemaObject';
import { typesOf, type ResolvedSchema } from '../schemas/resolvedSchema';
import { hasConditions, isNever } from '../schemas/variants';
import type { EnumValue, ItemNotes, Limits, Value } from '../fieldTypes';

/** Returns the JSON type of a value. */
function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'bigint') return 'number';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Returns the types of a schema; if it has none, those that its other keywords imply. */
function impliedTypes(schema: Schema): string[] {
  const types = typesOf(schema);
  if (types.length > 0) return types;
  const { properties, patternProperties, additionalProperties, propertyNames, required } = schema;
  if (properties ?? patternProperties ?? additionalProperties ?? propertyNames ?? required?.[0]) return ['object'];
  if (schema.items ?? schema.prefixItems) return ['array'];
  const values = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  return [...new Set(values.map(typeOfValue))];
}

function readEnum(schema: Schema): EnumValue[] | undefined {
  const texts = schema['x-enumDescriptions'] ?? schema['x-enum-descriptions'] ?? schema['x-enum-varnames'];
  return schema.enum?.map((value, index) => {
    const text = Array.isArray(texts)
      ? (texts[index] as unknown)
      : own(texts as Record<string, unknown> | undefined, String(value));
    return defined<EnumValue>({
      value: stringifyJson(value),
      description: typeof text === 'string' && text ? text : undefined,
    });
  });
}

/** Returns the keywords that no standard defines. */
function otherKeywords(schema: Schema): Record<string, string> | undefined {
  const others = Object.entries(schema).filter(([key]) => !SCHEMA_KEYWORDS.has(key) && !key.startsWith('x-'));
  return others.length > 0 ? Object.fromEntries(others.map(([key, value]) => [key, stringifyJson(value)])) : undefined;
}

function readLimits({ schema, propertyNames }: ResolvedSchema): Limits {
  const { pattern, contentMediaType, contentEncoding, anyOf, oneOf, dependentRequired } = schema;
  const numbers = NUMBERS.map((key) => [key, schema[key]] as const).filter(([, value]) =>
    ['number', 'bigint'].includes(typeof value),
  );
  const { additionalProperties, unevaluatedProperties, unevaluatedItems } = schema;
  const isClosed = [additionalProperties, unevaluatedProperties, unevaluatedItems].includes(false);
  const groupsOf = (variants: readonly Schema[] = []) => variants.map(({ required = [] }) => required);
  const any = groupsOf(anyOf);
  const hasAny = hasConditions(anyOf) || (any.length > 0 && any.every(({ length }) => length === 1));
  return defined<Limits>({
    ...Object.fromEntries(numbers),
    format: schema.format,
    enum: schema.enum?.length === 0 ? undefined : readEnum(schema),
    const: 'const' in schema ? stringifyJson(schema.const) : undefined,
    patterns: pattern === undefined ? undefined : [pattern].flat(),
    contentMediaType,
    contentEncoding,
    uniqueItems: schema.uniqueItems || undefined,
    isClosed: isClosed || undefined,
    isNever: isNever(schema) || undefined,
    anyRequired: hasAny ? any : undefined,
    oneRequired: hasConditions(oneOf) ? groupsOf(oneOf) : undefined,
    dependentRequired,
    propertyNames: propertyNames && readValue(propertyNames),
    others: otherKeywords(schema),
  });
}

/** Reads what a schema says about a value besides its type and limits. */
export function readNotes({ title, description, default: value, examples, deprecated }: Schema): ItemNotes {
  const values: unknown[] = Array.isArray(examples) ? examples.filter((one) => one !== undefined) : [];
  return defined<ItemNotes>({
    title,
    description: description || undefined,
    default: value === undefined ? undefined : stringifyJson(value),
    examples: values.length > 0 ? values.map((one) => stringifyJson(one)) : undefined,
    deprecated: deprecated || undefined,
  });
}

/** Reads what a schema says about a value and, if it is a list, about its items. */
export function readValue(resolved: ResolvedSchema): Value {
  const { schema, items } = resolved;
  const all = impliedTypes(schema);
  const types = all.filter((type) => type !== 'null');
  const isNullable = (types.length > 0 && types.length < all.length) || (schema.nullable && !all.includes('null'));
  const variants = schema.oneOf ?? schema.anyOf;
  const relation = schema.oneOf ? 'one of' : 'any of';
  return defined<Value>({
    types: types.length > 0 ? types : all,
    nullable: isNullable || undefined,
    choice: all.length === 0 && variants ? { relation, count: variants.length } : undefined,
    limits: readLimits(resolved),
    items: items && { ...readValue(items), ...readNotes(items.schema) },
  });
}
