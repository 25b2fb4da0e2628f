import { defined, own, parseJson, valueAsText } from '@api-docs/kit';

import { firstText } from '../text/names';
import type { MediaType } from '../document/openApiDocument';
import type { Schema } from '../document/schemaObject';
import { generateValue } from './generateValue';
import { readSchema } from '../schemas/readSchema';
import { onlyRef } from '../schemas/resolvedSchema';
import type { ResolveRefs } from '../resolve/apiDocument';
import { isPhrase } from '../text/parseDescription';
import { isJson, isXml } from '../samples/jsonType';
import { sequenceItems } from '../samples/sequence';
import type { SchemaRules } from '../schemas/schemaRules';
import { writeXml } from './writeXml';
import type { Direction } from '../fieldTypes';
import type { Json, NamedExample, Sequence } from '../types';
import type { ParameterPlace } from '../document/parameterPlaces';

/** What is shared by all examples of one document. */
export interface ExampleReader {
  resolve: ResolveRefs;
  /** Whether values satisfy schemas in a direction, with the examples that were made. */
  rules: Record<Direction, SchemaRules>;
}

function isNumbered(count: number): (value: unknown, index: number) => NamedExample {
  return (value, index) => ({
    key: count > 1 ? `example-${index + 1}` : 'example',
    summary: count > 1 ? `Example ${index + 1}` : 'Example',
    value: value as Json,
  });
}

/** Generates an example, once for each schema of a document and direction. */
function exampleOf(schema: Schema, reader: ExampleReader, direction: Direction): Json | undefined {
  const rules = reader.rules[direction];
  const key = onlyRef(schema) ?? schema;
  if (!rules.examples.has(key)) rules.examples.set(key, generateValue(schema, rules));
  return rules.examples.get(key);
}

/**
 * Reads the examples of a body or parameter: those that are named, else the one of the media type, else those of the
 * schema, else one that is generated from the schema and says so.
 *
 * @param generates false if no example is to be generated
 */
export function readExamples(
  { schema, example, examples, ...others }: MediaType,
  reader: ExampleReader,
  direction: Direction,
  generates = true,
): NamedExample[] {
  const named = Object.entries(examples ?? {}).flatMap(([key, one]): NamedExample[] => {
    const { summary, description, value, ...given } = reader.resolve(one).value;
    const { dataValue = value, serializedValue, externalValue } = given;
    // A description of several blocks is no name.
    const name = firstText(summary, isPhrase(description ?? '') ? description : '', key);
    const names = { key, summary: name, ...(description && description !== name ? { description } : {}) };
    const written = defined<Pick<NamedExample, 'serialized' | 'external'>>({
      serialized: serializedValue,
      external: dataValue === undefined ? undefined : externalValue,
    });
    const known = dataValue === undefined ? serializedValue : dataValue;
    if (known !== undefined) return [{ ...names, value: known, ...written }];
    return externalValue === undefined ? [] : [{ ...names, value: externalValue, isExternal: true }];
  });
  if (named.length > 0) return named;
  const own = example === undefined ? (others['x-example'] as Json | undefined) : example;
  if (own !== undefined) return [own].map(isNumbered(1));
  if (schema === undefined) return [];
  const given = readSchema(schema, reader.resolve).schema.examples;
  if (Array.isArray(given) && given.length > 0) return given.map(isNumbered(given.length));
  const value = generates ? exampleOf(schema, reader, direction) : undefined;
  return value === undefined
    ? []
    : [{ key: 'generated', summary: 'Example generated from the schema', value, isGenerated: true }];
}

/** Returns the values of a form by their names; those of a repeated name are a list. */
function formValue(text: string): { [name: string]: Json } {
  const params = new URLSearchParams(text);
  const valueOf = (name: string): Json => {
    const [first = '', ...others] = params.getAll(name);
    return others.length > 0 ? [first, ...others] : first;
  };
  return Object.fromEntries([...params.keys()].map((name) => [name, valueOf(name)]));
}

