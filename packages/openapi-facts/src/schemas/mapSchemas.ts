import { isJsonObject } from '@api-docs/kit';

import { SCHEMA_LISTS, SCHEMA_MAPS, SCHEMAS } from '../document/schemaObject';

/** Applies a function to the schemas in the value of a keyword. Other values stay. */
export function mapSchemas(keyword: string, value: unknown, convert: (schema: unknown) => unknown): unknown {
  const isOneOf = (keywords: readonly string[]) => keywords.includes(keyword);
  if (isOneOf(SCHEMAS)) return convert(value);
  if (isOneOf(SCHEMA_LISTS) && Array.isArray(value)) return value.map(convert);
  if (!isOneOf(SCHEMA_MAPS) || !isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, convert(schema)]));
}
