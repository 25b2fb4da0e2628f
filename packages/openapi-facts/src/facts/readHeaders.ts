import { defined, stringifyJson } from '@api-docs/kit';

import type { EncodingObject, HeaderObject, MediaType } from '../document/openApiDocument';
import { parameterExamples, sentTexts } from '../examples/readExamples';
import { joinDescriptions } from '../text/parseDescription';
import type { DocumentReader } from './documentReader';
import { isOpaque } from './mediaTypes';
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

/** Reads what a parameter and a header have in common. A header of a response or of a part has no generated example. */
export function readValueOf(
  name: string,
  header: HeaderObject,
  reader: DocumentReader,
  direction: Direction,
  parameterPlace?: ParameterPlace,
): Omit<Parameter, 'in'> {
  const [mediaType] = Object.keys(header.content ?? {});
  const owner = withContent(header, reader);
  const place = parameterPlace ?? 'header';
  const requirement = place === 'path' || header.required === true ? 'required' : 'optional';
  const { schema = {} } = owner;
  const field = reader.bodies.read(schema, direction, { name, requirement });
  const all = parameterExamples(owner, { name, place, mediaType }, reader, parameterPlace !== undefined);
  const given = all.filter(({ isGenerated }) => !isGenerated);
  const examples = given.filter(({ isExternal }) => !isExternal);
  const serialized = examples.flatMap((example) => example.serialized ?? []);
  const exampleNotes = given.flatMap(({ key, summary, description, value, external, isExternal }) => {
    const own = summary === key ? undefined : summary;
    const url = isExternal ? String(value) : external;
    if (!Object.hasOwn(owner.examples ?? {}, key) || !(own ?? description ?? url)) return [];
    const json = isExternal ? undefined : stringifyJson(value);
    return [defined<ExampleNote>({ value: json, external: url, summary: own, description })];
  });
  const { style, explode, allowReserved, allowEmptyValue } = header;
  const serialization = defined<Serialization>({
    mediaType,
    style: style === DEFAULT_STYLES[place] ? undefined : style,
    explode: effectiveExplode({ style, explode }, field, place),
    allowReserved: allowReserved || undefined,
    allowEmptyValue: allowEmptyValue || undefined,
  });
  const described: Field = {
    ...field,
    ...(Object.keys(serialization).length > 0 ? { serialization } : {}),
    description: joinDescriptions(header.description, field.description),
    deprecated: header.deprecated ?? field.deprecated,
    ...(examples.length > 0 ? { examples: examples.map(({ value }) => stringifyJson(value)) } : {}),
    ...(serialized.length > 0 ? { serialized } : {}),
    ...(exampleNotes.length > 0 ? { exampleNotes } : {}),
  };
  return { name, field: described, examples: isOpaque(described) ? sentTexts(all, mediaType, schema, reader) : all };
}

/** Reads headers by name, for example those of a response. */
export function readHeaders(headers: EncodingObject['headers'], reader: DocumentReader, direction: Direction): Field[] {
  const entries = Object.entries(headers ?? {});
  return entries.map(([name, given]) => readValueOf(name, reader.resolve(given).value, reader, direction).field);
}
