import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { API_FILE } from '../../plugins/api/facts/apiFiles';
import { builtText } from '../support/builtSite';
import { httpRequests } from '../support/httpRequests';
import { dummyKey, startMockServer, type MockServer } from '../support/mockServer';
import { readApi } from '../support/openApiDocument';

const { calls } = readApi(API_FILE);

let mock: MockServer;

beforeAll(async () => {
  mock = await startMockServer();
});

afterAll(() => mock.stop());

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
