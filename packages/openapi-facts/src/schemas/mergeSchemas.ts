import { own, parseInteger, stringifyJson } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import { omit, type MergedSchema } from './resolvedSchema';

function both<Value>(first: Value | undefined, second: Value | undefined, merge: (a: Value, b: Value) => Value) {
  if (first === undefined) return second;
  return second === undefined ? first : merge(first, second);
}

function union(first: string[], second: string[]): string[] {
  return [...new Set([...first, ...second])];
}

function isSame(first: unknown, second: unknown): boolean {
  return stringifyJson(first) === stringifyJson(second);
}

/**
 * Returns a schema of a value that has to satisfy two, the first of which has the better texts. Each is in an `allOf` of its
 * own, because a reference among parts would count less than its neighbors.
 */
export function inRank(first: Schema | boolean, second: Schema | boolean): Schema {
  return { allOf: [{ allOf: [first] }, { allOf: [second] }] } as Schema;
}

/** Merges the values of names that both mappings have. */
function mergeNames<Value>(merge: (first: Value, second: Value) => Value) {
  return (first: Record<string, Value>, second: Record<string, Value>): Record<string, Value> => {
    const merged = Object.entries(second).map(([name, value]) => [name, both(own(first, name), value, merge)] as const);
    return { ...first, ...Object.fromEntries(merged) } as Record<string, Value>;
  };
}

function mergeTypes(first: string | string[], second: string | string[]): string | string[] {
  const [own, others] = [[first].flat(), [second].flat()];
  const accepts = (given: string[], type: string) =>
    given.includes(type) || (type === 'integer' && given.includes('number'));
  const types = [
    ...own.filter((type) => accepts(others, type)),
    ...others.filter((type) => !own.includes(type) && accepts(own, type)),
  ];
  return types.length === 1 ? (types[0] ?? '') : types;
}

function mergeOthers(first: Schema | boolean, second: Schema | boolean): Schema | boolean {
  if (first === false || second === false) return false;
  if (first === true || isSame(first, second)) return second;
  return second === true ? first : inRank(first, second);
}

function mergeLists(first: Schema[], second: Schema[]): Schema[] {
  const longer = first.length < second.length ? second : first;
  return longer.map((schema, index) => both(first[index], second[index], inRank) ?? schema);
}

/** Returns the smallest multiple of both numbers, if one is a multiple of the other or both are integers. */
function commonMultiple(first: number | bigint, second: number | bigint): number | bigint {
  const [one, other] = [Number(first), Number(second)];
  if (one % other === 0) return first;
  if (other % one === 0) return second;
  if (!Number.isInteger(one) || !Number.isInteger(other)) return first;
  let [divisor, rest] = [BigInt(first), BigInt(second)];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return parseInteger(String((BigInt(first) / divisor) * BigInt(second)));
}

/** A limit. Integers that a number would round are bigints, which `Math.max` refuses. */
type Limit = number | bigint;

const larger = (first: Limit, second: Limit): Limit => (first > second ? first : second);
const smaller = (first: Limit, second: Limit): Limit => (first < second ? first : second);

type Merge = (first: unknown, second: unknown) => unknown;

function rules<Value>(keywords: string[], merge: (first: Value, second: Value) => Value): [string, Merge][] {
  return keywords.map((keyword) => [keyword, merge as Merge]);
}

