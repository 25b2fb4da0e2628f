import type { Schema } from '../document/schemaObject';
import { omit, typesOf } from './resolvedSchema';

/** Lets a schema with types also accept null. */
export function withNull(schema: Schema): Schema {
  const types = typesOf(schema);
  return types.length > 0 && !types.includes('null') ? { ...schema, type: [...types, 'null'] } : schema;
}

const BOUNDS = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const;

/** Replaces the keywords of OpenAPI 3.0 at the top level of a schema by those of 3.1. */
export function modernize({ nullable, example, ...given }: Schema): Schema {
  let schema: Schema = given;
  for (const [bound, exclusive] of BOUNDS) {
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

/** Keywords that may say what some items are, so that `unevaluatedItems` is about the others. */
const OF_ITEMS = ['items', 'prefixItems', 'contains', 'oneOf', 'anyOf', 'if', 'dependentSchemas'];

/** Replaces `items: true` and `items: false`, and `unevaluatedItems` of all items, by keywords of the same meaning. */
export function withItems(schema: Schema): Schema {
  const { items, unevaluatedItems: others }: { items?: unknown; unevaluatedItems?: Schema | boolean } = schema;
  if (typeof others === 'object' && OF_ITEMS.every((key) => schema[key] === undefined)) {
    return { ...omit(schema, 'unevaluatedItems'), items: others };
  }
  if (typeof items !== 'boolean') return schema;
  if (items) return { ...schema, items: {} };
  const isTuple = schema.prefixItems !== undefined;
  return { ...omit(schema, 'items'), ...(isTuple ? { unevaluatedItems: false } : { maxItems: 0 }) };
}
