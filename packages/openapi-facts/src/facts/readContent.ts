import { defined, own, stringifyJson, valueAsText } from '@api-docs/kit';

import { withoutExtensions } from '../document/shapes';
import type {
  EncodingObject,
  HeaderObject,
  LinkObject,
  MediaType,
  ParameterObject,
  PathItem,
  RequestBodyObject,
  ResponseObject,
  ServerObject,
} from '../document/openApiDocument';
import type { Schema } from '../document/schemaObject';
import { firstText } from '../text/names';
import { bodyExamples, parameterExamples } from '../examples/readExamples';
import { readWhole } from './readFields';
import { readSchema } from '../schemas/readSchema';
import type { ResolveRefs } from '../resolve/apiDocument';
import type {
  Body,
  Direction,
  Encoding,
  ExampleNote,
  Field,
  Parameter,
  RequestBody,
  Response,
  ResponseLink,
  Sequence,
  Serialization,
  Server,
} from '../types';
import type { ParameterPlace } from '../samples/sampleCall';

/** Places of parameters in the order in which pages and forms have them. */
export const PARAMETER_PLACES: readonly ParameterPlace[] = ['path', 'query', 'querystring', 'header', 'cookie'];

/** Returns the title of the parameters in a place, for example `Path parameters`. */
export const placeTitle = (place: string) =>
  place === 'querystring' ? 'Query string' : `${place.charAt(0).toUpperCase()}${place.slice(1)} parameters`;

/** Styles that OpenAPI uses if a parameter has none. */
const DEFAULT_STYLES: Record<string, string> = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' };

/** Reads what a parameter and a header have in common. A header of a reply or of a part has no generated example. */
function readValueOf(
  name: string,
  given: HeaderObject,
  resolve: ResolveRefs,
  direction: Direction,
  parameterPlace?: ParameterPlace,
): Omit<Parameter, 'in'> {
  const [[mediaType, content] = []] = Object.entries(given.content ?? {});
  const owner = { ...(content && resolve(content).value), ...given };
  const place = parameterPlace ?? 'header';
  const requirement = place === 'path' || given.required === true ? 'required' : 'optional';
  const field = readWhole(name, owner.schema ?? {}, resolve, direction, requirement);
  const all = parameterExamples(owner, { name, place, mediaType }, resolve, parameterPlace !== undefined);
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
    explode,
    allowReserved: allowReserved || undefined,
    allowEmptyValue: allowEmptyValue || undefined,
  });
  const encoding = place === 'querystring' ? readEncoding(owner, resolve, 'request') : [];
  return {
    name,
    field: {
      ...field,
      ...(Object.keys(serialization).length > 0 ? { serialization } : {}),
      description: given.description ?? field.description,
      deprecated: given.deprecated ?? field.deprecated,
      ...(examples.length > 0 ? { examples: examples.map(({ value }) => stringifyJson(value)) } : {}),
      ...(serialized.length > 0 ? { serialized } : {}),
      ...(exampleNotes.length > 0 ? { exampleNotes } : {}),
    },
    examples: all,
    ...(encoding.length > 0 ? { encoding } : {}),
  };
}

/**
 * Reads the parameters of a path item and an operation. Later ones replace those with the same name and place.
 *
 * @param path the parameters in the path without a definition are added
 */
export function readParameters(
  owners: readonly Pick<PathItem, 'parameters'>[],
  resolve: ResolveRefs,
  path: string,
): Parameter[] {
  const all = owners.flatMap(({ parameters = [] }) => parameters.map((one) => resolve(one).value));
  const undefinedOnes = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => ({ name, in: 'path' }));
  const byKey = new Map<string, ParameterObject>();
  for (const one of [...undefinedOnes, ...all]) byKey.set(`${one.in} ${one.name}`, one);
  return [...byKey.values()].flatMap((given): Parameter[] => {
    const place = PARAMETER_PLACES.find((known) => known === given.in);
    if (given.name === undefined || place === undefined) return [];
    return [{ in: place, ...readValueOf(given.name, given, resolve, 'request', place) }];
  });
}

