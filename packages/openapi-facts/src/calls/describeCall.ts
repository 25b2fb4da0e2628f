import { defined, isJsonObject, parseJson, valueAsText } from '@api-docs/kit';

import { oneLine } from '../samples/literals';
import type {
  BodyFormat,
  PartFormat,
  SampleKey,
  SampleOperation,
  SampleParameter,
  SampleReply,
  SampleValues,
} from '../samples/sampleCall';
import { isJson, isText, jsonBody } from '../facts/mediaTypes';
import { mainResponse } from '../facts/readResponses';
import { serverUrl } from '../facts/readServer';
import type {
  ApiFacts,
  Body,
  Encoding,
  Field,
  Json,
  NamedExample,
  Operation,
  Parameter,
  RequestBody,
  SecurityAlternative,
  SecurityScheme,
  Server,
} from '../types';

/** A named example of a call, with the body that it sends. */
interface NamedCall extends Pick<NamedExample, 'key' | 'summary'> {
  body?: Body;
  value?: Json;
}

/** A call of an operation with values, as samples show it. Its key is the value of the query parameter `example`. */
export interface CallExample extends Omit<NamedCall, 'value'> {
  operation: SampleOperation;
  values: SampleValues;
  /** Whether the file names the example. */
  isNamed: boolean;
}

/** The host of an API whose file names no server, see RFC 2606. */
const UNKNOWN_HOST = 'https://api.example.com';

/** Headers that OpenAPI describes elsewhere, so that parameters with these names do not count. */
const IGNORED_HEADERS = ['accept', 'content-type', 'authorization'];

const FORM = /^multipart\/form-data\b|^application\/x-www-form-urlencoded\b/i;

/** Returns whether the request builder has a form for a body: for JSON, streams, forms and texts with a schema. */
export function hasForm(body: Body | undefined): boolean {
  if (!body?.field) return false;
  const { types, limits } = body.field;
  const isStream = body.sequence !== undefined && body.sequence !== 'parts';
  const isPlainText = /^text\//i.test(body.mediaType) && types.join() === 'string' && limits.format !== 'binary';
  return isStream || isPlainText || isJson(body.mediaType) || FORM.test(body.mediaType);
}

/** Returns whether an operation has a request builder: if it has parameters, or a body with a form. */
export function hasRequestForm(operation: Operation): boolean {
  return sampleParameters(operation).length > 0 || hasForm(mainBody(operation.body));
}

/** Returns the absolute URL of the first server, or of the file's server, without a slash at its end. */
export function absoluteServer(servers: readonly Server[], facts: ApiFacts): string {
  const own = serverUrl(servers[0]) || facts.server;
  if (/^https?:\/\//i.test(own)) return own;
  const base = /^https?:\/\//i.test(facts.server) ? facts.server : UNKNOWN_HOST;
  return new URL(own, `${base}/`).href.replace(/\/$/, '');
}

/** Environment variables of systems and of samples, which no scheme may replace, and names that are none. */
const TAKEN_VARIABLES = /^(?:PATH|HOME|USER|SHELL|PWD|TERM|LANG|API_BASE|API_USER|API_PASSWORD|\d.*|)$/;

/** Returns the name of an environment variable, for example `HEADER_KEY` of `headerKey`. */
function environmentName(scheme: string): string {
  const words = scheme.replace(/([a-z\d])([A-Z])/g, '$1_$2').replace(/[^A-Za-z\d]+/g, '_');
  const name = words.toUpperCase().replace(/^_+|_+$/g, '');
  return TAKEN_VARIABLES.test(name) ? `KEY_${name}` : name;
}

/** Returns the credential of a scheme; undefined for one that samples do not send. */
function keyOf(scheme: SecurityScheme, env: string): SampleKey | undefined {
  const { type, in: place, parameter = '', scheme: http = '' } = scheme;
  if (type === 'apiKey' && (place === 'header' || place === 'query' || place === 'cookie')) {
    return { in: place, name: parameter, prefix: '', env };
  }
  if (type === 'http' && http.toLowerCase() === 'basic') {
    return { in: 'basic', user: 'API_USER', password: 'API_PASSWORD' };
  }
  const isBearer = type === 'http' && http.toLowerCase() === 'bearer';
  return isBearer || type === 'oauth2' || type === 'openIdConnect'
    ? { in: 'header', name: 'Authorization', prefix: 'Bearer ', env }
    : undefined;
}

/**
 * Returns the credentials that samples send: those of the first alternative that they can send whole, otherwise of the
 * first one with authentication. Its only key is `API_KEY`; several have the names of their schemes.
 */
function keysOf(security: readonly SecurityAlternative[]): { keys: SampleKey[]; notes: string[] } {
  const alternatives = security.filter((alternative) => alternative.length > 0);
  const isWhole = (alternative: SecurityAlternative) => alternative.every(({ scheme }) => keyOf(scheme, ''));
  const schemes = (alternatives.find(isWhole) ?? alternatives[0] ?? []).map(({ scheme }) => scheme);
  const isOnly = schemes.filter((scheme) => 'env' in (keyOf(scheme, '') ?? {})).length < 2;
  const names = schemes.map((scheme) => environmentName(scheme.name));
  const keys = schemes.map((scheme, index) => {
    const name = names.indexOf(names[index] ?? '') < index ? `${names[index]}_${index + 1}` : names[index];
    return keyOf(scheme, isOnly ? 'API_KEY' : (name ?? ''));
  });
  const notes = schemes.flatMap(({ name, type }, index) => {
    const kind = type === 'mutualTLS' ? 'the client certificate' : 'the authentication';
    return keys[index] ? [] : [`This sample does not send ${kind} "${name}".`];
  });
  return { keys: keys.filter((key) => key !== undefined), notes };
}

/** Returns a media type that can be sent: the first of a list, and an instance of a range such as `image/*`. */
function sentType(mediaType: string): string {
  const [first = ''] = mediaType.split(',');
  const type = first.trim();
  if (!type.includes('*')) return type;
  return { 'text/*': 'text/plain', 'image/*': 'image/png' }[type] ?? 'application/octet-stream';
}

/** Returns the name of a file with the extension of its media type, for example `file.pdf`. */
function fileName(name: string, mediaType = ''): string {
  const [, subtype = ''] = /^[^/]+\/(?:x-)?([a-z\d]+)/i.exec(mediaType) ?? [];
  const extension =
    { plain: 'txt', jpeg: 'jpg', octet: 'bin' }[subtype] ?? (/^\w{2,5}$/.test(subtype) ? subtype : 'bin');
  const base = name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '');
  // The parts of a list have numbers.
  return `${/^\d*$/.test(base) ? `part${base}` : base}.${extension}`;
}

