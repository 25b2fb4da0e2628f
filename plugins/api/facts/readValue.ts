import { stringifyJson } from '../../../shared/json';
import { defined } from '../../../shared/defined';
import type { Schema } from './openApiDocument';
import { typesOf } from './readSchema';
import type { EnumValue, Limits, NumberLimit, Value } from './types';

const NUMBERS = [
  ...(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const),
  ...(['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains'] as const),
  ...(['minProperties', 'maxProperties'] as const),
] satisfies NumberLimit[];

/** Returns the JSON type of a value. */
function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Returns the types of a schema; if it has none, those that its other keywords imply. */
function impliedTypes(schema: Schema): string[] {
  const types = typesOf(schema);
  if (types.length > 0) return types;
  if (schema.properties ?? schema.patternProperties ?? schema.additionalProperties) return ['object'];
  if (schema.items ?? schema.prefixItems) return ['array'];
  const values = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  return [...new Set(values.map(typeOfValue))];
}

/** Returns whether the alternatives of a schema only say which properties must be present. */
export function hasConditions(variants: readonly Schema[] | undefined): boolean {
  const isCondition = (schema: Schema) =>
    Object.keys(schema).every((key) => key === 'required') && (schema.required?.length ?? 0) > 0;
  return variants !== undefined && variants.length > 0 && variants.every(isCondition);
}

function requiredGroups(variants: readonly Schema[] = []): string[][] {
  return variants.map(({ required = [] }) => required);
}

function readEnum(schema: Schema): EnumValue[] | undefined {
  const texts = schema['x-enumDescriptions'] ?? schema['x-enum-descriptions'] ?? schema['x-enum-varnames'];
  return schema.enum?.map((value, index) => {
    const text = Array.isArray(texts)
      ? (texts[index] as unknown)
      : (texts as Record<string, unknown> | undefined)?.[String(value)];
    return defined<EnumValue>({
      value: stringifyJson(value),
      description: typeof text === 'string' && text ? text : undefined,
    });
  });
}

function readLimits(schema: Schema): Limits {
  const { pattern, contentMediaType, contentEncoding, anyOf, oneOf, dependentRequired, propertyNames } = schema;
  const numbers = NUMBERS.map((key) => [key, schema[key]] as const).filter(([, value]) =>
    ['number', 'bigint'].includes(typeof value),
  );
  const isClosed = [schema.additionalProperties, schema.unevaluatedProperties].includes(false);
  const any = requiredGroups(anyOf);
  const hasAny = hasConditions(anyOf) || (any.length > 0 && any.every(({ length }) => length === 1));
  return defined<Limits>({
    ...Object.fromEntries(numbers),
    format: schema.format,
    enum: readEnum(schema),
    const: 'const' in schema ? stringifyJson(schema.const) : undefined,
    patterns: pattern === undefined ? undefined : [pattern].flat(),
    contentMediaType,
    contentEncoding,
    uniqueItems: schema.uniqueItems || undefined,
    isClosed: isClosed || undefined,
    anyRequired: hasAny ? any : undefined,
    oneRequired: hasConditions(oneOf) ? requiredGroups(oneOf) : undefined,
    dependentRequired,
    propertyNames: propertyNames && readValue(propertyNames),
  });
}

/** Reads what a schema says about a value and, if it is a list, about its items. */
export function readValue(schema: Schema): Value {
  const all = impliedTypes(schema);
  const types = all.filter((type) => type !== 'null');
  const isNullable = (types.length > 0 && types.length < all.length) || (schema.nullable && !all.includes('null'));
  const variants = schema.oneOf ?? schema.anyOf;
  const relation = schema.oneOf ? 'one of' : 'any of';
  return defined<Value>({
    types: types.length > 0 ? types : all,
    nullable: isNullable || undefined,
    choice: all.length === 0 && variants ? { relation, count: variants.length } : undefined,
    limits: readLimits(schema),
    items: schema.items && readValue(schema.items),
  });
}
