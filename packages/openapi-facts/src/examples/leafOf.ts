import { sample } from 'openapi-sampler';

import type { Schema } from '../document/schemaObject';
import { omit } from '../schemas/resolvedSchema';
import type { Json } from '../types';

/** Returns the value that the library makes of a schema without other schemas in it. */
export function leafOf(schema: Schema, type: string, name: string): Json {
  const leaf = { ...omit(schema, 'pattern', 'default', 'examples', 'enum', 'not', 'title'), type };
  // The library makes identifiers from the name of the property. It assigns the value, which sets the prototype for this name.
  const key = name === '__proto__' ? '' : name;
  const owner = { type: 'object', properties: { [key]: leaf } } as Parameters<typeof sample>[0];
  return (sample(owner, { quiet: true }) as Record<string, Json>)[key] ?? null;
}