/** Returns the examples whose value the file has itself, or that are generated. */
function withValue(examples: readonly NamedExample[]): NamedExample[] {
  return examples.filter(({ isExternal }) => !isExternal);
}

/** Returns the example with a key, otherwise the first one. */
function exampleOf(examples: readonly NamedExample[], key?: string): NamedExample | undefined {
  const own = withValue(examples);
  return own.find((example) => example.key === key) ?? own[0];
}

/** Returns the first value that the file has of a field, otherwise one of its type. */
function firstValue({ types, limits, examples = [], default: fallback }: Field): Json {
  const given = [examples[0], fallback, limits.const, limits.enum?.[0]?.value].find((value) => value !== undefined);
  if (given !== undefined) return parseJson(given);
  const [type] = types;
  if (type === 'integer' || type === 'number') return limits.minimum ?? limits.maximum ?? 1;
  return type === 'boolean' ? true : 'string';
}

/** Headers of a part that are required or have an example. */
function partHeaders({ headers }: Encoding): [string, string][] {
  return headers.flatMap((header): [string, string][] => {
    const { name, requirement, examples } = header;
    if (name.toLowerCase() === 'content-type' || (requirement !== 'required' && !examples)) return [];
    return [[name, oneLine(valueAsText(firstValue(header)))]];
  });
}

/** Returns how the properties of a form or of a query string are sent, or the parts of another multipart body. */
function partFormats(body: Pick<Body, 'encoding' | 'files'>): Record<string, PartFormat> {
  const { encoding, files = [] } = body;
  const names = new Set([...encoding.map(({ property }) => property), ...files]);
  return Object.fromEntries(
    [...names].map((name) => {
      const given = encoding.find(({ property }) => property === name);
      const contentType = given?.contentType && sentType(given.contentType);
      const headers = given ? partHeaders(given) : [];
      const format = defined<PartFormat>({
        contentType,
        style: given?.style,
        explode: given?.explode,
        allowReserved: given?.allowReserved || undefined,
        file: files.includes(name) ? fileName(name, contentType) : undefined,
        headers: headers.length > 0 ? headers : undefined,
        parts: given?.encoding && partFormats({ encoding: given.encoding }),
      });
      return [name, format];
    }),
  );
}

