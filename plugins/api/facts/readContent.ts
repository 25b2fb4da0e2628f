import { stringifyJson } from '../../../shared/json';
import { defined } from '../../../shared/defined';
import type {
  HeaderObject,
  LinkObject,
  MediaType,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
  Schema,
} from './openApiDocument';
import { readBodyExamples, readExamples } from './readExamples';
import { readWhole } from './readFields';
import { readSchema, type ResolveRefs } from './readSchema';
import type {
  Body,
  Direction,
  Encoding,
  Field,
  Parameter,
  ParameterPlace,
  RequestBody,
  Response,
  ResponseLink,
  Serialization,
} from './types';

/** Places of parameters in the order in which pages and forms have them. */
export const PARAMETER_PLACES = ['path', 'query', 'header', 'cookie'] as const satisfies ParameterPlace[];

/** Returns the title of the parameters in a place, for example `Path parameters`. */
export const placeTitle = (place: string) => `${place.charAt(0).toUpperCase()}${place.slice(1)} parameters`;

/** Styles that OpenAPI uses if a parameter has none. */
const DEFAULT_STYLES: Record<string, string> = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' };

/** Reads what a parameter and a header have in common. */
function readValueOf(
  name: string,
  given: HeaderObject,
  resolve: ResolveRefs,
  direction: Direction,
  isRequired: boolean,
): Field {
  const [content] = Object.values(given.content ?? {});
  const schema = given.schema ?? content?.schema ?? {};
  const field = readWhole(name, schema, resolve, direction, isRequired ? 'required' : 'optional');
  const examples = readExamples({ ...content, ...given, schema: undefined }, resolve, 'request', false);
  return {
    ...field,
    description: given.description ?? field.description,
    deprecated: given.deprecated ?? field.deprecated,
    ...(examples.length > 0 ? { examples: examples.map(({ value }) => stringifyJson(value)) } : {}),
  };
}

function readParameter(given: ParameterObject, resolve: ResolveRefs): Parameter[] {
  const { name, style, explode, allowReserved, allowEmptyValue } = given;
  const place = PARAMETER_PLACES.find((known) => known === given.in);
  if (name === undefined || place === undefined) return [];
  const field = readValueOf(name, given, resolve, 'request', place === 'path' || given.required === true);
  const [[mediaType, content] = []] = Object.entries(given.content ?? {});
  const serialization = defined<Serialization>({
    mediaType,
    style: style === DEFAULT_STYLES[place] ? undefined : style,
    explode,
    allowReserved: allowReserved || undefined,
    allowEmptyValue: allowEmptyValue || undefined,
  });
  return [
    {
      name,
      in: place,
      field: { ...field, ...(Object.keys(serialization).length > 0 ? { serialization } : {}) },
      examples: readExamples({ ...content, ...given }, resolve, 'request'),
    },
  ];
}

/**
 * Reads the parameters of an operation.
 *
 * @param own of the operation, which replace those of the path item with the same name and place
 * @param path the parameters in the path without a definition are added
 */
export function readParameters(
  own: readonly ParameterObject[] = [],
  shared: readonly ParameterObject[] = [],
  resolve: ResolveRefs,
  path: string,
): Parameter[] {
  const resolved = (given: readonly ParameterObject[]) => given.map((one) => resolve(one).value);
  const undefinedOnes = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => ({ name, in: 'path' }));
  const byKey = new Map<string, ParameterObject>();
  for (const one of [...undefinedOnes, ...resolved(shared), ...resolved(own)]) byKey.set(`${one.in} ${one.name}`, one);
  return [...byKey.values()].flatMap((given) => readParameter(given, resolve));
}

/** Reads headers by name, for example those of a response. */
function readHeaders(
  headers: Record<string, HeaderObject> | undefined,
  resolve: ResolveRefs,
  direction: Direction,
): Field[] {
  return Object.entries(headers ?? {}).map(([name, given]) => {
    const header = resolve(given).value;
    return readValueOf(name, header, resolve, direction, header.required === true);
  });
}

function readEncoding({ encoding }: MediaType, resolve: ResolveRefs, direction: Direction): Encoding[] {
  return Object.entries(encoding ?? {}).map(([property, given]) => {
    const { contentType, headers, style, explode, allowReserved } = given;
    const read = readHeaders(headers, resolve, direction);
    return defined<Encoding>({ property, headers: read, contentType, style, explode, allowReserved });
  });
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

/** Reads which properties of a multipart form are files. */
function readFiles(
  mediaType: string,
  { schema, encoding = {} }: MediaType,
  resolve: ResolveRefs,
): { files?: string[] } {
  if (schema === undefined || !/^multipart\//i.test(mediaType)) return {};
  const { properties = {} } = readSchema(schema, resolve).schema;
  const files = Object.keys(properties).filter((name) =>
    isFile(properties[name] ?? {}, encoding[name]?.contentType, resolve),
  );
  return files.length > 0 ? { files } : {};
}

/** Reads a body in all media types. */
export function readContents(
  content: Record<string, MediaType> | undefined,
  resolve: ResolveRefs,
  direction: Direction,
): Body[] {
  return Object.entries(content ?? {}).map(([mediaType, given]) => ({
    mediaType,
    ...(given.schema === undefined ? {} : { field: readWhole('', given.schema, resolve, direction) }),
    examples: readBodyExamples({ ...given }, mediaType, resolve, direction),
    encoding: readEncoding(given, resolve, direction),
    ...readFiles(mediaType, given, resolve),
  }));
}

/** Reads the body of a request. */
export function readRequestBody(given: RequestBodyObject | undefined, resolve: ResolveRefs): { body?: RequestBody } {
  if (!given) return {};
  const { required = false, description = '', content } = resolve(given).value;
  return { body: { required, description, contents: readContents(content, resolve, 'request') } };
}

function readLinks(links: Record<string, LinkObject> | undefined, resolve: ResolveRefs): ResponseLink[] {
  const text = (value: unknown) => (typeof value === 'string' ? value : stringifyJson(value));
  return Object.entries(links ?? {}).map(([name, given]) => {
    const { operationId, operationRef, description = '', parameters = {}, requestBody } = resolve(given).value;
    return {
      name,
      operation: operationId ?? operationRef ?? '',
      description,
      parameters: Object.entries(parameters).map(([key, value]) => ({ name: key, value: text(value) })),
      ...(requestBody === undefined ? {} : { requestBody: text(requestBody) }),
    };
  });
}

/** Returns a text by which statuses are sorted: numbers, then ranges such as `4XX`, then `default`. */
const sortKey = (code: string) => `${/^\d+$/.test(code) ? 0 : code === 'default' ? 2 : 1}${code}`;

/** Reads the documented responses, sorted by status; ranges and `default` come last. */
export function readResponses(responses: Record<string, ResponseObject> | undefined, resolve: ResolveRefs): Response[] {
  return Object.entries(responses ?? {})
    .filter(([code]) => !code.startsWith('x-'))
    .map(([code, given]) => {
      const { description = '', headers, content, links } = resolve(given).value;
      return {
        code,
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
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(mediaType);
}

/** Returns the body in JSON: `application/json` if there is one, otherwise the first of the JSON types. */
export function jsonBody(contents: readonly Body[] | undefined): Body | undefined {
  return (
    contents?.find(({ mediaType }) => mediaType === 'application/json') ??
    contents?.find(({ mediaType }) => isJson(mediaType))
  );
}