/** Returns the value that a parameter has in a request, without its name and without encoding. */
function parameterValue(text: string, name: string, place: ParameterPlace): Json {
  if (place === 'header' || place === 'querystring') return text;
  if (place === 'path') return decodeURIComponent(text.replace(/^(?:\.|;[^=]*=)/, ''));
  const values = formValue(text.replaceAll('; ', '&'));
  return own(values, name) ?? values;
}

/** Replaces the value of examples that the file has only as text by what the text stands for. */
function deserialized(examples: readonly NamedExample[], read: (text: string) => Json): NamedExample[] {
  return examples.map((example) => {
    const { value, serialized } = example;
    if (serialized === undefined || value !== serialized) return example;
    try {
      return { ...example, value: read(serialized) };
    } catch {
      // The text is no JSON, or is encoded wrongly: it stays as the file has it.
      return example;
    }
  });
}

/**
 * Reads the examples of a parameter, or of a header.
 *
 * @param mediaType of the value, if it is not a plain value
 * @param generates false if no example is to be generated
 */
export function parameterExamples(
  owner: MediaType,
  { name, place, mediaType }: { name: string; place: ParameterPlace; mediaType: string | undefined },
  reader: ExampleReader,
  generates: boolean,
): NamedExample[] {
  return deserialized(readExamples(owner, reader, 'request', generates), (text) => {
    const value = parameterValue(text, name, place);
    return isJson(mediaType) ? parseJson(decodeURIComponent(String(value))) : value;
  });
}

/** Writes examples of an XML body as XML if the file has JSON, or they were generated. */
function asXml(examples: readonly NamedExample[], schema: Schema, reader: ExampleReader): NamedExample[] {
  return examples.map((example) => {
    const { value, serialized, isExternal, isGenerated } = example;
    if (isExternal || serialized !== undefined || (typeof value === 'string' && !isGenerated)) return example;
    return { ...example, value: writeXml(value, schema, reader.resolve) };
  });
}

/** Text in which lists and objects are written otherwise than in JSON, for example CSV. */
const PLAIN_TEXT = /^text\/(?!.*(?:json|xml|yaml))/i;

/** Returns whether an example is one of a body that is sent as text: a list or an object, of which nobody knows the text, is none. */
function isWritten({ isGenerated, value }: NamedExample, mediaType: string): boolean {
  return !isGenerated || value === null || typeof value !== 'object' || !PLAIN_TEXT.test(mediaType);
}

/** Returns the examples of a parameter that is one text with this text as their value. */
export function sentTexts(
  examples: readonly NamedExample[],
  mediaType = '',
  schema: Schema,
  reader: ExampleReader,
): NamedExample[] {
  const textOf = ({ value, isGenerated }: NamedExample) =>
    isXml(mediaType) && (isGenerated || typeof value !== 'string')
      ? writeXml(value, schema, reader.resolve, true)
      : valueAsText(value);
  const written = examples.filter((example) => isWritten(example, mediaType));
  return written.map((example) => (example.isExternal ? example : { ...example, value: textOf(example) }));
}

/** Reads the examples of a body. Other text than JSON is sent as it is. */
export function bodyExamples(
  owner: MediaType,
  mediaType: string,
  sequence: Sequence | undefined,
  reader: ExampleReader,
  direction: Direction,
): NamedExample[] {
  const { schema } = owner;
  const read = readExamples(owner, reader, direction);
  const examples = schema && isXml(mediaType) ? asXml(read, schema, reader) : read;
  if (sequence && sequence !== 'parts') {
    // Of a schema that calls the whole body a text, whose items nobody knows.
    const known = examples.filter(({ isGenerated, value }) => !isGenerated || typeof value !== 'string');
    const asText = known.map((example) =>
      typeof example.value === 'string' && !example.isExternal ? { serialized: example.value, ...example } : example,
    );
    return deserialized(asText, (text) => sequenceItems(sequence, text));
  }
  if (isJson(mediaType)) return deserialized(examples, parseJson);
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType)) return deserialized(examples, formValue);
  if (/^multipart\//i.test(mediaType)) return [...examples];
  return examples
    .filter((example) => isWritten(example, mediaType))
    .map(({ serialized, ...example }) => ({ ...example, ...(serialized ? { value: serialized } : {}) }));
}