/** Returns how a body is written. One that is neither a form nor text, or has no example, is read from a file. */
function bodyFormat(body: Body, example: Json | undefined): BodyFormat {
  const mediaType = sentType(body.mediaType);
  if (FORM.test(mediaType)) {
    return { mediaType, kind: mediaType.startsWith('multipart') ? 'multipart' : 'form', parts: partFormats(body) };
  }
  const { sequence } = body;
  if (sequence && example !== undefined) {
    return { mediaType, kind: sequence, ...(sequence === 'parts' ? { parts: partFormats(body) } : {}) };
  }
  const isBinary = body.field?.limits.format === 'binary' || !isText(mediaType);
  if (isBinary || example === undefined) return { mediaType, kind: 'file', file: fileName('file', mediaType) };
  return { mediaType, kind: isJson(mediaType) ? 'json' : 'text' };
}

function replyOf(operation: Operation): { reply: SampleReply; status?: number; accept?: string } {
  const { method, responses } = operation;
  const main = mainResponse(responses) ?? responses.find(({ code }) => code === 'default');
  const successes = responses.filter(({ code }) => code.startsWith('2'));
  const status = Number(successes[0]?.code);
  const exact = successes.length === 1 && Number.isInteger(status) ? { status } : {};
  const contents = main?.contents ?? [];
  const json = jsonBody(contents);
  const body = json ?? contents[0];
  if (method === 'HEAD') return { reply: { kind: 'none' }, ...exact };
  // A 200 is expected to have content, also if the file describes none (RFC 9110, section 15.3.1).
  if (!body) return { reply: { kind: main?.code === '200' ? 'text' : 'none' }, ...exact };
  const { sequence } = body;
  const isBinary = body.field?.limits.format === 'binary' || !isText(body.mediaType);
  const file = { kind: 'file' as const, file: fileName('reply', body.mediaType) };
  const other = isBinary ? file : { kind: 'text' as const };
  const inOrder = sequence && sequence !== 'parts' ? { kind: sequence } : other;
  const reply = json ? { kind: 'json' as const } : inOrder;
  return { reply, ...exact, ...(contents.length > 1 ? { accept: body.mediaType } : {}) };
}

/** Returns how a parameter is written. */
export function sampleParameter({ name, in: place, field, encoding }: Parameter): SampleParameter {
  const { style, explode, allowReserved, mediaType } = field.serialization ?? {};
  const isJsonText = (mediaType !== undefined && isJson(mediaType)) || undefined;
  const parts = encoding && partFormats({ encoding });
  return defined<SampleParameter>({ name, in: place, style, explode, allowReserved, isJson: isJsonText, parts });
}

/** Returns the parameters that a sample can have. */
export function sampleParameters({ parameters }: Operation): Parameter[] {
  return parameters.filter((one) => one.in !== 'header' || !IGNORED_HEADERS.includes(one.name.toLowerCase()));
}

/**
 * Returns what samples need to know about an operation.
 *
 * @param body the body that the samples send, undefined for none
 * @param example its value
 */
