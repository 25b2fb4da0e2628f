import { isJsonObject, parseJson, type Json } from '@api-docs/kit';

import type { Limits, Value } from '../fieldTypes';
import { allowedValues } from '../limits/allowedValues';
import { isOfType, typeOfValue } from '../schemas/typeOfValue';

/** Returns the narrowest limits that a plain value is within. */
function limitsOf(json: string, value: Json): Limits {
  const only = { const: json };
  if (typeof value === 'string') {
    const { length } = [...value];
    return { ...only, minLength: length, maxLength: length };
  }
  if (typeof value !== 'number' && typeof value !== 'bigint') return only;
  return { ...only, minimum: value, maximum: value, multipleOf: value < 0 ? -value : value };
}

/**
 * Returns each value that is valid, with its type and the narrowest limits that it is within: none if no value is valid. Undefined if they
 * are not listed, or if one of them has others inside of it.
 */
export function listedValues({ types, nullable, limits }: Value): Value[] | undefined {
  if (limits.isNever) return [];
  const texts = allowedValues(limits) ?? (types.join() === 'null' ? ['null'] : undefined);
  // Files call a value nullable and leave null out of the list.
  const all = texts && nullable ? [...new Set([...texts, 'null'])] : texts;
  const values = all?.map((json) => [json, parseJson(json)] as const);
  if (!values || values.some(([, value]) => Array.isArray(value) || isJsonObject(value))) return undefined;
  return values.map(([json, value]) => ({
    types: [isOfType(value, 'integer') ? 'integer' : typeOfValue(value)],
    limits: limitsOf(json, value),
  }));
}
