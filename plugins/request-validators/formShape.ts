import { describeType } from '../api-facts/describeType';
import { toHtml } from '../api-facts/printing';
import type { Schema } from '../api-facts/schema';
import type { Field } from '../api-facts/types';
import { itemNoun } from './itemNoun';
import type { FormField, FormKind, FormShape, Json } from './types';

/** Characters from which on an example does not fit the line of an input on a phone. */
const LINE = 32;

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

function rangeWords({ minimum, maximum }: Schema): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `of ${minimum} or more`;
  return maximum === undefined ? undefined : `of ${maximum} or less`;
}

function alternativesOf({ anyOf = [] }: Schema): string[] {
  const names = anyOf.flatMap(({ required }) => required ?? []);
  return names.length === anyOf.length ? names : [];
}

function valuesOf(examples: readonly Json[], name: string): Json[] {
  return examples.flatMap((example) => {
    if (example === null || typeof example !== 'object' || Array.isArray(example)) return [];
    const value = example[name];
    return value === undefined ? [] : [value];
  });
}

function formField(field: Field, schema: Schema, examples: readonly Json[]): FormField {
  return {
    name: field.name,
    requirement: field.requirement,
    html: toHtml(field.description),
    limits: field.limits.map(toHtml),
    ...(field.default === undefined ? {} : { default: field.default }),
    ...formShape(schema, field.children, examples, field.name),
  };
}

/**
 * Reads how a value is filled in.
 *
 * @param schema of the value, references resolved
 * @param fields the facts of its properties, or of those of its items
 * @param examples values that the published examples have there; they decide between one line and several
 * @param name of the property, from which a list's items get theirs
 */
export function formShape(schema: Schema, fields: readonly Field[], examples: readonly Json[], name = ''): FormShape {
  const types = [schema.type ?? []].flat();
  const kind = kindOf(types);
  const alternatives = alternativesOf(schema);
  const range = rangeWords(schema);
  const properties = fields.flatMap((field) => {
    const property = schema.properties?.[field.name];
    return property ? [formField(field, property, valuesOf(examples, field.name))] : [];
  });
  const items = examples.flatMap((example) => (Array.isArray(example) ? example : []));
  const item = kind === 'list' ? formShape(schema.items ?? {}, fields, items) : undefined;
  return {
    kind,
    type: describeType(schema),
    ...(types.includes('null') ? { nullable: true } : {}),
    ...(kind === 'text' && examples.some((text) => String(text).length > LINE) ? { long: true } : {}),
    ...(range === undefined ? {} : { range }),
    ...(item ? { item, noun: itemNoun(name, item.fields?.map((field) => field.name) ?? []) } : {}),
    ...(kind === 'object' ? { fields: properties } : {}),
    ...(alternatives.length > 0 ? { alternatives } : {}),
  };
}