export function sampleOperation(operation: Operation, facts: ApiFacts, body?: Body, example?: Json): SampleOperation {
  const { method, path, name, security } = operation;
  const { keys, notes } = keysOf(security);
  const parameters = sampleParameters(operation).map(sampleParameter);
  return {
    ...{ method, server: absoluteServer(operation.servers, facts), path, name, parameters, keys },
    ...(body ? { body: bodyFormat(body, example) } : {}),
    ...replyOf(operation),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

/** Returns the values of the parameters that samples have, of the example with a key if there is one. */
function parameterValues(operation: Operation, key: string): SampleValues['parameters'] {
  const values: SampleValues['parameters'] = {};
  for (const { name, in: place, examples } of sentParameters(operation)) {
    values[place] = { ...values[place], [name]: exampleOf(examples, key)?.value ?? name };
  }
  return values;
}

const UNNAMED = { key: 'example', summary: 'Example' };

/** Puts the names of files into the example of a form, also of those that the form needs and the example leaves out. */
function withFileNames(value: Json | undefined, body: Body): Json | undefined {
  const { mediaType, field, files = [] } = body;
  if (body.sequence === 'parts') return value ?? (body.isEachItem && files.includes('[]') ? [fileName('file')] : value);
  if (!FORM.test(mediaType)) return value;
  const given = isJsonObject(value) ? value : {};
  const formats = partFormats(body);
  const isGiven = (name: string) => Object.hasOwn(given, name);
  const isRequired = (name: string) =>
    field?.children.some((child) => child.name === name && child.requirement === 'required');
  const withName = (name: string): [string, Json] => {
    const [file, item] = [formats[name]?.file ?? '', given[name]];
    return [name, Array.isArray(item) ? item.map(() => file) : file];
  };
  const missing = files.filter((name) => !isGiven(name) && isRequired(name)).map(withName);
  return { ...Object.fromEntries(missing), ...given, ...Object.fromEntries(files.filter(isGiven).map(withName)) };
}

/** Returns the examples of a body, at least one. */
function bodyCalls(body: Body): NamedCall[] {
  const own = withValue(body.examples);
  const named = own.length > 0 ? own : [{ ...UNNAMED, value: undefined }];
  return named.map(({ key, summary, value }) =>
    defined<NamedCall>({ key, summary, body, value: withFileNames(value, body) }),
  );
}

/** Names the examples of further media types after them, because the first one has the plain names. */
function inMediaType({ mediaType, examples }: Body, call: NamedCall): NamedCall {
  const isNamed = examples.length > 1;
  return {
    ...call,
    key: `${mediaType.replace(/\W+/g, '-').replace(/^-$/, 'any')}${isNamed ? `-${call.key}` : ''}`,
    summary: isNamed ? `${mediaType}: ${call.summary}` : mediaType,
  };
}

/** Returns the body that is shown first: JSON, otherwise the first one. */
export function mainBody(body: RequestBody | undefined): Body | undefined {
  return jsonBody(body?.contents) ?? body?.contents[0];
}

/** Returns the parameters that samples have: those that are required, or of which the file has an example. */
function sentParameters(operation: Operation): Parameter[] {
  const hasExample = ({ examples }: Parameter) => withValue(examples).some(({ isGenerated }) => !isGenerated);
  return sampleParameters(operation).filter((one) => one.field.requirement === 'required' || hasExample(one));
}

/** Returns the named examples of parameters, for calls without a body. */
function parameterCalls(operation: Operation): NamedCall[] {
  const examples = sentParameters(operation).flatMap((parameter) => withValue(parameter.examples));
  const named = examples.filter(({ isGenerated, key }) => !isGenerated && key !== UNNAMED.key);
  const byKey = new Map(named.map(({ key, summary }) => [key, { key, summary }]));
  if (byKey.size > 0) return [...byKey.values()];
  const generated = examples.find(({ isGenerated }) => isGenerated);
  return [generated ? { key: generated.key, summary: generated.summary } : UNNAMED];
}

/**
 * Returns the example calls of an operation: one for each example of the body, JSON first; without a body, one for each
 * named example of the parameters, or a single one.
 */
export function namedCalls(operation: Operation): NamedCall[] {
  const main = mainBody(operation.body);
  const others = (operation.body?.contents ?? []).filter((body) => body !== main);
  return [
    ...(main ? bodyCalls(main) : parameterCalls(operation)),
    ...others.flatMap((body) => bodyCalls(body).map((call) => inMediaType(body, call))),
  ];
}

/** Returns the names of parameters that samples send without an example: the value is their name. */
export function namesWithoutExample(operation: Operation): string[] {
  const unknown = sentParameters(operation).filter(({ examples }) => exampleOf(examples) === undefined);
  return unknown.map(({ name }) => name);
}

/** Returns whether a body has a schema of which there is no example. */
export function lacksExample({ field, examples }: Body): boolean {
  return field !== undefined && examples.length === 0;
}

/**
 * Returns the calls that samples show, see {@link namedCalls}. Parameters have the example of the same name or their first
 * one: required parameters always, optional ones only if the file gives an example.
 */
export function callExamples(operation: Operation, facts: ApiFacts): CallExample[] {
  return namedCalls(operation).map(({ key, summary, body, value }) => ({
    key,
    summary,
    ...(body ? { body } : {}),
    isNamed: key !== UNNAMED.key && key !== 'generated',
    operation: sampleOperation(operation, facts, body, value),
    values: { parameters: parameterValues(operation, key), ...(value === undefined ? {} : { body: value }) },
  }));
}

/**
 * Returns the replies that are shown beside example calls: those of the same name. If no names agree, the first call gets
 * the first reply.
 *
 * @returns the replies by the keys of the calls, and all others: also those that are elsewhere or generated
 */
export function callReplies(operation: Operation): { shown: Map<string, NamedExample>; others: NamedExample[] } {
  const { replyExamples } = operation;
  const calls = namedCalls(operation);
  const own = withValue(replyExamples).filter(({ isGenerated }) => !isGenerated);
  const shown = new Map(own.filter(({ key }) => calls.some((call) => call.key === key)).map((one) => [one.key, one]));
  const [first, reply] = [calls[0], own[0]];
  if (shown.size === 0 && first && reply) shown.set(first.key, reply);
  return { shown, others: replyExamples.filter((example) => ![...shown.values()].includes(example)) };
}
