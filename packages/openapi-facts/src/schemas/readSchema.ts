import { own } from '@api-docs/kit';

import { pointerKeys } from '../document/jsonPointer';
import type { Schema } from '../document/schemaObject';
import type { ResolveRefs } from '../resolve/apiDocument';
import { joinDescriptions } from '../text/parseDescription';
import { inRank, mergeSchemas } from './mergeSchemas';
import { modernize, withItems, withNull } from './modernize';
import { omit, typesOf, type MergedSchema, type ResolvedSchema } from './resolvedSchema';
import { simplifyVariants, withEnumOfConstants, withMeaningOfNull } from './simplifyVariants';

/** References of schemas. */
export type Refs = { has: (ref: string) => boolean };

interface Context {
  resolve: ResolveRefs;
  /** The schemas of which it is a variant. If it extends one, it does not get that one's variants. */
  parents: Refs | undefined;
  /** References that are being replaced already. */
  trail: readonly string[];
  /** References of the schemas that extend this one, the outermost first. */
  extending: readonly string[];
}

interface Merged extends Omit<ResolvedSchema, 'items' | 'propertyNames'> {
  /** References of the schemas from which it has its items. */
  listRefs: string[];
}

function withoutVariants({ schema, ...merged }: MergedSchema): MergedSchema {
  return { ...merged, schema: omit(schema, 'oneOf', 'anyOf', 'discriminator'), derived: [] };
}

/** Returns what a schema with a discriminator says about a schema that extends it: the value of the discriminator. */
function asBase(merged: MergedSchema, extending: readonly string[]): MergedSchema {
  const { schema, derived } = merged;
  const ref = extending.find((one) => derived.includes(one));
  const { propertyName: property, mapping = {} } = schema.discriminator ?? {};
  if (ref === undefined || property === undefined) return merged;
  const names = Object.keys(mapping).filter((name) => mapping[name] === ref);
  const values = names.length > 0 ? names : [pointerKeys(ref).at(-1)];
  const value: Schema = values.length > 1 ? { enum: values } : { const: values[0] };
  const known = own(schema.properties, property) ?? {};
  const properties = { ...schema.properties, [property]: inRank(known, value) };
  return withoutVariants({ ...merged, schema: { ...schema, properties } });
}

/** Returns a schema with its properties in the order in which the schemas have them of which it was merged. */
function inOrder(schema: Schema, sources: readonly Schema[]): Schema {
  const { properties } = schema;
  if (!properties) return schema;
  const names = new Set(sources.flatMap((source) => Object.keys(source.properties ?? {})));
  return { ...schema, properties: Object.fromEntries([...names].map((name) => [name, own(properties, name) ?? {}])) };
}

/**
 * Returns a plain value, such as one of an enum, with the descriptions of all schemas that it extends: often they say what its values
 * mean. Of an object, whose fields say that, it is the outermost one.
 */
function withDescriptions(schema: Schema, extended: () => readonly Schema[]): Schema {
  const isPlain = typesOf(schema).every((type) => type !== 'object' && type !== 'array');
  if (!isPlain || schema.properties || schema.items || schema.oneOf || schema.anyOf) return schema;
  const texts = extended().map(({ description }) => description);
  const description = texts.reduce<string>(joinDescriptions, schema.description ?? '');
  return description ? { ...schema, description } : schema;
}

/** Resolves a schema and merges its `allOf`. */
function mergeParts(given: Schema | boolean, context: Context): Merged {
  const { resolve, parents, trail, extending } = context;
  const { value, refs, derived } = resolve(given);
  const circular = refs.find((ref) => trail.includes(ref));
  if (circular !== undefined) {
    return { schema: {}, moreVariants: [], derived: [], refs: [], baseRefs: [], listRefs: [], circular };
  }
  const modern = modernize(value);
  const { allOf = [], ...others } = simplifyVariants(modern, resolve);
  const inner = { ...context, trail: [...trail, ...refs], extending: [...extending, ...refs] };
  const parts = allOf.map((part) => {
    const read = mergeParts(part, inner);
    const base = asBase(read, inner.extending);
    const isParent = read.refs.some((ref) => parents?.has(ref));
    return { ...read, ...(isParent ? withoutVariants(base) : base), isBase: resolve(part).refs.length > 0 };
  });
  // What extends a schema says more about the value than the extended one.
  const ranked = [...parts.filter(({ isBase }) => !isBase), ...parts.filter(({ isBase }) => isBase)];
  const merged = ranked.reduce<MergedSchema>(mergeSchemas, { schema: others, moreVariants: [], derived });
  const ordered = inOrder(merged.schema, [others, ...parts.map(({ schema }) => schema)]);
  const schema = allOf.length > 0 ? withEnumOfConstants(ordered, resolve) : ordered;
  // What references lead to, without the texts beside them.
  const targets = () => refs.map((ref) => resolve<Schema>({ $ref: ref }).value);
  const described = withDescriptions(schema, () => [...targets(), ...ranked.map((part) => part.schema)]);
  return {
    ...merged,
    schema: withMeaningOfNull(described, modern, resolve),
    refs,
    baseRefs: parts.flatMap((part) => [...part.refs, ...part.baseRefs]),
    listRefs: [...refs, ...parts.flatMap((part) => (part.schema.items === undefined ? [] : part.listRefs))],
  };
}

/** Reads the items of a merged list, and the rules for names of an object. */
function withInner({ listRefs, ...merged }: Merged, context: Context): ResolvedSchema {
  const isNullable = merged.schema.nullable && typesOf(merged.schema).length > 0;
  const schema = withItems(isNullable ? withNull(omit(merged.schema, 'nullable')) : merged.schema);
  const inner = { ...context, parents: undefined, trail: [...context.trail, ...listRefs], extending: [] };
  const read = (given: Schema) => withInner(mergeParts(given, inner), inner);
  return {
    ...merged,
    schema,
    ...(schema.items && !schema.prefixItems ? { items: read(schema.items) } : {}),
    ...(schema.propertyNames ? { propertyNames: read(schema.propertyNames) } : {}),
  };
}

/**
 * Resolves a schema, merges its `allOf`, and replaces what OpenAPI 3.0 writes differently. A conversion of the whole
 * document would leave out other files and lose the format `binary`.
 *
 * @param parents references of the schemas of which it is a variant. If it extends one, it does not get that one's variants
 * @param trail references that are being replaced already
 */
export function readSchema(
  given: Schema | boolean,
  resolve: ResolveRefs,
  parents?: Refs,
  trail: readonly string[] = [],
): ResolvedSchema {
  const context = { resolve, parents, trail, extending: [] };
  return withInner(mergeParts(given, context), context);
}

/** Merges a schema and one of its variants, whose references the result has. */
export function mergeVariant(owner: MergedSchema, variant: ResolvedSchema, resolve: ResolveRefs): ResolvedSchema {
  const { refs, baseRefs } = variant;
  const merged = { ...mergeSchemas(owner, variant), refs, baseRefs, listRefs: [] };
  return withInner(merged, { resolve, parents: undefined, trail: [], extending: [] });
}

/** Reads schemas of a document, see {@link readSchema}, each once unless the schemas around it matter. */
export class SchemaReader {
  private readonly known = new WeakMap<object, ResolvedSchema>();

  constructor(readonly resolve: ResolveRefs) {}

  read(given: Schema | boolean, parents?: Refs): ResolvedSchema {
    if (typeof given === 'boolean') return readSchema(given, this.resolve);
    const known = this.known.get(given) ?? readSchema(given, this.resolve, parents);
    if (known.baseRefs.length === 0) this.known.set(given, known);
    return known;
  }
}