/** Reads headers by name, for example those of a response. */
function readHeaders(headers: EncodingObject['headers'], resolve: ResolveRefs, direction: Direction): Field[] {
  const entries = Object.entries(headers ?? {});
  return entries.map(([name, given]) => readValueOf(name, resolve(given).value, resolve, direction).field);
}

/** Reads how the properties or the parts of a body are sent, and the parts inside of these. */
function readEncoding(given: MediaType, resolve: ResolveRefs, direction: Direction): Encoding[] {
  const { encoding, prefixEncoding = [], itemEncoding } = given;
  const entries: [string, EncodingObject][] = [
    ...Object.entries(encoding ?? {}),
    ...prefixEncoding.map((given, index): [string, EncodingObject] => [`[${index}]`, given]),
    ...(itemEncoding ? [['[]', itemEncoding] satisfies [string, EncodingObject]] : []),
  ];
  return entries.map(([property, one]) => {
    const { contentType, style, explode, allowReserved } = one;
    const headers = readHeaders(one.headers, resolve, direction);
    const inner = readEncoding(one, resolve, direction);
    const parts = inner.length > 0 ? inner : undefined;
    return defined<Encoding>({ property, headers, contentType, style, explode, allowReserved, encoding: parts });
  });
}

/** Returns how the items of a media type follow each other; undefined if it has no items. */
function sequenceOf(mediaType: string): Sequence | undefined {
  const [type = ''] = mediaType.toLowerCase().split(';');
  if (/^text\/event-stream\s*$/.test(type)) return 'events';
  if (/^application\/(?:[\w.-]+\+)?(?:x-)?(?:jsonl|ndjson|jsonlines|json-lines)\s*$/.test(type)) return 'lines';
  if (/^application\/(?:[\w.-]+\+)?json-seq\s*$/.test(type)) return 'records';
  return /^multipart\/(?!form-data)/.test(type) ? 'parts' : undefined;
}

/** Returns whether a property of a form is sent as a file. */
function isFile(given: Schema | boolean, contentType: string | undefined, resolve: ResolveRefs): boolean {
  const { schema } = readSchema(given, resolve);
  const { format, contentMediaType, contentEncoding } = schema.items ?? schema;
  if (format === 'binary') return true;
  if (contentEncoding !== undefined) return false;
  if (contentMediaType !== undefined) return !isText(contentMediaType);
  const isAny = Object.keys(schema).every((key) => key === 'description');
  return isAny && contentType !== undefined && !isText(contentType);
}