/** How each keyword is merged that both schemas have; of all others, the first schema wins. */
const MERGES = [
  ...rules(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'], larger),
  ...rules(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'], smaller),
  ...rules(['properties', 'patternProperties', 'dependentSchemas'], mergeNames(mergeOthers)),
  ...rules(['items', 'propertyNames', 'unevaluatedProperties', 'additionalProperties'], mergeOthers),
  ...rules(['required', 'x-requirement-not-documented'], union),
  ...rules<boolean>(['uniqueItems'], (first, second) => first || second),
  ...rules(['type'], mergeTypes),
  ...rules<unknown[]>(['enum'], (first, second) => first.filter((value) => second.some((one) => isSame(value, one)))),
  ...rules<string | string[]>(['pattern'], (first, second) =>
    isSame(first, second) ? first : union([first].flat(), [second].flat()),
  ),
  ...rules(['multipleOf'], commonMultiple),
  ...rules(['prefixItems'], mergeLists),
  ...rules(['dependentRequired'], mergeNames(union)),
  ...rules<Schema>(['not'], (first, second) => (isSame(first, second) ? first : { anyOf: [first, second] })),
];

/** Keywords of which a schema has one set, each with its first keyword first. */
const PAIRS = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
] as const;

/** Returns the lists of alternatives and the conditions of the second schema if the first has other ones. */
function moreVariants({ schema: first }: MergedSchema, { schema: second }: MergedSchema): Schema[] {
  const alternatives = (['oneOf', 'anyOf'] as const).flatMap((key): Schema[] => {
    const [own, other] = [first[key], second[key]];
    if (!own || !other || isSame(own, other)) return [];
    return [{ [key]: other, ...(second.discriminator ? { discriminator: second.discriminator } : {}) }];
  });
  const conditions = PAIRS.flatMap(([key, ...others]): Schema[] => {
    if (first[key] === undefined || second[key] === undefined || isSame(first[key], second[key])) return [];
    return [Object.fromEntries([key, ...others].map((name) => [name, second[name]]))];
  });
  return [...alternatives, ...conditions];
}

/** Keywords with names of the values of `enum`, and with descriptions: a list in their order, or by value. */
export const ENUM_TEXTS = {
  names: ['x-enum-varnames', 'x-enumNames'],
  descriptions: ['x-enumDescriptions', 'x-enum-descriptions'],
};

/** Returns a schema whose descriptions of values are by value, because the values of a merged schema are fewer. */
function withNamedTexts({ schema, ...others }: MergedSchema): MergedSchema {
  const named = Object.values(ENUM_TEXTS)
    .flat()
    .flatMap((key) => {
      const texts: unknown = schema[key];
      if (!Array.isArray(texts) || !schema.enum) return [];
      return [[key, Object.fromEntries(schema.enum.map((value, index) => [String(value), texts[index] as unknown]))]];
    });
  return named.length === 0
    ? { schema, ...others }
    : { schema: { ...schema, ...Object.fromEntries(named) }, ...others };
}

/**
 * Merges two schemas that a value has to satisfy together, as `allOf` means. The stricter limit wins; texts come from the
 * first schema. What both define for the same property is merged when the property is read, because it can be a
 * reference. Libraries for this need a document without cycles or with references of their own kind.
 */
export function mergeSchemas(better: MergedSchema, other: MergedSchema): MergedSchema {
  const [first, second] = [withNamedTexts(better), withNamedTexts(other)];
  const schema: Schema = { ...second.schema, ...first.schema };
  for (const [key, ...others] of PAIRS) {
    if (first.schema[key] !== undefined) {
      for (const name of others) Object.assign(schema, { [name]: first.schema[name] });
    }
  }
  for (const [keyword, merge] of MERGES) {
    const value = both(first.schema[keyword], second.schema[keyword], merge);
    if (value !== undefined) schema[keyword] = value;
  }
  const constants = [first.schema, second.schema].filter((one) => 'const' in one);
  const values = [...constants.map((one) => [one.const]), ...(schema.enum ? [schema.enum] : [])];
  const isContradiction = values.some((list) =>
    constants.some((one) => !list.some((value) => isSame(value, one.const))),
  );
  return {
    schema: isContradiction ? { ...omit(schema, 'const'), enum: [] } : schema,
    moreVariants: [...first.moreVariants, ...second.moreVariants, ...moreVariants(first, second)],
    derived: first.derived.length > 0 ? first.derived : second.derived,
  };
}
