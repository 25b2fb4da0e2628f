import { memoize, own, stringifyJson } from '@api-docs/kit';

import { pointerKeys } from '../document/jsonPointer';
import { asSchema, type Schema } from '../document/schemaObject';
import type { Variant } from '../fieldTypes';
import { refsOf, type MergedSchema, type ResolvedSchema } from './resolvedSchema';
import { contradictsTypes } from './contradictions';

type Relation = Variant['relation'];

/** Returns whether the alternatives of a schema only say which properties must be present. */
export function hasConditions(variants: readonly Schema[] | undefined): boolean {
  const isCondition = (schema: Schema) =>
    Object.keys(schema).every((key) => key === 'required') && (schema.required?.length ?? 0) > 0;
  return variants !== undefined && variants.length > 0 && variants.every(isCondition);
}

/** Returns whether no value satisfies a schema. */
export function isNever(schema: Schema): boolean {
  const { not, type, enum: values } = schema;
  const isExcluded = not !== undefined && Object.keys(asSchema(not) as Schema).length === 0;
  const isEmpty = values?.length === 0 || (Array.isArray(type) && type.length === 0);
  return isExcluded || isEmpty || contradictsTypes(schema);
}

/** Each variant is compared with all references of a discriminator, in each place of a large document. */
const lastKeyOf = memoize((ref: string) => pointerKeys(ref).at(-1));

/** Returns the name of the component that a reference leads to. */
export function nameOfRef(ref: string | undefined): string | undefined {
  return ref === undefined ? undefined : lastKeyOf(ref);
}

/** Returns the value of a discriminator for a variant. */
export function conditionOf(
  { discriminator }: Schema,
  variant: ResolvedSchema,
): Pick<Variant, 'condition'> & { mapped?: string } {
  const { schema } = variant;
  const refs = refsOf(variant);
  const { propertyName: property, mapping = {}, defaultMapping } = discriminator ?? {};
  if (property === undefined) return {};
  const isOwn = (ref: string) => refs.includes(ref) || nameOfRef(refs[0]) === nameOfRef(ref);
  const mapped = Object.keys(mapping).filter((name) => isOwn(mapping[name] ?? ''));
  const chosen = own(schema.properties, property);
  const only = chosen?.enum?.length === 1 ? chosen.enum[0] : undefined;
  const value = chosen?.const ?? only ?? nameOfRef(refs[0]);
  if (value === undefined && mapped.length === 0) return {};
  const isDefault = defaultMapping !== undefined && isOwn(defaultMapping);
  const given: unknown[] = mapped.length > 0 || isDefault ? mapped : [value];
  const condition = { property, values: given.map((one) => stringifyJson(one)), ...(isDefault && { isDefault }) };
  return { condition, ...(mapped[0] ? { mapped: mapped[0] } : {}) };
}

/** The schemas of some variants. */
export interface VariantSource {
  relation: Relation;
  schemas: (Schema | boolean)[];
  owner: Schema;
  names?: string[];
}

/** Returns the schemas that a discriminator names, or that extend its schema. */
export function kindsOf({ schema: { discriminator }, derived }: MergedSchema): Schema[] {
  if (!discriminator) return [];
  const { mapping = {}, defaultMapping } = discriminator;
  const refs = [...Object.values(mapping), ...(defaultMapping === undefined ? [] : [defaultMapping])];
  return [...new Set([...refs, ...derived])].map(($ref) => ({ $ref }));
}

/** Returns whether the names of an object's properties have variants, which a limit of the object cannot say. */
export function hasFormsOfNames({ propertyNames }: Pick<ResolvedSchema, 'propertyNames'>): boolean {
  return propertyNames !== undefined && variantSources(propertyNames).length > 0;
}

/** Returns the schemas of a value's variants, and of the conditions that it satisfies. */
export function variantSources(resolved: ResolvedSchema): VariantSource[] {
  const { schema, moreVariants: more } = resolved;
  const names: Schema = { type: 'string', allOf: schema.propertyNames && [schema.propertyNames] };
  const listsOf = (owner: Schema, relation: Relation, schemas: Schema[] | undefined): VariantSource[] =>
    schemas && (owner !== schema || !hasConditions(schemas)) ? [{ relation, schemas, owner }] : [];
  const lists = [schema, ...more].flatMap((owner) => [
    ...listsOf(owner, 'One of', owner.oneOf),
    ...listsOf(owner, 'Any of', owner.anyOf),
  ]);
  const kinds = lists.length === 0 ? kindsOf(resolved) : [];
  const children: VariantSource[] = kinds.length > 0 ? [{ relation: 'One of', schemas: kinds, owner: schema }] : [];
  const named = (relation: Relation, given: Schema | boolean | undefined, name: string): VariantSource[] =>
    given === undefined ? [] : [{ relation, schemas: [given], owner: {}, names: [name] }];
  return [
    ...lists,
    ...children,
    ...(schema.not && isNever({ not: schema.not }) ? [] : named('Not', schema.not, 'excluded values')),
    ...[schema, ...more].flatMap((one) => [
      ...named('If', one.if, 'condition'),
      ...named('Then', one.then, 'the condition holds'),
      ...named('Else', one.else, 'the condition does not hold'),
      ...named('Contains', one.contains, 'matching item'),
    ]),
    ...named('Content', schema.contentSchema, 'the decoded text'),
    ...(hasFormsOfNames(resolved) ? named('Names', names, 'each property') : []),
    ...Object.entries(schema.dependentSchemas ?? {}).flatMap(([name, given]) => named('With', given, name)),
  ];
}

/** Returns whether a value has one of several variants. */
export function isChoice(relation: Relation): boolean {
  return relation === 'One of' || relation === 'Any of';
}
