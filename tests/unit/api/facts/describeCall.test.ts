import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { readApiDocument } from '../../../../plugins/api/facts/apiDocument';
import { hasSamples, httpMessage } from '../../../../plugins/api/facts/describeCall';
import { readFacts, factsOf } from '../../../../plugins/api/facts/readFacts';
import type { Operation } from '../../../../plugins/api/facts/types';
import { projectDir } from '../../../../scripts/lib/run';
import { operation } from '../fixtures';

function operationOf(file: string, method: string, key: string): Operation {
  const read = (name: string) => readFileSync(path.join(projectDir, name), 'utf8');
  const { operations } = factsOf(readApiDocument(`tests/openapi/${file}`, read), `tests/openapi/${file}`);
  const found = operations.find((one) => one.method === method && one.path === key);
  if (!found) throw new Error(`${file} has no operation ${method} ${key}`);
  return found;
}

/** Returns the message of a GET with one query parameter. */
function query(parameter: Record<string, unknown>): string {
  const get = { parameters: [{ name: 'q', in: 'query', schema: {}, ...parameter }], responses: {} };
  const [found] = readFacts({ openapi: '3.1.0', info: {}, paths: { '/a': { get } } }, 'openapi/a.yaml').operations;
  return found ? (httpMessage(found).split('\n')[0] ?? '') : '';
}

describe('httpMessage', () => {
  it('has parameters of all places, and the header for the key', () => {
    expect(httpMessage(operationOf('responses.yaml', 'GET', '/reports/{report_id}')).split('\n')[0]).toBe(
      'GET /reports/0 HTTP/1.1',
    );
    expect(httpMessage(operationOf('security.yaml', 'GET', '/secured'))).toContain('X-Api-Key: $API_KEY');
    expect(httpMessage(operationOf('security.yaml', 'POST', '/secured')).split('\n')[0]).toBe(
      'POST /secured?api_key=$API_KEY HTTP/1.1',
    );
  });

  it.each([
    ['a value', { example: 'a b' }, 'q=a%20b'],
    ['an exploded list', { example: [1, 2] }, 'q=1&q=2'],
    ['a list that is not exploded', { example: [1, 2], explode: false }, 'q=1%2C2'],
    ['a list with pipes', { example: [1, 2], style: 'pipeDelimited' }, 'q=1%7C2'],
    ['an object', { example: { a: 1, b: 2 } }, 'a=1&b=2'],
    ['a deep object', { example: { a: 1 }, style: 'deepObject' }, 'q%5Ba%5D=1'],
    ['JSON', { schema: undefined, content: { 'application/json': { example: { a: 1 } } } }, 'q=%7B%22a%22%3A1%7D'],
  ])('writes %s as a query', (_case, parameter, expected) => {
    expect(query(parameter)).toBe(`GET /a?${expected} HTTP/1.1`);
  });

  it('has a form with a part for each property, of which a file is not written', () => {
    const message = httpMessage(operationOf('bodies.yaml', 'POST', '/documents'));
    expect(message).toContain('Content-Type: multipart/form-data; boundary=boundary');
    expect(message).toContain(
      'Content-Disposition: form-data; name="file"; filename="file"\nContent-Type: application/pdf\n\n(content of the file)',
    );
  });
});

describe('hasSamples', () => {
  it('is true for a POST with a JSON body, a bearer token and no parameters', () => {
    expect(hasSamples(operation('/v2/tone'))).toBe(true);
  });

  it.each<[string, Partial<Operation>]>([
    ['another method', { method: 'PUT' }],
    ['no authentication', { security: [] }],
    ['no body', { body: undefined }],
    ['no status 200', { responses: [] }],
  ])('is false for %s', (_case, given) => {
    expect(hasSamples(operation('/v2/tone', given))).toBe(false);
  });
});
