import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { readApiDocument } from '../src/readApiDocument';
import { checkContract } from '../src/check/checkContract';
import { minimalDocument, TONE } from '../testing/fixtures';

const FILE = 'openapi/a.yaml';
const PROBLEM = `the OpenAPI file ${FILE} cannot be read at`;
const POST = ['paths', TONE, 'post'];
const REQUEST = [...POST, 'requestBody', 'content', 'application/json'];

/** Checks the minimal document with another value at a path, or without its last key if the value is undefined. */
function check(path: readonly string[], value?: unknown): unknown {
  const document: unknown = minimalDocument();
  Object.assign(document as object, { 'x-parameter': { name: 'a', in: 'query' } });
  const parent = path.slice(0, -1).reduce((node, key) => (node as Record<string, unknown>)[key], document) as object;
  const key = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, value);
  return checkContract(
    readApiDocument(FILE, () => stringify(document, { aliasDuplicateObjects: false })),
    FILE,
  );
}

describe('checkContract', () => {
  it('returns a valid document', () => {
    expect(check(['x-more'], true)).toMatchObject({ ...minimalDocument(), 'x-more': true });
  });

  it.each<[string, string[], unknown]>([
    ['OpenAPI 3.1.1', ['openapi'], '3.1.1'],
    ['OpenAPI 3.1', ['openapi'], '3.1'],
    ['OpenAPI 3.1 as a number', ['openapi'], 3.1],
    ['two operations with the same operationId', ['paths', '/tone'], { post: { operationId: 'tone', responses: {} } }],
    ['keys beside a reference', [...POST, 'parameters'], [{ $ref: '#/x-parameter', type: 'string' }]],
    ['an operation without an id', [...POST, 'operationId'], undefined],
    ['an operation without a request', [...POST, 'requestBody'], undefined],
    ['a schema that allows everything', [...REQUEST, 'schema'], true],
  ])('accepts %s', (_case, path, value) => {
    expect(() => check(path, value)).not.toThrow();
  });

  it.each<[string, string[], unknown, string, string]>([
    ['another version of OpenAPI', ['openapi'], '2.0', 'openapi', '"2.0"'],
    ['a version with a second digit', ['openapi'], '3.10.0', 'openapi', '"3.10.0"'],
    ['a version that does not exist yet', ['openapi'], '3.3.0', 'openapi', '"3.3.0"'],
    ['tags that are a string', ['tags'], 'Scores', 'tags', '"Scores"'],
    ['a tag without name', ['tags', '0'], { description: 'x' }, 'tags › 0 › name', 'none'],
    ['a nested limit', [...REQUEST, 'schema', 'properties', 'text', 'minimum'], 'low', 'text › minimum', '"low"'],
    ['parameters that are a mapping', [...POST, 'parameters'], { a: 1 }, 'parameters', 'a'],
    ['half of a sign', [...POST, 'summary'], 'a\ud83d', 'summary', '2 letters: "a\\ud83d"'],
    ['half of a sign in an example', [...POST, 'x-a'], [{ '\udc00': 1 }], 'x-a › 0 › \udc00', '1 letters: "\\udc00"'],
  ])('rejects %s, with its line', (_case, path, value, where, found) => {
    const error = errorDetails(() => check(path, value));
    expect(error).toMatchObject({
      file: expect.stringMatching(/^openapi\/a\.yaml:\d+$/),
      problem: expect.stringMatching(`${PROBLEM}.* ${where}$`),
      found,
    });
  });

  it.each<[string, string[], unknown, string, string]>([
    ['a misspelled method', ['paths', TONE, 'gett'], {}, 'gett', 'write "get"'],
    ['a method of another version of OpenAPI', ['paths', TONE, 'query'], {}, 'query', 'write openapi: 3.2.0'],
    ['a misspelled method of a webhook', ['webhooks'], { done: { pots: {} } }, 'pots', 'write "post"'],
    [
      'a path that refers to a schema',
      ['paths', '/tone'],
      { $ref: `#/paths/${TONE.replaceAll('/', '~1')}/post/requestBody/content/application~1json/schema` },
      'type, by the $ref to openapi/a.yaml#',
      'refer to a path item',
    ],
    ['a path without a slash, whose host would be another one', ['paths', 'tone'], {}, 'tone', 'write /tone'],
  ])('rejects %s', (_case, path, value, found, remedy) => {
    const error = errorDetails(() => check(path, value));
    expect(error).toMatchObject({ file: expect.stringMatching(/^openapi\/a\.yaml:\d+$/), remedy });
    expect(error.found.startsWith(found)).toBe(true);
  });

  it.each([
    ['a word', 'a'.repeat(200_000), /words of at most/],
    ['brackets', '['.repeat(5_000), /in each other/],
    ['quotes', `${'> '.repeat(500)}x`, /in each other/],
    ['lists', `a\n\n${'- '.repeat(500)}x`, /in each other/],
    ['elements', '<b>'.repeat(1_000), /in each other/],
  ])('rejects a description with more %s than a page can have', (_case, text, expected) => {
    const error = errorDetails(() => check([...POST, 'description'], text));
    expect(error).toMatchObject({
      file: expect.stringMatching(/^openapi\/a\.yaml:\d+$/),
      expected: expect.stringMatching(expected),
    });
  });

  it('accepts long tables, lists and elements beside each other', () => {
    const rows = `| a |\n| ${'-'.repeat(300)} |\n${'| <b>x</b> [y](z) <br> |\n'.repeat(500)}`;
    const text = `${rows}\n${'-'.repeat(500)}\n\n${'- [ ] a\n'.repeat(300)}\n${'<p>a<br>'.repeat(300)}`;
    expect(() => check([...POST, 'description'], text)).not.toThrow();
    expect(() => check([...POST, 'x-a'], { example: { description: '['.repeat(5_000) } })).not.toThrow();
  });

  it('names the command that converts a file of OpenAPI 2.0', () => {
    expect(errorDetails(() => check(['swagger'], '2.0'))).toMatchObject({
      file: expect.stringMatching(/^openapi\/a\.yaml:\d+$/),
      found: 'swagger: "2.0", which is OpenAPI 2.0',
      remedy: expect.stringContaining('npx @scalar/cli document upgrade openapi/a.yaml'),
    });
  });
});
