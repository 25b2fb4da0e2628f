import { defined, stringifyJson } from '@api-docs/kit';

import type { EncodingObject, HeaderObject, MediaType } from '../document/openApiDocument';
import { parameterExamples } from '../examples/readExamples';
import type { DocumentReader } from './documentReader';
import type { Direction, ExampleNote, Field, Serialization, Value } from '../fieldTypes';
import type { Parameter, ParameterPlace } from '../types';

/** Styles that OpenAPI uses if a parameter has none. */
const DEFAULT_STYLES: Record<string, string> = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' };

/** Returns `explode` as far as it changes how a value is written: of a list or an object, and if it is not the default of its style. */
export function effectiveExplode(
  { style, explode }: Pick<HeaderObject, 'style' | 'explode'>,
  { types }: Pick<Value, 'types'>,
  place: string,
): boolean | undefined {
  const used = style ?? DEFAULT_STYLES[place];
  // Style `simple` writes a list in the same way.
  const exploded = used === 'simple' ? ['object'] : ['array', 'object'];
  const isPlain = types.length > 0 && !types.some((type) => exploded.includes(type));
  const isUsual = explode === (used === 'form' || used === 'cookie');
  return isPlain || isUsual || used === 'deepObject' ? undefined : explode;
}

/** Returns a parameter with what its content says. */
export function withContent(given: HeaderObject, { resolve }: DocumentReader): HeaderObject & MediaType {
  const [content] = Object.values(given.content ?? {});
  return { ...(content && resolve(content).value), ...given };
}

/** Returns what a parameter says of itself and, below it, what its schema says besides: often what its values mean. */
function joinDescriptions(own = '', ofSchema: string): string {
  const [first, second] = [own.trim(), ofSchema.trim()];
  if (first.includes(second)) return own;
  return second.includes(first) ? ofSchema : `${first}\n\n${second}`;
}

/** Reads what a parameter and a header have in common. A header of a response or of a part has no generated example. */
export function readValueOf(
  name: string,
  given: HeaderObject,
  reader: DocumentReader,
  direction: Direction,
  parameterPlace?: ParameterPlace,
): Omit<Parameter, 'in'> {
  const [mediaType] = Object.keys(given.content ?? {});
  const owner = withContent(given, reader);
  const place = parameterPlace ?? 'header';
  const requirement = place === 'path' || given.required === true ? 'required' : 'optional';
  const { schema = {} } = owner;
  const field = reader.bodies.read(schema, direction, { name, requirement });
  const all = parameterExamples(owner, { name, place, mediaType }, reader, parameterPlace !== undefined);
  const examples = all.filter(({ isGenerated }) => !isGenerated);
  const serialized = examples.flatMap((example) => example.serialized ?? []);
  const exampleNotes = examples.flatMap(({ key, summary, description, value }) => {
    const own = summary === key ? undefined : summary;
    if (!Object.hasOwn(owner.examples ?? {}, key) || !(own ?? description)) return [];
    return [defined<ExampleNote>({ value: stringifyJson(value), summary: own, description })];
  });
  const { style, explode, allowReserved, allowEmptyValue } = given;
  const serialization = defined<Serialization>({
    mediaType,
    style: style === DEFAULT_STYLES[place] ? undefined : style,
    explode: effectiveExplode({ style, explode }, field, place),
    allowReserved: allowReserved || undefined,
    allowEmptyValue: allowEmptyValue || undefined,
  });
  return {
    name,
    field: {
      ...field,
      ...(Object.keys(serialization).length > 0 ? { serialization } : {}),
      description: joinDescriptions(given.description, field.description),
      deprecated: given.deprecated ?? field.deprecated,
      ...(examples.length > 0 ? { examples: examples.map(({ value }) => stringifyJson(value)) } : {}),
      ...(serialized.length > 0 ? { serialized } : {}),
      ...(exampleNotes.length > 0 ? { exampleNotes } : {}),
    },
    examples: all,
  };
}

/** Reads headers by name, for example those of a response. */
export function readHeaders(headers: EncodingObject['headers'], reader: DocumentReader, direction: Direction): Field[] {
  const entries = Object.entries(headers ?? {});
  return entries.map(([name, given]) => readValueOf(name, reader.resolve(given).value, reader, direction).field);
}
