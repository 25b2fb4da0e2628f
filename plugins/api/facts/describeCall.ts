import { jsonBody } from './readContent';
import { mainResponse, serverUrl } from './readOperation';
import type { Body, Json, NamedExample, Operation, Parameter, SecurityScheme } from './types';

/**
 * Returns whether the samples in programming languages and the request builder can show a call: a POST with a JSON body, a
 * bearer token and no parameters, which succeeds with status 200.
 */
export function hasSamples({ method, parameters, body, security, responses }: Operation): boolean {
  const [alternative, other] = security;
  const [only, second] = alternative ?? [];
  const isBearer = only?.scheme.type === 'http' && only.scheme.scheme?.toLowerCase() === 'bearer' && !second && !other;
  const json = jsonBody(body?.contents);
  return (
    method === 'POST' &&
    mainResponse(responses)?.code === '200' &&
    parameters.length === 0 &&
    isBearer &&
    json?.mediaType === 'application/json' &&
    !!json.field
  );
}

/** Returns whether the reply of a call has its result in `data`, which the samples read. */
export function hasData({ reply }: Operation): boolean {
  return reply.some(({ name }) => name === 'data');
}

function exampleOf({ examples }: { examples: NamedExample[] }): Json | undefined {
  return examples.find(({ isExternal }) => !isExternal)?.value;
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Writes a value as query parameters, in the style of the parameter. */
function queryPairs({ name, style = 'form', explode = style === 'form', examples }: Parameter): string[] {
  const value = exampleOf({ examples });
  const pair = (key: string, item: string) => `${encodeURIComponent(key)}=${encodeURIComponent(item)}`;
  const separator = { spaceDelimited: ' ', pipeDelimited: '|' }[style] ?? ',';
  if (value === undefined || value === null || typeof value !== 'object') return [pair(name, textOf(value ?? ''))];
  if (Array.isArray(value)) {
    const items = value.map(textOf);
    return explode ? items.map((item) => pair(name, item)) : [pair(name, items.join(separator))];
  }
  const entries = Object.entries(value).map(([key, item]) => [key, textOf(item ?? '')] as const);
  if (style === 'deepObject') return entries.map(([key, item]) => pair(`${name}[${key}]`, item));
  return explode ? entries.map(([key, item]) => pair(key, item)) : [pair(name, entries.flat().join(','))];
}

/** Writes a value as a path segment, a header or a cookie. */
function plainText({ name, style, explode = false, examples }: Parameter): string {
  const value = exampleOf({ examples }) ?? name;
  if (typeof value !== 'object') return textOf(value);
  const items = Array.isArray(value)
    ? value.map(textOf)
    : Object.entries(value).map(([key, item]) => `${key}${explode ? '=' : ','}${textOf(item ?? '')}`);
  if (style === 'label') return `.${items.join(explode ? '.' : ',')}`;
  return style === 'matrix' ? `;${name}=${items.join(',')}` : items.join(',');
}

function credentials(scheme: SecurityScheme): { header?: string; query?: string; cookie?: string } {
  const { type, in: place, parameter = '' } = scheme;
  if (type === 'apiKey' && place === 'query') return { query: `${parameter}=$API_KEY` };
  if (type === 'apiKey' && place === 'cookie') return { cookie: `${parameter}=$API_KEY` };
  if (type === 'apiKey') return { header: `${parameter}: $API_KEY` };
  if (type === 'http' && scheme.scheme?.toLowerCase() === 'basic')
    return { header: 'Authorization: Basic $CREDENTIALS' };
  return type === 'mutualTLS' || type === '' ? {} : { header: 'Authorization: Bearer $API_KEY' };
}

function formPairs(value: Json | undefined): [string, string][] {
  if (value === undefined || value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.entries(value).map(([key, item]) => [key, textOf(item ?? '')]);
}

const BOUNDARY = 'boundary';

function bodyText(body: Body): { contentType: string; text: string } {
  const { mediaType } = body;
  const value = exampleOf(body);
  if (/^multipart\//i.test(mediaType)) {
    const parts = formPairs(value).map(([name, text]) => {
      const field = body.field?.children.find((child) => child.name === name);
      const type = body.encoding.find(({ property }) => property === name)?.contentType;
      const isFile = field?.format === 'binary' || field?.limits.some((limit) => limit.startsWith('content of type'));
      return [
        `--${BOUNDARY}`,
        `Content-Disposition: form-data; name="${name}"${isFile ? '; filename="file"' : ''}`,
        ...(type === undefined ? [] : [`Content-Type: ${type.split(',')[0] ?? ''}`]),
        '',
        isFile ? '(content of the file)' : text,
      ].join('\n');
    });
    return { contentType: `${mediaType}; boundary=${BOUNDARY}`, text: [...parts, `--${BOUNDARY}--`].join('\n') };
  }
  if (mediaType === 'application/x-www-form-urlencoded') {
    return { contentType: mediaType, text: new URLSearchParams(formPairs(value)).toString() };
  }
  if (typeof value === 'string') return { contentType: mediaType, text: value };
  return {
    contentType: mediaType,
    text: value === undefined ? '(content of the file)' : JSON.stringify(value, null, 2),
  };
}

/**
 * Writes a call as an HTTP message, with an example for each required parameter; if there are none, for every parameter.
 *
 * @returns for example `GET /jobs?limit=10 HTTP/1.1` with its headers
 */
export function httpMessage(operation: Operation): string {
  const { path, method, parameters, body, security, responses } = operation;
  const sent = parameters.filter(({ field, in: place }) => field.requirement === 'required' || place === 'query');
  const at = (place: Parameter['in']) => sent.filter((one) => one.in === place);
  const keys = (security.find((alternative) => alternative.length > 0) ?? []).map(({ scheme }) => credentials(scheme));
  const query = [
    ...at('query').flatMap((one) =>
      one.mediaType ? [`${one.name}=${encodeURIComponent(textOf(exampleOf(one) ?? ''))}`] : queryPairs(one),
    ),
    ...keys.flatMap((key) => key.query ?? []),
  ];
  const target = at('path').reduce(
    (text, one) => text.replaceAll(`{${one.name}}`, encodeURIComponent(plainText(one))),
    path,
  );
  const server = /^(https?:\/\/[^/]+)(.*)$/i.exec(serverUrl(operation.servers[0]));
  const cookies = [
    ...at('cookie').map((one) => `${one.name}=${plainText(one)}`),
    ...keys.flatMap((key) => key.cookie ?? []),
  ];
  const content = body?.contents[0] && bodyText(body.contents[0]);
  const accepts = [...new Set(responses.flatMap(({ contents }) => contents.map(({ mediaType }) => mediaType)))];
  return [
    `${method} ${server?.[2] ?? ''}${target}${query.length > 0 ? `?${query.join('&')}` : ''} HTTP/1.1`,
    ...(server ? [`Host: ${(server[1] ?? '').replace(/^https?:\/\//i, '')}`] : []),
    ...keys.flatMap((key) => key.header ?? []),
    ...at('header').map((one) => `${one.name}: ${plainText(one)}`),
    ...(cookies.length > 0 ? [`Cookie: ${cookies.join('; ')}`] : []),
    ...(accepts.length > 0 ? [`Accept: ${accepts.join(', ')}`] : []),
    ...(content ? [`Content-Type: ${content.contentType}`, '', content.text] : []),
  ].join('\n');
}
