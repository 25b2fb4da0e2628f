import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { API_FILE } from '../../plugins/api/facts/apiFiles';
import type { Json } from '../../shared/json';
import { builtText } from '../support/builtSite';
import { httpRequests } from '../support/httpRequests';
import { fullBody, invalidVariants } from '../support/invalidVariants';
import { dummyKey, startMockServer, type MockServer } from '../support/mockServer';
import { readApi } from '../support/openApiDocument';

const { calls } = readApi(API_FILE);

let mock: MockServer;

beforeAll(async () => {
  mock = await startMockServer();
});

afterAll(() => mock.stop());

async function statusOf(path: string, body: Json | undefined, authorization = `Bearer ${dummyKey('mock')}`) {
  const { status } = await fetch(mock.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // On a busy machine, the server may close an open connection just when it is used again.
      Connection: 'close',
      ...(authorization && { Authorization: authorization }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return status;
}

describe('the .http file of the downloads', () => {
  const environment = () => ({ API_BASE: mock.url, API_KEY: dummyKey('http') });
  const text = builtText('openapi/metrics-api.http');

  it('has the example calls of all operations, without a key', () => {
    const host = 'https://host.test';
    const found = httpRequests(text, { API_BASE: host }).map(({ url, body }) => [url, JSON.parse(body)]);
    const wanted = calls.flatMap(({ path, examples }) => Object.values(examples).map((body) => [host + path, body]));
    expect(found).toHaveLength(wanted.length);
    expect(found).toEqual(expect.arrayContaining(wanted));
    expect(text.match(/Bearer .*/g)).toEqual(wanted.map(() => 'Bearer {{API_KEY}}'));
  });

  it('has only requests that the mock answers with 200', async () => {
    const refused: string[] = [];
    for (const { method, url, headers, body } of httpRequests(text, environment())) {
      const { status } = await fetch(url, { method, headers: { ...headers, Connection: 'close' }, body });
      if (status !== 200) refused.push(`${status} ${url}`);
    }
    expect(refused).toEqual([]);
  });
});

describe.each(calls.map((call) => [call.path, call] as const))('the mock of %s', (path, { schema, examples }) => {
  const [example] = Object.values(examples);
  const full = fullBody(schema, example);
  const variants = invalidVariants(schema, full);

  it.each(Object.keys(examples))('answers 200 to the example %s', async (key) => {
    expect(await statusOf(path, examples[key])).toBe(200);
  });

  it('answers 200 to a body with all fields', async () => {
    expect(await statusOf(path, full)).toBe(200);
  });

  it.each(variants.map(({ what, body }) => [what, body] as const))('answers 422 if body%s', async (_what, body) => {
    expect(await statusOf(path, body)).toBe(422);
  });

  it('answers 422 without a body', async () => {
    expect(await statusOf(path, undefined)).toBe(422);
  });

  it.each([
    ['without a key', ''],
    ['with an empty key', 'Bearer '],
    ['with a key of another scheme', 'Basic YTpi'],
  ])('answers 401 %s', async (_case, authorization) => {
    expect(await statusOf(path, example, authorization)).toBe(401);
  });
});

describe('the invalid variants', () => {
  it('cover each kind of fault', () => {
    const faults = calls.flatMap(({ schema, examples }) =>
      invalidVariants(schema, fullBody(schema, Object.values(examples)[0])).map(({ what }) => what),
    );
    const kinds = ['another type', 'null', 'left out', 'too small', 'too large', 'an item twice', 'none of'];
    expect(kinds.filter((kind) => !faults.some((fault) => fault.includes(kind)))).toEqual([]);
  });
});