/** Reads which properties or parts of a multipart body are files. */
function readFiles(mediaType: string, given: MediaType, resolve: ResolveRefs): string[] | undefined {
  const { schema, encoding = {}, prefixEncoding = [], itemEncoding } = given;
  if (schema === undefined || !/^multipart\//i.test(mediaType)) return undefined;
  const { properties = {}, prefixItems = [], items } = readSchema(schema, resolve).schema;
  const isPositional = sequenceOf(mediaType) === 'parts';
  const positions = isPositional ? [...prefixItems.entries()] : [];
  const parts = [
    ...Object.entries(properties).map(([name, one]) => ({ name, one, how: own(encoding, name) })),
    ...positions.map(([index, one]) => ({ name: `[${index}]`, one, how: prefixEncoding[index] ?? itemEncoding })),
    ...(isPositional && items ? [{ name: '[]', one: items, how: itemEncoding }] : []),
  ];
  const files = parts.filter(({ one, how }) => isFile(one, how?.contentType, resolve)).map(({ name }) => name);
  return files.length > 0 ? files : undefined;
}

/** Reads a body in all media types. */
export function readContents(
  content: Record<string, MediaType> | undefined,
  resolve: ResolveRefs,
  direction: Direction,
): Body[] {
  return Object.entries(content ?? {}).map(([mediaType, one]) => {
    const given = resolve(one).value;
    const { schema, itemSchema } = given;
    const items: Schema | undefined = itemSchema && { type: 'array', items: itemSchema };
    const all = schema !== undefined && items ? { allOf: [schema, items] } : (schema ?? items);
    // Fields are those of each item if the file describes only these; examples are of the whole body.
    const shown = schema === undefined ? itemSchema : all;
    const whole = { ...given, schema: all };
    const sequence = sequenceOf(mediaType);
    return defined<Body>({
      mediaType,
      field: shown === undefined ? undefined : readWhole('', shown, resolve, direction),
      isEachItem: shown === all ? undefined : true,
      sequence,
      examples: bodyExamples(whole, mediaType, sequence, resolve, direction),
      encoding: readEncoding(given, resolve, direction),
      files: readFiles(mediaType, whole, resolve),
    });
  });
}

/** Reads the body of a request. */
export function readRequestBody(given: RequestBodyObject | undefined, resolve: ResolveRefs): { body?: RequestBody } {
  if (!given) return {};
  const { required = false, description = '', content } = resolve(given).value;
  return { body: { required, description, contents: readContents(content, resolve, 'request') } };
}

/** Reads a server with its variables. */
export function readServer({ url, name: label, description = '', variables = {} }: ServerObject): Server {
  return {
    url,
    ...(label ? { name: label } : {}),
    description,
    variables: Object.entries(variables).map(([name, variable]) => ({
      name,
      default: String(variable.default ?? ''),
      enum: (variable.enum ?? []).map(String),
      description: variable.description ?? '',
    })),
  };
}

function readLinks(links: Record<string, LinkObject> | undefined, resolve: ResolveRefs): ResponseLink[] {
  return Object.entries(links ?? {}).map(([name, given]) => {
    const { operationId, operationRef, description = '', parameters = {}, requestBody, server } = resolve(given).value;
    return {
      name,
      operation: operationId ?? operationRef ?? '',
      description,
      parameters: Object.entries(parameters).map(([key, value]) => ({ name: key, value: valueAsText(value) })),
      ...(requestBody === undefined ? {} : { requestBody: valueAsText(requestBody) }),
      ...(server ? { server: readServer(server) } : {}),
    };
  });
}

/** Returns a text by which statuses are sorted: numbers, then ranges such as `4XX`, then `default`. */
const sortKey = (code: string) => `${/^\d+$/.test(code) ? 0 : code === 'default' ? 2 : 1}${code}`;

/** Reads the documented responses, sorted by status; ranges and `default` come last. */
export function readResponses(responses: Record<string, ResponseObject> | undefined, resolve: ResolveRefs): Response[] {
  return Object.entries(withoutExtensions(responses ?? {}))
    .map(([code, given]) => {
      const { summary, description = '', headers, content, links } = resolve(given).value;
      return {
        code,
        ...(firstText(summary) ? { summary: firstText(summary) } : {}),
        description,
        headers: readHeaders(headers, resolve, 'reply'),
        contents: readContents(content, resolve, 'reply'),
        links: readLinks(links, resolve),
      };
    })
    .sort((a, b) => sortKey(a.code).localeCompare(sortKey(b.code)));
}

/** Returns whether a media type is text: a body of it can be written into a sample. */
export function isText(mediaType: string): boolean {
  return isJson(mediaType) || /^text\/|[/+]xml\b|yaml|json|graphql|javascript/i.test(mediaType);
}

/** Returns whether a media type is JSON. */
export function isJson(mediaType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(mediaType);
}

/** Returns the body in JSON: `application/json` if there is one, otherwise the first of the JSON types. */
export function jsonBody(contents: readonly Body[] | undefined): Body | undefined {
  return (
    contents?.find(({ mediaType }) => mediaType === 'application/json') ??
    contents?.find(({ mediaType }) => isJson(mediaType))
  );
}
