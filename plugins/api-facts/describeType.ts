import type { Schema } from './schema';

/** Example: one → many. */
const PLURALS: Record<string, string> = {
  string: 'strings',
  number: 'numbers',
  integer: 'integers',
  boolean: 'booleans',
  object: 'objects',
  array: 'lists',
  null: 'nulls',
};

const WORDS: Record<string, string> = { array: 'list', null: 'null' };

function typesOf(schema: Schema): string[] {
  if (schema.type === undefined) return [];
  return Array.isArray(schema.type) ? schema.type : [schema.type];
}

function itemWords(schema: Schema): string {
  const types = schema.items ? typesOf(schema.items) : [];
  return types.length > 0 ? `list of ${types.map((type) => PLURALS[type] ?? type).join(' or ')}` : 'list';
}

/**
 * Words a schema's type.
 *
 * @param schema references resolved
 * @returns for example `string`, `list of objects or null`, `any JSON value` when the file leaves the type open
 */
export function describeType(schema: Schema): string {
  const types = typesOf(schema);
  if (types.length === 0) return 'any JSON value';
  return types.map((type) => (type === 'array' ? itemWords(schema) : (WORDS[type] ?? type))).join(' or ');
}

function range(schema: Schema): string | undefined {
  const { minimum, maximum } = schema;
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}, both included`;
  if (minimum !== undefined) return `${minimum} or more`;
  if (maximum !== undefined) return `${maximum} or less`;
  return undefined;
}

function itemCount(schema: Schema): string | undefined {
  const { minItems, maxItems } = schema;
  if (minItems !== undefined && minItems === maxItems)
    return `exactly ${minItems} ${minItems === 1 ? 'item' : 'items'}`;
  if (minItems !== undefined && maxItems !== undefined) return `${minItems} to ${maxItems} items`;
  if (minItems !== undefined) return `at least ${minItems} ${minItems === 1 ? 'item' : 'items'}`;
  if (maxItems !== undefined) return `at most ${maxItems} ${maxItems === 1 ? 'item' : 'items'}`;
  return undefined;
}

/**
 * Words "at least one of these properties", which JSON Schema writes as `anyOf: [{required: [a]}, {required: [b]}]`.
 *
 * @param schema an object schema
 * @returns the condition in words, or undefined when the schema has none of that form
 */
export function describeCondition(schema: Schema): string | undefined {
  const alternatives = schema.anyOf?.map((alternative) => alternative.required ?? []);
  if (!alternatives || alternatives.some((names) => names.length !== 1)) return undefined;
  const names = alternatives.flat().map((name) => `\`${name}\``);
  if (names.length < 2) return names[0];
  return `at least one of ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/**
 * Words everything that a schema demands beyond its type.
 *
 * @param schema references resolved
 * @returns limits such as `from 0 to 1, both included` or `each item at most once`, possibly none
 */
export function describeLimits(schema: Schema): string[] {
  const objects = schema.items ?? schema;
  const condition = describeCondition(objects);
  return [
    range(schema),
    itemCount(schema),
    schema.uniqueItems ? 'each item at most once' : undefined,
    condition && schema.items ? `each item has ${condition}` : condition,
  ].filter((limit) => limit !== undefined);
}
