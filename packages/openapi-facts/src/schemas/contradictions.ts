import type { Schema } from '../document/schemaObject';
import { typesOf } from './resolvedSchema';
import { isOfType } from './typeOfValue';

type Limit = number | bigint | undefined;

const exceeds = (first: Limit, second: Limit): boolean => first !== undefined && second !== undefined && first > second;

const reaches = (first: Limit, second: Limit): boolean =>
  first !== undefined && second !== undefined && first >= second;

/** Returns whether no number is in the range. In OpenAPI 3.0, exclusive limits are booleans. */
function isEmptyRange({ minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below }: Schema): boolean {
  const [over, under] = [above, below].map((limit) => (typeof limit === 'boolean' ? undefined : limit));
  return exceeds(minimum, maximum) || reaches(over, maximum) || reaches(minimum, under) || reaches(over, under);
}

/** By type: whether the limits of a schema allow no value of it. */
const EMPTY: Record<string, (schema: Schema) => boolean> = {
  number: isEmptyRange,
  integer: isEmptyRange,
  string: ({ minLength, maxLength }) => exceeds(minLength, maxLength),
  array: ({ minItems, maxItems }) => exceeds(minItems, maxItems),
  object: ({ minProperties, maxProperties }) => exceeds(minProperties, maxProperties),
};

/** Returns whether the values that a schema lists, if it does, include null. */
export function allowsNull(schema: Schema): boolean {
  const values = 'const' in schema ? [schema.const] : schema.enum;
  return values === undefined || values.includes(null);
}

/** Returns whether the limits of a schema allow no value of any of its types. */
export function contradictsLimits(schema: Schema): boolean {
  const types = typesOf(schema);
  return types.length > 0 && types.every((type) => EMPTY[type]?.(schema));
}

/** Returns whether the types of a schema contradict its limits or its values, so that no value satisfies it. */
export function contradictsTypes(schema: Schema): boolean {
  const types = typesOf(schema);
  if (types.length === 0) return false;
  if (contradictsLimits(schema)) return true;
  const values = 'const' in schema ? [schema.const] : schema.enum;
  return values?.every((value) => !types.some((type) => isOfType(value, type))) ?? false;
}
