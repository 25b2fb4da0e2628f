import { createHash } from 'node:crypto';

import { stringify } from 'yaml';

import { sampleCall, type Part, type SampleBody, type SampleKey, type SecretText } from '../../../shared/samples/call';
import { callExamples, type CallExample } from '../facts/describeCall';
import type { ApiFacts, Field, Operation } from '../facts/types';
import {
  callTitle,
  described,
  operationTitle,
  parameterEntries,
  secretNames,
  sentFields,
  unsentHeaders,
  withFields,
} from './collectionParts';

/** Variable with the URL of the API host. */
const BASE_URL = 'base_url';

function reference(variable: string): string {
  return `{{ _.${variable} }}`;
}

/** Returns the name of the variable of a secret: `api_key` for `API_KEY`. */
function variableOf(env: string): string {
  return env.toLowerCase();
}

/** Keeps Insomnia from reading a text as a template: https://mozilla.github.io/nunjucks/templating.html#raw. */
function literal(text: string): string {
  return /\{[{%#]/.test(text) ? `{% raw %}${text}{% endraw %}` : text;
}

/** Writes text with variables for secrets. */
function text(parts: SecretText): string {
  return parts.map((part) => (typeof part === 'string' ? literal(part) : reference(variableOf(part.env)))).join('');
}

/**
 * Returns the data that Insomnia keeps about an object. The id depends only on the name, so that every build writes the same
 * bytes. Insomnia sorts by `sortKey`.
 */
function meta(prefix: string, name: string, description = '', sortKey = 0) {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 32);
  return { id: `${prefix}_${hash}`, sortKey, ...described({ description }) };
}

/** Returns the authentication of a request, and the keys that it has besides. */
function authentication(keys: readonly SampleKey[]) {
  const main = keys.find((key) => key.in === 'basic' || key.prefix !== '');
  const others = keys.filter((key) => key !== main);
  if (!main) return { others };
  if (main.in !== 'basic') return { auth: { type: 'bearer', token: text([main]) }, others };
  const { user, password } = main;
  return { auth: { type: 'basic', username: text([{ env: user }]), password: text([{ env: password }]) }, others };
}

/** Renames the keys of entries, and keeps their values from being templates. */
function named<Item extends { key: string; value?: string }>(items: readonly Item[]) {
  return items.map(({ key, value, ...others }) => ({
    name: key,
    ...(value === undefined ? {} : { value: literal(value) }),
    ...others,
  }));
}

/** Returns a part of a form. `multiline` is the media type of a text; Insomnia takes that of a file from its name. */
function formData({ name, text: value = '', json, file, contentType }: Part) {
  if (file !== undefined) return { key: name, type: 'file', fileName: `./${file}` };
  return {
    key: name,
    type: 'text',
    value: json === undefined ? value : JSON.stringify(json),
    ...(contentType === undefined ? {} : { multiline: contentType }),
  };
}

function bodyOf(body: SampleBody | undefined, fields: readonly Field[], mimeType = '') {
  switch (body?.kind) {
    case 'json':
      return { mimeType, text: literal(JSON.stringify(body.json, null, 2)) };
    case 'text':
      return { mimeType, text: literal(body.text) };
    case 'form': {
      const entries = body.pairs.map(([key, value]) => ({ key, value, type: 'text' }));
      return { mimeType, params: named(withFields(entries, fields)) };
    }
    case 'multipart':
      return { mimeType, params: named(withFields(body.parts.map(formData), fields)) };
    case 'file':
      // Insomnia shows a file to choose only with this type. The header has the type that is sent.
      return { mimeType: 'application/octet-stream', fileName: `./${body.file}` };
    case undefined:
      return undefined;
  }
}

function request(facts: ApiFacts, operation: Operation, example: CallExample, index: number) {
  const { auth, others } = authentication(example.operation.keys);
  const { parameters } = example.values;
  // The query is a list of parameters, without which the call is written here.
  const call = sampleCall(
    { ...example.operation, keys: others },
    { ...example.values, parameters: { ...parameters, query: {} } },
  );
  const { method, target, queryKeys, headers, contentType, notes } = call;
  const base = call.server === facts.server ? reference(BASE_URL) : call.server;
  const description = [...notes, ...unsentHeaders('Insomnia', call.body)].join('\n\n');
  const query = [
    ...named(parameterEntries(operation, example, 'query')),
    ...queryKeys.map(({ name, env }) => ({ name, value: text([{ env }]) })),
  ];
  const body = bodyOf(call.body, sentFields(operation, contentType), contentType);
  return {
    name: callTitle(operation, example),
    meta: meta('req', `${method} ${operation.path} ${example.key}`, description, index),
    method,
    url: `${base}${literal(target)}`,
    ...(query.length > 0 ? { parameters: query } : {}),
    headers: [
      ...(contentType === undefined ? [] : [{ name: 'Content-Type', value: contentType }]),
      ...headers.map(({ name, value }) => ({ name, value: text(value) })),
      ...named(parameterEntries(operation, example, 'header').filter(({ disabled }) => disabled)),
    ],
    ...(auth ? { authentication: auth } : {}),
    ...(body ? { body } : {}),
  };
}

function operationFolder(facts: ApiFacts, operation: Operation, index: number) {
  const { method, path, description } = operation;
  return {
    name: operationTitle(facts, operation),
    meta: meta('fld', `${method} ${path}`, description, index),
    children: callExamples(operation, facts).map((example, order) => request(facts, operation, example, order)),
  };
}

/**
 * Converts an OpenAPI file to a collection for Insomnia: a folder for each tag, in it a folder for each operation, in it a
 * request for each example call, which is that of the samples. Secrets are empty variables of the environment.
 *
 * @returns YAML in Insomnia's format 5, which `packages/insomnia/src/common/import-v5-parser.ts` of
 *   https://github.com/Kong/insomnia defines. It has no dates.
 */
export function insomniaCollection(facts: ApiFacts): string {
  const { title, description, tags, operations, server } = facts;
  const secrets = secretNames(facts).map((env) => [variableOf(env), '']);
  return stringify(
    {
      type: 'collection.insomnia.rest/5.0',
      schema_version: '5.1',
      name: title,
      meta: meta('wrk', title, description),
      collection: tags.map((tag, index) => ({
        name: tag.name,
        meta: meta('fld', tag.name, tag.description, index),
        children: operations
          .filter((operation) => operation.tag === tag.name)
          .map((operation, order) => operationFolder(facts, operation, order)),
      })),
      environments: {
        name: 'Base Environment',
        meta: meta('env', title),
        data: { [BASE_URL]: server, ...Object.fromEntries(secrets) },
      },
    },
    { lineWidth: 0 },
  );
}
