import { defined } from '@api-docs/kit/defined';

import { firstText } from './names';
import type { ExampleObject, Schema } from './openApiDocument';
import { generateValue } from './generateValue';
import { readSchema, type ResolveRefs } from './readSchema';
import { isPhrase } from './parseDescription';
import { SchemaRules } from './schemaRules';
import { writeXml } from './writeXml';
import type { Direction, Json, NamedExample } from './types';

interface ExampleOwner {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, ExampleObject>;
}

function isNumbered(count: number): (value: unknown, index: number) => NamedExample {
  return (value, index) => ({
    key: count > 1 ? `example-${index + 1}` : 'example',
    summary: count > 1 ? `Example ${index + 1}` : 'Example',
    value: value as Json,
  });
}

/** What was made from the schemas of a document. */
interface Generated {
  rules: SchemaRules;
  values: Map<unknown, Json | undefined>;
}

const generated = new WeakMap<ResolveRefs, Partial<Record<Direction, Generated>>>();

/** Generates an example, once for each schema of a document and direction. */
function exampleOf(schema: Schema, resolve: ResolveRefs, direction: Direction): Json | undefined {
  const ofDocument = generated.get(resolve) ?? {};
  generated.set(resolve, ofDocument);
  const { rules, values } = (ofDocument[direction] ??= {
    rules: new SchemaRules(direction, resolve),
    values: new Map(),
  });
  const key = Object.keys(schema).length === 1 ? (schema.$ref ?? schema) : schema;
  if (!values.has(key)) values.set(key, generateValue(schema, direction, resolve, rules));
  return values.get(key);
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
  direction: Direction,
  generates = true,
): NamedExample[] {
  const named = Object.entries(examples ?? {}).flatMap(([key, given]): NamedExample[] => {
    const { summary, description, value, dataValue = value, serializedValue, externalValue } = resolve(given).value;
    // A description of several blocks is no name.
    const name = firstText(summary, isPhrase(description ?? '') ? description : '', key);
    const names = { key, summary: name, ...(description && description !== name ? { description } : {}) };
    const written = defined<Pick<NamedExample, 'serialized' | 'external'>>({
      serialized: serializedValue,
      external: dataValue === undefined ? undefined : externalValue,
    });
    if (dataValue !== undefined) return [{ ...names, value: dataValue, ...written }];
    if (serializedValue !== undefined) return [{ ...names, value: serializedValue, ...written }];
    return externalValue === undefined ? [] : [{ ...names, value: externalValue, isExternal: true }];
  });
  if (named.length > 0) return named;
  const own = example ?? (others['x-example'] as Json | undefined);
  if (own !== undefined) return [own].map(isNumbered(1));
  if (schema === undefined) return [];
  const given = readSchema(schema, resolve).schema.examples;
  if (Array.isArray(given) && given.length > 0) return given.map(isNumbered(given.length));
  const value = generates ? exampleOf(schema, resolve, direction) : undefined;
  return value === undefined
    ? []
    : [{ key: 'generated', summary: 'Example generated from the schema', value, isGenerated: true }];
}

/** Reads the examples of a body. Those of an XML body are written as XML if the file has JSON, or they were generated. */
export function readBodyExamples(
  given: ExampleOwner & Record<string, unknown>,
  mediaType: string,
  resolve: ResolveRefs,
  direction: Direction,
): NamedExample[] {
  const examples = readExamples(given, resolve, direction);
  const { schema } = given;
  if (schema === undefined || !/[/+]xml\b/i.test(mediaType)) return examples;
  return examples.map((example) => {
    const { value, serialized, isExternal, isGenerated } = example;
    if (isExternal || serialized !== undefined || (typeof value === 'string' && !isGenerated)) return example;
    return { ...example, value: writeXml(value, schema, resolve) };
  });
}
