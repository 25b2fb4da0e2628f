import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { API_FILE } from '../../plugins/api-facts/apiFiles';
import type { Json } from '../../shared/json';
import { brokenTwins, fullBody } from '../support/brokenTwins';
import { dummyKey } from '../support/dummyKey';
import { startMockServer, type MockServer } from '../support/mockServer';
import { readApi } from '../support/openApiRequests';

const { calls } = readApi(API_FILE);

let mock: MockServer;

beforeAll(async () => {
  mock = await startMockServer();
});

afterAll(() => mock.stop());

async function status(path: string, body: Json | undefined, authorization = `Bearer ${dummyKey('twin')}`) {
  const { status: answered } = await fetch(mock.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answered;
}

describe.each(calls.map((call) => [call.path, call] as const))('%s', (path, { schema, examples }) => {
  const [example] = Object.values(examples);
  const full = fullBody(schema, example);
  const twins = brokenTwins(schema, full);

  it.each(Object.keys(examples))('answers 200 to its example %s', async (key) => {
    expect(await status(path, examples[key])).toBe(200);
  });

  it('answers 200 to a body with all fields', async () => {
    expect(await status(path, full)).toBe(200);
  });

  it.each(twins.map(({ what, body }) => [what, body] as const))('answers 422 when body%s', async (_what, body) => {
    expect(await status(path, body)).toBe(422);
  });

  it('answers 422 without a body', async () => {
    expect(await status(path, undefined)).toBe(422);
  });

  it.each([
    ['without a key', ''],
    ['with an empty key', 'Bearer '],
    ['with a key of another scheme', 'Basic YTpi'],
  ])('answers 401 %s', async (_case, authorization) => {
    expect(await status(path, example, authorization)).toBe(401);
  });
});

describe('the broken twins', () => {
  const kinds = calls.flatMap(({ path, schema, examples }) =>
    brokenTwins(schema, fullBody(schema, Object.values(examples)[0])).map(({ what }) => ({ path, what })),
  );

  it.each([
    ['another type', ' has another type', 32],
    ['null', ' is null', 32],
    ['a required field left out', ' is left out', 20],
    ['a number below its range', ' is too small', 5],
    ['a number above its range', ' is too large', 5],
    ['a duplicate', ' has an item twice', 1],
    ['a choice with nothing chosen', ' has none of ', 2],
  ])('break %s in enough operations', (_kind, words, least) => {
    const paths = new Set(kinds.filter(({ what }) => what.includes(words)).map(({ path }) => path));
    expect(paths.size).toBeGreaterThanOrEqual(least);
  });
});
