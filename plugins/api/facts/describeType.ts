import type { Schema } from './openApiDocument';

const PLURALS: Record<string, string> = {
  string: 'strings',
  number: 'numbers',
  integer: 'integers',
  boolean: 'booleans',
  object: 'objects',
  array: 'lists',
  null: 'nulls',
};

/** Returns the schema's types as a list, empty if it leaves the type open. */
export function typesOf({ type = [] }: Schema): string[] {
  return [type].flat();
}

function describeList({ items = {} }: Schema): string {
  const types = typesOf(items);
  return types.length > 0 ? `list of ${types.map((type) => PLURALS[type] ?? type).join(' or ')}` : 'list';
}

/** Returns a schema's type as text: `string`, `list of objects or null`, or `any JSON value` if the type is open. */
export function describeType(schema: Schema): string {
  const types = typesOf(schema);
  if (types.length === 0) return 'any JSON value';
  return types.map((type) => (type === 'array' ? describeList(schema) : type)).join(' or ');
}

function describeRange({ minimum, maximum }: Schema): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}, both included`;
  if (minimum !== undefined) return `${minimum} or more`;
  return maximum === undefined ? undefined : `${maximum} or less`;
}

function describeItemCount({ minItems, maxItems }: Schema): string | undefined {
  const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
  if (minItems !== undefined && minItems === maxItems) return `exactly ${items(minItems)}`;
  if (minItems !== undefined && maxItems !== undefined) return `${minItems} to ${maxItems} items`;
  if (minItems !== undefined) return `at least ${items(minItems)}`;
  return maxItems === undefined ? undefined : `at most ${items(maxItems)}`;
}

/**
 * Describes "at least one of these properties", which JSON Schema writes as `anyOf: [{required: [a]}, {required: [b]}]`.
 *
 * @param schema of an object
 * @returns for example "at least one of `a` and `b`", or undefined if the schema has no condition of that form
 */
export function describeCondition(schema: Schema): string | undefined {
  const alternatives = schema.anyOf?.map((alternative) => alternative.required ?? []);
  if (!alternatives || alternatives.some((names) => names.length !== 1)) return undefined;
  const names = alternatives.flat().map((name) => `\`${name}\``);
  if (names.length < 2) return names[0];
  return `at least one of ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** Returns what a schema requires beyond its type, for example `from 0 to 1, both included`; possibly nothing. */
export function describeLimits(schema: Schema): string[] {
  const condition = describeCondition(schema.items ?? schema);
  return [
    describeRange(schema),
    describeItemCount(schema),
    schema.uniqueItems ? 'each item at most once' : undefined,
    condition && schema.items ? `each item has ${condition}` : condition,
  ].filter((limit) => limit !== undefined);
}
