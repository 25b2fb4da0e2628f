import { sample } from 'openapi-sampler';

import { bundleSchema } from './bundleSchema';
import type { ExampleObject, Schema } from './openApiDocument';
import { readSchema, type ResolveRefs } from './readSchema';
import type { Json, NamedExample } from './types';

interface ExampleOwner {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, ExampleObject>;
}

const GENERATED = 'generated from the schema';

function isNumbered(count: number): (value: unknown, index: number) => NamedExample {
  return (value, index) => ({
    key: count > 1 ? `example-${index + 1}` : 'example',
    summary: count > 1 ? `Example ${index + 1}` : 'Example',
    value: value as Json,
  });
}

/** Returns the value that a library makes from the schema, or nothing if it cannot. */
function generateValue(schema: Schema, resolve: ResolveRefs, direction: 'request' | 'reply'): Json | undefined {
  const bundled = bundleSchema(schema, resolve);
  const options = { quiet: true, skipReadOnly: direction === 'request', skipWriteOnly: direction === 'reply' };
  try {
    return sample(bundled as Parameters<typeof sample>[0], options, bundled) as Json | undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the examples of a body or parameter: those that are named, else the one of the media type, else those of the
 * schema, else one that is generated from the schema and says so.
 *
 * @param generates false if no example is to be generated
 */
export function readExamples(
  { schema, example, examples, ...others }: ExampleOwner & Record<string, unknown>,
  resolve: ResolveRefs,
  direction: 'request' | 'reply',
  generates = true,
): NamedExample[] {
  const named = Object.entries(examples ?? {}).flatMap(([key, given]): NamedExample[] => {
    const { summary, description, value, externalValue } = resolve(given).value;
    const about = summary ?? description ?? key;
    if (value !== undefined) return [{ key, summary: about, value }];
    return externalValue === undefined ? [] : [{ key, summary: about, value: externalValue, isExternal: true }];
  });
  if (named.length > 0) return named;
  const own = example ?? (others['x-example'] as Json | undefined);
  if (own !== undefined) return [own].map(isNumbered(1));
  if (schema === undefined) return [];
  const given = readSchema(schema, resolve).schema.examples;
  if (Array.isArray(given) && given.length > 0) return given.map(isNumbered(given.length));
  const value = generates ? generateValue(schema, resolve, direction) : undefined;
  return value === undefined ? [] : [{ key: 'generated', summary: `Example ${GENERATED}`, value, isGenerated: true }];
}
