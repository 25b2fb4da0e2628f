import { isJsonObject } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';

/** What is known of a schema after its reference and its `allOf` are replaced. */
export interface MergedSchema {
  /** Its keywords as in OpenAPI 3.1, without `$ref` and `allOf` of its own. Schemas inside of it are as the document has them. */
  schema: Schema;
  /** Further lists of alternatives and conditions that a value must satisfy, each as a schema of its own. */
  moreVariants: readonly Schema[];
  /** References of the components that extend the schema, if it has a discriminator. */
  derived: readonly string[];
}

/** A schema without a reference, `allOf` or keyword of OpenAPI 3.0 at its top level. */
export interface ResolvedSchema extends MergedSchema {
  /** Where it comes from: the references that were replaced, the outermost first. */
  refs: string[];
  /** The references of schemas merged by `allOf`. */
  baseRefs: string[];
  /** A reference that leads back to the schema itself. */
  circular?: string;
  /** Each item of a list; undefined for a tuple, whose items differ. */
  items?: ResolvedSchema;
  propertyNames?: ResolvedSchema;
}

/** Returns the schema's types as a list, empty if it leaves the type open. */
export function typesOf({ type = [] }: Schema): string[] {
  return [type].flat();
}

/** Returns the reference of a schema that is nothing else. */
export function onlyRef(schema: unknown): string | undefined {
  const { $ref, ...others } = isJsonObject(schema) ? schema : {};
  return typeof $ref === 'string' && Object.keys(others).length === 0 ? $ref : undefined;
}

/** Returns a schema without some of its keywords. */
export function omit(schema: Schema, ...keywords: string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

/**
 * Returns the schema whose fields a value has: that of the items of a list, of the items of a list of lists, and so on; otherwise
 * the schema itself, also if the value is a list or an object with properties.
 */
export function innermostSchema(resolved: ResolvedSchema): ResolvedSchema {
  const { properties, patternProperties } = resolved.schema;
  return resolved.items && !properties && !patternProperties ? innermostSchema(resolved.items) : resolved;
}

/** Returns the schemas of the items of a list whose fields are those of the list. */
export function itemSchemas(resolved: ResolvedSchema): ResolvedSchema[] {
  const { items } = resolved;
  return items && innermostSchema(resolved) !== resolved ? [items, ...itemSchemas(items)] : [];
}

/** Returns whether a value, or an item of a list, has fields or variants. */
export function hasParts(resolved: ResolvedSchema): boolean {
  const { schema, moreVariants, derived } = innermostSchema(resolved);
  const { properties, patternProperties, additionalProperties, prefixItems, oneOf, anyOf } = schema;
  const parts = [properties, patternProperties, prefixItems, oneOf, anyOf, moreVariants[0], derived[0]];
  return parts.some(Boolean) || typeof additionalProperties === 'object';
}

/** Returns the references that lead to a schema and to its items. A schema that extends others without a name has theirs. */
export function namesOf({ refs, baseRefs, items }: ResolvedSchema): string[] {
  return [...(refs.length > 0 ? refs : baseRefs), ...(items ? namesOf(items) : [])];
}

/** Returns the references that lead to a schema itself and to its items. */
export function refsOf({ refs, items }: ResolvedSchema): string[] {
  return [...refs, ...(items ? refsOf(items) : [])];
}

/** Returns a reference by which a schema, or a schema of its items, leads back to itself. */
export function circularRef({ circular, items }: ResolvedSchema): string | undefined {
  return circular ?? (items && circularRef(items));
}
