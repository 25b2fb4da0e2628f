import { own } from '@api-docs/kit';

import { asSchema, pointerKeys, type ApiDocument } from '../document/apiDocument';
import { mergeSchemas } from './mergeSchemas';
import type { Schema } from '../document/openApiDocument';

export type ResolveRefs = ApiDocument['resolve'];

/** Resolves nothing, for schemas without references. */
export const withoutRefs: ResolveRefs = <Value>(value: Value) => ({
  value: asSchema(value) as Exclude<Value, boolean>,
  refs: [],
});

/** A schema without a reference, `allOf` or keyword of OpenAPI 3.0 at its top level and in the items of a list. */
export interface PlainSchema {
  schema: Schema;
  /** The references that were replaced, also in the items of a list. */
  refs: string[];
  /** The references of schemas merged by `allOf`. */
  baseRefs: string[];
  /** A reference that leads back to the schema itself. */
  circular?: string;
}

/** Returns the schema's types as a list, empty if it leaves the type open. */
export function typesOf({ type = [] }: Schema): string[] {
  return [type].flat();
}

/** Returns the schema of each item of a list; undefined for a tuple, whose items differ. */
export function itemsOf({ items, prefixItems }: Schema): Schema | undefined {
  return prefixItems ? undefined : items;
}

/** Returns a schema without some of its keywords. */
export function omit(schema: Schema, ...keywords: string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

/** Replaces the keywords of OpenAPI 3.0 at the top level of a schema by those of 3.1. */
export function modernize({ nullable, example, ...given }: Schema): Schema {
  let schema: Schema = given;
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    const { [bound]: limit, [exclusive]: isExclusive } = schema;
    if (typeof isExclusive !== 'boolean') continue;
    schema = omit(schema, exclusive, ...(isExclusive ? [bound] : []));
    if (isExclusive && limit !== undefined) schema[exclusive] = limit;
  }
  return {
    ...(nullable ? withNull(schema) : schema),
    ...(example === undefined || Array.isArray(schema.examples) ? {} : { examples: [example] }),
    ...(nullable && typesOf(schema).length === 0 ? { nullable } : {}),
  };
}

function withNull(schema: Schema): Schema {
  const types = typesOf(schema);
  return types.length > 0 && !types.includes('null') ? { ...schema, type: [...types, 'null'] } : schema;
}

/** Turns `anyOf: [X, {type: null}]` into X that can be null, and a single alternative into a part of the schema. */
function withoutTrivialVariants(schema: Schema, resolve: ResolveRefs): Schema {
  for (const key of ['oneOf', 'anyOf'] as const) {
    const variants = schema[key];
    if (!Array.isArray(variants)) continue;
    const others = variants.filter((variant) => {
      const { type, const: only } = resolve(variant).value;
      return type !== 'null' && only !== null;
    });
    if (others.length === variants.length && variants.length > 1) continue;
    const rest = omit(schema, key);
    const [only, second] = others;
    if (only === undefined) return { ...rest, type: 'null' };
    const isNullable = others.length < variants.length;
    if (second === undefined) {
      return { ...rest, allOf: [...(rest.allOf ?? []), only], ...(isNullable ? { nullable: true } : {}) };
    }
    return { ...schema, [key]: others, nullable: true };
  }
  return schema;
}

/** Turns `oneOf` of constants into `enum`, and keeps their titles and descriptions as those of the values. */
function withEnumOfConstants(schema: Schema, resolve: ResolveRefs): Schema {
  for (const key of ['oneOf', 'anyOf'] as const) {
    const variants = schema[key]?.map((variant) => resolve(variant).value);
    if (!variants?.every((variant) => 'const' in variant && !variant.properties)) continue;
    const rest = omit(schema, key);
    const texts = variants.map(({ title, description }) => [title, description].filter(Boolean).join(': '));
    const types = [...new Set(variants.flatMap(typesOf))];
    return {
      ...rest,
      ...(rest.type === undefined && types.length > 0 ? { type: types.length === 1 ? types[0] : types } : {}),
      enum: variants.map((variant) => variant.const),
      ...(texts.some((text) => text !== '') ? { 'x-enumDescriptions': texts } : {}),
    };
  }
  return schema;
}

/** Keywords about the variants of a schema. */
const OF_VARIANTS = ['discriminator', 'x-derived'];

