import { expect, it } from 'vitest';

import type { Json, JsonObject } from '@api-docs/kit/values/json';
import { operation } from '@api-docs/openapi-facts/testing/fixtures';

import type { Docs } from '../../src/server/data';
import { askedOperation } from '../../src/server/askedOperation';
import { check } from '../../src/server/tools/check';

const NAMED = ['GET', 'POST'].map((method) => ({ id: method, method, path: '/runs', name: 'runs', deprecated: false }));

/** Returns what `check` validates, for a request with a query parameter and a body with the field `query`. */
async function validated(body: JsonObject, requirement: string): Promise<unknown> {
  let request: unknown;
  const part = (name: string, ...fields: object[]) => ({ name, kind: 'object', fields });
  const fields = [part('query', { name: 'page', requirement }), part('body', { name: 'query' })];
  const docs = {
    site: () => ({ versions: [{ name: 'next' }] }),
    urlOf: (path: string) => path,
    migrations: () => [],
    api: () => ({ calls: { POST: [] }, operations: { next: NAMED } }),
    validator: () => ({
      form: { isRequest: true, shape: part('', ...fields) },
      validate: (value: unknown) => ((request = value), true),
    }),
  };
  await check(docs as unknown as Docs, { operation: '/runs', body });
  return request;
}

it.each<[string, JsonObject, string, Json]>([
  ['a body', { query: 'Why?' }, 'optional', { body: { query: 'Why?' } }],
  ['a wrong body', { text: 'Why?' }, 'optional', { body: { text: 'Why?' } }],
  ['all parts', { query: { page: 'a' }, body: {} }, 'optional', { query: { page: 'a' }, body: {} }],
  ['a body without a required parameter', { text: 'Why?' }, 'required', { body: { text: 'Why?' } }],
])('check takes the body alone, or all parts: %s', async (_case, given, parameter, request) => {
  expect(await validated(given, parameter)).toEqual(request);
});

const SLASHED = ['/items', '/items/', '/notes', '/files/'].map((path) => {
  const name = path.split('/').filter(Boolean).at(-1) ?? '';
  return { id: path, method: 'GET', path, name, deprecated: false };
});

it.each([
  ['/items', '/items'],
  ['/items/', '/items/'],
  ['GET https://api.example/items/', '/items/'],
  ['notes', '/notes'],
  ['files', '/files/'],
  ['https://api.example/notes?page=1', '/notes'],
])('an operation is found with and without a slash at its end: %s', (given, path) => {
  expect(askedOperation(SLASHED, given).path).toBe(path);
});

it.each([
  ['/notes/', 'There is no operation "/notes/". Did you mean `/notes`?'],
  ['https://api.example/files', 'There is no operation "https://api.example/files". Did you mean `/files/`?'],
  ['POST /notes', 'There is no operation "POST /notes". Did you mean `GET /notes`?'],
])('another operation is never meant: %s', (given, message) => {
  expect(() => askedOperation(SLASHED, given)).toThrow(message);
});

it.each(['', '/', 'https://api.example', 'POST '])('a legacy body without a path is not meant by %j', (given) => {
  const body = { id: 'Old', method: 'POST', path: '', name: 'Old', deprecated: true };
  expect(() => askedOperation([...SLASHED, body], given)).toThrow(/There is no operation .* Known: `\/items`/);
});

it('a path with several methods means POST, unless the method is named', () => {
  expect(['/runs', 'GET /runs'].map((name) => askedOperation(NAMED, name).id)).toEqual(['POST', 'GET']);
});

it.each(['QUERY /ships', 'query /ships', 'COPY https://api.harbor.example/ships/{ship}'])('finds %s', (name) => {
  const paths = ['/ships', '/ships/{ship}'];
  const operations = ['QUERY', 'COPY'].flatMap((method) => paths.map((path) => operation(path, { method })));
  const [method = '', path] = name.split(/ (?:https:\/\/[^/]+)?/);
  expect(askedOperation(operations, name)).toMatchObject({ method: method.toUpperCase(), path });
});
