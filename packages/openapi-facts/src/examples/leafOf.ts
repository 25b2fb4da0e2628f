import { sample } from 'openapi-sampler';

import type { Schema } from '../document/schemaObject';
import { omit } from '../schemas/resolvedSchema';
import type { Json } from '../types';

/** Keywords of which the library makes other values than a leaf has. */
const OF_OTHERS = ['pattern', 'default', 'examples', 'enum', 'not', 'title'];

/** Returns the value that the library makes of a schema without other schemas in it. */
export function leafOf(schema: Schema, type: string, name: string): Json {
  // The library prints a warning about their length.
  const isTime = /^(?:date|time|date-time)$/.test(schema.format ?? '');
  const leaf = { ...omit(schema, ...OF_OTHERS, ...(isTime ? ['minLength', 'maxLength'] : [])), type };
  // The library makes identifiers from the name of the property. It assigns the value, which sets the prototype for this name.
  const key = name === '__proto__' ? '' : name;
  const owner = { type: 'object', properties: { [key]: leaf } } as Parameters<typeof sample>[0];
  return (sample(owner, { quiet: true }) as Record<string, Json>)[key] ?? null;
}
