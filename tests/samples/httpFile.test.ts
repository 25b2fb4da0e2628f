import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { httpRequests } from '@api-docs/openapi-facts/testing/httpRequests';

import { API_FILE } from '../../site/plugins/api/facts/apiFiles';
import { builtText } from '../support/builtSite';
import { dummyKey, startMockServer, type MockServer } from '../support/mockServer';
import { isCallOf, readOperations } from '../support/openApiDocument';

const operations = readOperations(API_FILE);

let mock: MockServer;

beforeAll(async () => {
  mock = await startMockServer();
});

afterAll(() => mock.stop());

describe('the .http file of the downloads', () => {
  const environment = () => ({ API_BASE: mock.url, API_KEY: dummyKey('http') });
  const text = builtText('openapi/metrics-api.http');

  it('has the example calls of all operations, without a key', () => {
    const requests = httpRequests(text, { API_BASE: '' });
    for (const operation of operations) {
      const own = requests.filter(({ method, url }) => isCallOf(operation, { method, path: url }));
      const examples = Object.values(operation.request?.examples ?? {}).map(({ value }) => value);
      expect(own, operation.ref).toHaveLength(Math.max(1, examples.length));
      if (examples.length > 0) expect(own.map(({ body }) => JSON.parse(body) as unknown)).toEqual(examples);
    }
    expect(new Set(text.match(/Bearer .*/g))).toEqual(new Set(['Bearer {{API_KEY}}']));
  });

  it('has only requests that the mock answers with the status of success', async () => {
    const refused: string[] = [];
    for (const { method, url, headers, body } of httpRequests(text, environment())) {
      const sent = { method, headers: { ...headers, Connection: 'close' }, ...(body && { body }) };
      const { status } = await fetch(url, sent);
      const called = operations.find((one) => isCallOf(one, { method, path: url.slice(mock.url.length) }));
      if (!called || status !== Number(called.success)) refused.push(`${status} ${url}`);
    }
    expect(refused).toEqual([]);
  });
});
