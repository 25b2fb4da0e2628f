import { STATUS_CODES } from 'node:http';

import { stringifyJson } from '@api-docs/kit';

import { sampleCall } from '../samples/call';
import type { FormPart, SampleBody, SampleKey } from '../samples/sampleCall';
import { absoluteServer } from '../calls/sampleOperation';
import { callExamples, callResponses, type CallExample } from '../calls/describeCall';
import { operationRef } from '../facts/findOperation';
import { jsonBody } from '../facts/mediaTypes';
import { mainResponse } from '../facts/readResponses';
import { tagLabel, tagTree, type TagGroup } from '../facts/tagTree';
import type { ApiFacts, NamedExample, Operation, Server } from '../types';
import type { Field } from '../fieldTypes';
import {
  declareVariable,
  keyVariables,
  literalJson,
  parameterEntries,
  partContent,
  postmanUrl,
  unsentParts,
  variableReference,
  withFields,
  type Variables,
} from './collectionParts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Reference to the collection's variable for the server of the file. */
const HOST = '{{baseUrl}}';

/** Returns the reference to the variable of a secret: `{{apiKey}}` for `API_KEY`. */
function variableOf(env: string): string {
  return `{{${variableName(env)}}}`;
}

function variableName(env: string): string {
  return env.toLowerCase().replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

type Auth = Record<string, unknown> & { type: string };

function settings(values: Record<string, string>) {
  return Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' }));
}

/** Returns the authentication of a request with this key; undefined for a cookie, which Postman sends as a header. */
function authOf(key: SampleKey): Auth | undefined {
  if (key.in === 'basic') {
    const login = { username: variableOf(key.user), password: variableOf(key.password) };
    return { type: 'basic', basic: settings(login) };
  }
  const value = variableOf(key.env);
  if (key.prefix !== '') return { type: 'bearer', bearer: settings({ token: value }) };
  return key.in === 'cookie' ? undefined : { type: 'apikey', apikey: settings({ key: key.name, value, in: key.in }) };
}

/** Returns the authentication of a request, and the keys that it has besides. */
function authentication(keys: readonly SampleKey[]): { auth?: Auth; others: SampleKey[] } {
  const [only, second] = keys;
  // The key of the collection.
  const isDefault = only?.in === 'header' && only.prefix !== '' && only.env === 'API_KEY';
  if (isDefault && !second) return { others: [] };
  // Basic authentication cannot be written as a header with variables.
  const main = keys.find((key) => key.in === 'basic') ?? keys.find((key) => authOf(key) !== undefined);
  return { auth: (main && authOf(main)) ?? { type: 'noauth' }, others: keys.filter((key) => key !== main) };
}

function formData(part: FormPart) {
  const { name, file, contentType } = part;
  const type = contentType === undefined ? {} : { contentType };
  if (file !== undefined) return { key: name, type: 'file', src: `./${file}`, ...type };
  return { key: name, type: 'text', value: partContent(part), ...type };
}

function language(name: 'json' | 'xml') {
  return { options: { raw: { language: name } } };
}

function bodyOf(body: SampleBody | undefined, fields: readonly Field[] = [], mediaType = '') {
  switch (body?.kind) {
    case 'json':
      return { mode: 'raw', raw: literalJson(stringifyJson(body.json, 2)), ...language('json') };
    case 'text':
      return { mode: 'raw', raw: body.text, ...(/[/+]xml\b/.test(mediaType) && language('xml')) };
    case 'form': {
      const pairs = body.pairs.map(([key, value]) => ({ key, value, type: 'text' }));
      return { mode: 'urlencoded', urlencoded: withFields(pairs, fields) };
    }
    case 'multipart':
      return { mode: 'formdata', formdata: withFields(body.parts.map(formData), fields) };
    case 'file':
      return { mode: 'file', file: { src: `./${body.file}` } };
    case 'segments': {
      const texts = body.segments.map((one) => (typeof one === 'string' ? one : `<content of ${one.file}>`));
      return { mode: 'raw', raw: texts.join('') };
    }
    case undefined:
      return undefined;
  }
}

/** Returns the URL of a server, whose variables become variables of the collection. */
function serverText({ url, variables: own }: Server, variables: Variables): string {
  const text = own.reduce((written, { name, default: value, enum: values, description }) => {
    if (!url.includes(`{${name}}`)) return written;
    const about = [description, values.length > 0 ? `One of ${values.join(', ')}.` : ''].filter(Boolean).join(' ');
    return written.replaceAll(`{${name}}`, () => variableReference(variables, name, value, about));
  }, url);
  return text.replace(/\/$/, '');
}

interface Shared {
  facts: ApiFacts;
  /** URL of the file's server. */
  server: string;
  variables: Variables;
  /** What is said of a deprecated operation. */
  deprecation: string;
}

/** Returns the host of a call: the variable of the file's server, or the operation's own server. */
function hostOf({ server, variables }: Shared, { servers }: Operation, { operation }: CallExample): string {
  const [own] = servers;
  if (operation.server === server || !own) return HOST;
  return /^https?:/i.test(own.url) ? serverText(own, variables) : operation.server;
}

function request(shared: Shared, operation: Operation, example: CallExample) {
  const { method, description } = operation;
  const { auth, others } = authentication(example.operation.keys);
  const call = sampleCall({ ...example.operation, keys: others }, example.values);
  const parameters = parameterEntries(operation, example, 'header');
  const headers = call.headers.filter(({ name }) => !parameters.some(({ key }) => key === name));
  const queryKeys = call.queryKeys.map(({ name, env }) => ({ key: name, value: variableOf(env) }));
  const content = bodyOf(call.body, example.body?.field?.children, call.contentType);
  const host = hostOf(shared, operation, example);
  const { notes = [] } = example.operation;
  const text = [description, ...notes, ...unsentParts(call.body)].filter(Boolean).join('\n\n');
  return {
    ...(auth ? { auth } : {}),
    method,
    header: [
      // Postman adds the boundary of a form itself.
      ...(call.contentType === undefined || content?.mode === 'formdata'
        ? []
        : [{ key: 'Content-Type', value: call.contentType }]),
      ...headers.map(({ name, value }) => ({
        key: name,
        value: value.map((part) => (typeof part === 'string' ? part : variableOf(part.env))).join(''),
      })),
      ...parameters,
    ],
    url: postmanUrl(operation, example, host, queryKeys, shared.variables),
    ...(content ? { body: content } : {}),
    description: text,
  };
}

function savedResponse(operation: Operation, originalRequest: object, { summary, value }: NamedExample) {
  const main = mainResponse(operation.responses);
  const code = Number(main?.code) || 200;
  const contentType = jsonBody(main?.contents)?.mediaType ?? 'application/json';
  return {
    name: summary,
    originalRequest,
    status: STATUS_CODES[code] ?? '',
    code,
    header: [{ key: 'Content-Type', value: contentType }],
    body: stringifyJson(value, 2),
  };
}

function operationFolder(shared: Shared, operation: Operation) {
  const { facts } = shared;
  const calls = callExamples(operation, facts);
  const { shown } = callResponses(operation);
  return {
    name: `${operationRef(facts, operation)}${operation.deprecated ? ` (${shared.deprecation})` : ''}`,
    description: operation.description,
    item: calls.map((call) => {
      const made = request(shared, operation, call);
      const example = shown.get(call.key);
      const response = example ? [savedResponse(operation, made, example)] : [];
      return { name: call.isNamed ? call.summary : operation.summary, request: made, response };
    }),
  };
}

/** A folder of operations, and of the tags inside of its tag. */
interface TagFolder {
  name: string;
  description: string;
  item: (ReturnType<typeof operationFolder> | TagFolder)[];
}

function tagFolder(shared: Shared, { tag, operations, groups }: TagGroup): TagFolder {
  return {
    name: tagLabel(tag),
    description: tag.description,
    item: [
      ...operations.map((operation) => operationFolder(shared, operation)),
      ...groups.map((group) => tagFolder(shared, group)),
    ],
  };
}

/** Declares the variables that readers fill in: the server of the file, and secrets. */
function declareVariables({ facts, server, variables }: Shared): void {
  const [main, ...others] = facts.servers;
  const otherUrls = others.map((other) => serverText(other, new Map()));
  const otherText = otherUrls.length > 0 ? `Other servers: ${otherUrls.join(', ')}` : '';
  declareVariable(variables, 'baseUrl', server, otherText);
  const calls = facts.operations.flatMap((operation) => callExamples(operation, facts));
  const secrets = ['API_KEY', ...keyVariables(calls.flatMap(({ operation }) => operation.keys))];
  for (const env of secrets) declareVariable(variables, variableName(env), '');
  if (main && /^https?:/i.test(main.url)) {
    declareVariable(variables, 'baseUrl', serverText(main, variables), otherText);
  }
}

/**
 * Converts an OpenAPI file to a Postman collection: a folder for each tag, in it a folder for each operation, in it a
 * request for each example call, with the documented response as a saved response. Requests are those of the samples.
 *
 * @param deprecation what the name of a deprecated operation says
 * @returns a collection of format 2.1.0 (https://schema.getpostman.com). It has no ids, so that every build writes the
 *   same bytes.
 */
export function postmanCollection(facts: ApiFacts, deprecation = 'deprecated') {
  const variables: Variables = new Map();
  const shared = { facts, server: absoluteServer(facts.servers, facts), variables, deprecation };
  declareVariables(shared);
  const item = tagTree(facts).map((group) => tagFolder(shared, group));
  return {
    info: { name: facts.title || 'API', description: facts.description, version: facts.version, schema: SCHEMA },
    auth: { type: 'bearer', bearer: settings({ token: variableOf('API_KEY') }) },
    variable: [...variables.values()],
    item,
  };
}