/** Returns what a schema with a discriminator says about a schema that extends it: the value of the discriminator. */
function asBase(schema: Schema, extending: readonly string[]): Schema {
  const derived = extending.find((ref) => (schema['x-derived'] as string[] | undefined)?.includes(ref));
  const { propertyName: property, mapping = {} } = schema.discriminator ?? {};
  if (derived === undefined || property === undefined) return schema;
  const names = Object.keys(mapping).filter((name) => mapping[name] === derived);
  const values = names.length > 0 ? names : [pointerKeys(derived).at(-1)];
  const value: Schema = values.length > 1 ? { enum: values } : { const: values[0] };
  const known = own(schema.properties, property) ?? {};
  const properties = { ...schema.properties, [property]: { allOf: [known, value], 'x-ranked': true } };
  return { ...omit(schema, 'oneOf', 'anyOf', ...OF_VARIANTS), properties };
}

/** Returns a schema with its properties in the order in which the schemas have them of which it was merged. */
function inOrder(schema: Schema, sources: readonly Schema[]): Schema {
  const { properties } = schema;
  if (!properties) return schema;
  const names = new Set(sources.flatMap((source) => Object.keys(source.properties ?? {})));
  return { ...schema, properties: Object.fromEntries([...names].map((name) => [name, own(properties, name) ?? {}])) };
}

/** Replaces `items: true` and `items: false` by keywords of the same meaning. */
function withItems(schema: Schema): Schema {
  const items: unknown = schema.items;
  if (typeof items !== 'boolean') return schema;
  if (items) return { ...schema, items: {} };
  const isTuple = schema.prefixItems !== undefined;
  return { ...omit(schema, 'items'), ...(isTuple ? { unevaluatedItems: false } : { maxItems: 0 }) };
}

/**
 * Resolves a schema, merges its `allOf`, and replaces what OpenAPI 3.0 writes differently. A conversion of the whole
 * document would leave out other files and lose the format `binary`.
 *
 * @param parents references of the schemas of which it is a variant. If it extends one, it does not get that one's variants
 * @param trail references that are being replaced already
 * @param extending references of the schemas that extend this one, the outermost first
 */
export function readSchema(
  given: Schema | boolean,
  resolve: ResolveRefs,
  parents?: { has: (ref: string) => boolean },
  trail: readonly string[] = [],
  extending: readonly string[] = [],
): PlainSchema {
  const { value, refs } = resolve(given);
  const circular = refs.find((ref) => trail.includes(ref));
  if (circular !== undefined) return { schema: {}, refs: [], baseRefs: [], circular };
  const inner = [...trail, ...refs];
  const { allOf = [], ...others } = withEnumOfConstants(withoutTrivialVariants(modernize(value), resolve), resolve);
  const parts = allOf.map((part) => {
    const read = readSchema(part, resolve, parents, inner, [...extending, ...refs]);
    const isParent = read.refs.some((ref) => parents?.has(ref));
    const base = asBase(read.schema, [...extending, ...refs]);
    const keywords = isParent ? ['oneOf', 'anyOf', ...OF_VARIANTS] : [];
    return { ...read, schema: omit(base, ...keywords), isBase: resolve(part).refs.length > 0 };
  });
  // What extends a schema says more about the value than the extended one.
  const isRanked = others['x-ranked'] === true;
  const ranked = isRanked ? parts : [...parts.filter(({ isBase }) => !isBase), ...parts.filter(({ isBase }) => isBase)];
  const merged = ranked.reduce<Schema>((all, part) => mergeSchemas(all, part.schema), omit(others, 'x-ranked'));
  let schema = inOrder(merged, [others, ...parts.map((part) => part.schema)]);
  const baseRefs = parts.flatMap((part) => [...part.refs, ...part.baseRefs]);
  if (allOf.length > 0) schema = withEnumOfConstants(schema, resolve);
  if (schema.nullable && typesOf(schema).length > 0) schema = withNull(omit(schema, 'nullable'));
  if (schema.propertyNames) {
    schema = { ...schema, propertyNames: readSchema(schema.propertyNames, resolve, undefined, inner).schema };
  }
  schema = withItems(schema);
  if (schema.items === undefined) return { schema, refs, baseRefs };
  const items = readSchema(schema.items, resolve, undefined, inner);
  return {
    schema: { ...schema, items: items.schema },
    refs: [...refs, ...items.refs],
    baseRefs: [...baseRefs, ...items.baseRefs],
    ...(items.circular === undefined ? {} : { circular: items.circular }),
  };
}
