import { isJsonObject, own, stringifyJson, type Json } from '@api-docs/kit';

import { isJson, isXml } from './jsonType';
import { oneLine } from './literals';
import type { ParameterPlace } from '../document/parameterPlaces';
import type {
  BodyFormat,
  FormPart,
  PartFormat,
  SampleBody,
  SampleCall,
  SampleKey,
  SampleOperation,
  SampleParameter,
  SampleValues,
  SecretText,
} from './sampleCall';
import { sequenceText } from './sequence';
import { cookieText, formPairs, headerText, pathText, queryText, valueText, type ParameterStyle } from './serialize';
import { BOUNDARY, filesOf, multipartSegments, nestedPart, partSegments } from './template';
import { readShape, xmlText } from './xmlText';

/** Percent-encodes a path, but neither its placeholders nor what is encoded already. */
export function encodePath(path: string): string {
  return encodeURI(path)
    .replace(/%25(?=[\dA-F]{2})/gi, '%')
    .replaceAll('%7B', '{')
    .replaceAll('%7D', '}');
}

/** Returns a path as it is sent, with its placeholders, but without its fragment, which clients keep for themselves. */
export function sentPath(path: string): string {
  return encodePath(path.replace(/#(?![^{}]*\}).*$/s, ''));
}

/** Returns the value of a parameter; undefined if the call leaves it out. */
export function parameterValue({ parameters }: SampleValues, place: ParameterPlace, name: string): Json | undefined {
  return own(parameters[place], name);
}

/** Returns the parameters of a place that have a value. */
function valued({ parameters }: SampleOperation, values: SampleValues, place: ParameterPlace) {
  return parameters.flatMap((parameter) => {
    const value = parameter.in === place ? parameterValue(values, place, parameter.name) : undefined;
    return value === undefined ? [] : [{ ...parameter, value }];
  });
}

/** Writes a value as a whole query, percent-encoded: a form, JSON, or a text as it is. */
export function queryStringText(value: Json, { isJson, parts = {} }: Partial<SampleParameter>): string {
  if (isJson) return encodeURIComponent(stringifyJson(value));
  if (!isJsonObject(value)) return encodeURI(valueText(value)).replaceAll('%25', '%').replaceAll('#', '%23');
  const texts = Object.entries(value).map(([name, item]) => queryText(...formProperty(name, item, own(parts, name))));
  return texts.filter(Boolean).join('&');
}

/** Returns a property of a form with how it is written: without a style, an object is sent as JSON, or as XML. */
function formProperty(name: string, value: Json, how: PartFormat = {}): [name: string, value: Json, ParameterStyle] {
  if (how.style !== undefined || !isJsonObject(value))
    return [name, value, { ...how, isJson: isJson(how.contentType) }];
  if (isXml(how.contentType)) return [name, xmlText(name, value, how.xml, readShape, true), {}];
  return [name, value, { ...how, isJson: true }];
}

function targetOf(operation: SampleOperation, values: SampleValues): string {
  const target = valued(operation, values, 'path').reduce(
    (text, { name, value, ...how }) => text.replaceAll(`{${encodePath(name)}}`, () => pathText(name, value, how)),
    sentPath(operation.path),
  );
  const query = [
    ...valued(operation, values, 'query').map(({ name, value, ...how }) => queryText(name, value, how)),
    ...valued(operation, values, 'querystring').map(({ value, ...how }) => queryStringText(value, how)),
  ].filter(Boolean);
  return `${target}${query.length > 0 ? `${target.includes('?') ? '&' : '?'}${query.join('&')}` : ''}`;
}

function headersOf(operation: SampleOperation, values: SampleValues): SampleCall['headers'] {
  const { keys, accept } = operation;
  const keysIn = (place: SampleKey['in']) =>
    keys.flatMap((key) => (key.in !== 'basic' && key.in === place ? [key] : []));
  const cookies: SecretText[] = [
    ...valued(operation, values, 'cookie').map(({ name, value, ...how }) => [cookieText(name, value, how)]),
    ...keysIn('cookie').map(({ name, env }) => [`${name}=`, { env }]),
  ];
  return [
    ...keysIn('header').map(({ name, prefix, env }) => ({ name, value: [...(prefix ? [prefix] : []), { env }] })),
    ...valued(operation, values, 'header').map(({ name, value, ...how }) => ({
      name,
      value: [headerText(value, how)],
    })),
    ...(cookies.length > 0
      ? [{ name: 'Cookie', value: cookies.flatMap((cookie, index) => (index === 0 ? cookie : ['; ', ...cookie])) }]
      : []),
    ...(accept === undefined ? [] : [{ name: 'Accept', value: [accept] }]),
  ];
}

/** Returns the parts of a multipart body for one property: several for a list. */
function partsOf(name: string, value: Json, format: PartFormat = {}): FormPart[] {
  const { contentType, file, headers = [], style, explode, xml } = format;
  const type = contentType === undefined ? {} : { contentType };
  const items = Array.isArray(value) && !isJson(contentType) ? value : [value];
  if (file !== undefined) return items.map((item) => ({ name, file: valueText(item) || file, ...type, headers }));
  if (style !== undefined || explode !== undefined) {
    return formPairs(name, value, format).map(([key, text]) => ({ name: key, text, ...type, headers }));
  }
  return items.map((item): FormPart => {
    if (isXml(contentType) && isJsonObject(item)) {
      return { name, text: xmlText(name, item, Array.isArray(value) ? xml?.item : xml, readShape), ...type, headers };
    }
    if (isJson(contentType) || (item !== null && typeof item === 'object')) {
      return { name, json: item, contentType: contentType ?? 'application/json', headers };
    }
    return { name, text: valueText(item), ...type, headers };
  });
}

function bodyOf({ kind, parts = {}, file = '' }: BodyFormat, value: Json | undefined): SampleBody | undefined {
  if (kind === 'file') return { kind, file };
  if (value === undefined) return undefined;
  if (kind === 'events' || kind === 'lines' || kind === 'records' || kind === 'parts') {
    if (typeof value === 'string') return { kind: 'text', text: value };
    if (kind === 'parts') return { kind: 'segments', segments: multipartSegments(value, parts) };
    return { kind: 'text', text: sequenceText(kind, [value].flat()) };
  }
  const entries = Object.entries(isJsonObject(value) ? value : {});
  if (kind === 'multipart') {
    const all = entries.flatMap(([name, item], index) => {
      const format = own(parts, name);
      const nested = format && nestedPart(name, item, format, `part-${index + 1}-of-${BOUNDARY}`);
      return nested ?? partsOf(name, item, format);
    });
    // Libraries for forms write no such parts.
    const isNested = all.some(({ segments }) => segments !== undefined);
    return isNested ? { kind: 'segments', segments: partSegments(all, BOUNDARY) } : { kind, parts: all };
  }
  if (kind === 'form') {
    return { kind, pairs: entries.flatMap(([name, item]) => formPairs(...formProperty(name, item, own(parts, name)))) };
  }
  return kind === 'json' ? { kind, json: value } : { kind, text: valueText(value) };
}

/** Puts values into a call. */
export function sampleCall(operation: SampleOperation, values: SampleValues): SampleCall {
  const { method, server, keys, status, response, name, notes = [] } = operation;
  const body = operation.body && bodyOf(operation.body, values.body);
  const basic = keys.find((key) => key.in === 'basic');
  const files = filesOf(body);
  return {
    method,
    server,
    target: targetOf(operation, values),
    queryKeys: keys.flatMap((key) => (key.in === 'query' ? [{ name: key.name, env: key.env }] : [])),
    basic,
    headers: headersOf(operation, values),
    contentType: body && `${operation.body?.mediaType}${body.kind === 'segments' ? `; boundary=${BOUNDARY}` : ''}`,
    body,
    status,
    response,
    notes: [
      ...notes.map(oneLine),
      ...(files.length > 0 ? [`Sends ${files.map((file) => `./${file}`).join(' and ')}.`] : []),
    ],
    name,
  };
}

/** Request timeout in seconds: a choice of the docs, not a limit of the API. */
export const TIMEOUT = 30;

/** Environment variable with the base URL that samples call instead of the operation's server, such as that of a mock. */
export const API_BASE = 'API_BASE';

/** Returns the path of a call with its query, including the credentials in it. */
export function targetText({ target, queryKeys }: SampleCall): SecretText {
  const parts = queryKeys.map(({ name, env }, index) => {
    const start = index === 0 ? `${target}${target.includes('?') ? '&' : '?'}` : '&';
    return [`${start}${encodeURIComponent(name)}=`, { env }];
  });
  return parts.length > 0 ? parts.flat() : [target];
}
