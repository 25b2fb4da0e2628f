import type { Schema } from '../document/schemaObject';
import { typesOf } from '../schemas/resolvedSchema';

/** A schema of any value, with the types in the order in which they are tried. */
export const ANY: Schema = { type: ['string', 'number', 'object', 'array', 'boolean', 'null'] };

/** Types, and the keywords that imply them. */
const IMPLIED: readonly (readonly [string, readonly string[]])[] = [
  ['object', ['properties', 'patternProperties', 'additionalProperties', 'required', 'minProperties', 'propertyNames']],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['pattern', 'minLength', 'maxLength', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** Returns the types of a schema in the order in which they are tried: null last. */
export function orderedTypes(schema: Schema): string[] {
  const types = typesOf(schema);
  if (types.length > 0) return [...types.filter((type) => type !== 'null'), ...types.filter((type) => type === 'null')];
  const implied = IMPLIED.filter(([, keywords]) => keywords.some((keyword) => schema[keyword] !== undefined));
  return implied.length > 0 ? implied.map(([type]) => type) : ['null', ...typesOf(ANY)];
}
