import { describeLimits, describeType } from '../facts/describeValue';
import { markdownToHtml } from '../facts/markdownToHtml';
import type { Schema } from '../facts/openApiDocument';
import { readSchema, typesOf, withoutRefs, type ResolveRefs } from '../facts/readSchema';
import { readValue } from '../facts/readValue';
import type { Field } from '../facts/types';
import type { FormField, FormKind, FormShape, Json } from './types';

/** Number of characters that fit into one line of an input on a phone. */
const LINE_LENGTH = 32;

const KINDS: Record<string, FormKind> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
};

function kindOf(types: readonly string[]): FormKind {
  const [type, ...others] = types.filter((name) => name !== 'null');
  return (others.length === 0 && type !== undefined && KINDS[type]) || 'json';
}

/** Returns whether an object has variants, which a form does not show. */
function hasVariants({ oneOf, anyOf }: Schema, alternatives: readonly string[]): boolean {
  return oneOf !== undefined || (anyOf !== undefined && alternatives.length === 0);
}

function describeRange({ minimum, maximum }: Schema): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `of ${minimum} or more`;
  return maximum === undefined ? undefined : `of ${maximum} or less`;
}

function alternativesOf({ anyOf = [] }: Schema): string[] {
  const names = anyOf.flatMap(({ required }) => required ?? []);
  return names.length === anyOf.length ? names : [];
}

/** The first word of every name, for example `chunk` for `chunk_id` and `chunk_text`. */
function commonFirstWord(names: readonly string[]): string | undefined {
  const [first, ...others] = names.map((name) => name.split('_')[0]);
  return others.length > 0 && others.every((word) => word === first) ? first : undefined;
}

/** Returns the singular of a list's name (`category` for `categories`) unless the items' properties share a first word. */
function itemNoun(list: string, properties: readonly string[]): string {
  const word = commonFirstWord(properties);
  if (word !== undefined) return word;
  if (list.endsWith('ies')) return `${list.slice(0, -3)}y`;
  return list.endsWith('s') ? list.slice(0, -1) : 'item';
}

/** Returns the values of a property in examples. */
export function valuesOf(examples: readonly Json[], name: string): Json[] {
  return examples.flatMap((example) => {
    if (example === null || typeof example !== 'object' || Array.isArray(example)) return [];
    const value = example[name];
    return value === undefined ? [] : [value];
  });
}

/** Converts the facts and the schema of a value to its input. */
export function formField(field: Field, schema: Schema, examples: readonly Json[], resolve: ResolveRefs): FormField {
  return {
    name: field.name,
    requirement: field.requirement,
    html: markdownToHtml(field.description),
    limits: describeLimits(field).map(markdownToHtml),
    ...(field.default === undefined ? {} : { default: field.default }),
    ...formShape(schema, field.children, examples, field.name, resolve),
  };
}

/**
 * Converts a schema to the inputs of the request builder's form.
 *
 * @param fields the facts of the value's properties, or of those of its items
 * @param examples all example values; a text that is longer than a line in one of them gets several lines
 * @param name of the property, empty for a body
 */
export function formShape(
  given: Schema,
  fields: readonly Field[],
  examples: readonly Json[],
  name = '',
  resolve: ResolveRefs = withoutRefs,
): FormShape {
  const { schema } = readSchema(given, resolve);
  const types = typesOf(schema);
  const value = readValue(schema);
  const alternatives = alternativesOf(schema);
  const range = describeRange(schema);
  const properties = fields.flatMap((field) => {
    const property = schema.properties?.[field.name];
    return property ? [formField(field, property, valuesOf(examples, field.name), resolve)] : [];
  });
  const isOpen = kindOf(types) === 'object' && (properties.length === 0 || hasVariants(schema, alternatives));
  const kind = isOpen ? 'json' : kindOf(types);
  const items = examples.flatMap((example) => (Array.isArray(example) ? example : []));
  const item = kind === 'list' ? formShape(schema.items ?? {}, fields, items, '', resolve) : undefined;
  return {
    kind,
    type: describeType(value),
    ...(value.types.length === 0 ? { isAnyType: true } : {}),
    ...(types.includes('null') ? { nullable: true } : {}),
    ...(kind === 'text' && examples.some((text) => String(text).length > LINE_LENGTH) ? { long: true } : {}),
    ...(range === undefined ? {} : { range }),
    ...(item ? { item, noun: itemNoun(name, item.fields?.map((field) => field.name) ?? []) } : {}),
    ...(kind === 'object' ? { fields: properties } : {}),
    ...(alternatives.length > 0 ? { alternatives } : {}),
  };
}
