import { describe, expect, it } from 'vitest';

import { checkContract } from '../../../../plugins/api/facts/checkContract';
import { errorDetails } from '../../../support/errorDetails';
import { minimalDocument, TONE } from '../fixtures';

const FILE = 'openapi/a.yaml';
const CONTRACT = 'the OpenAPI file breaks the contract at';
const POST = ['paths', TONE, 'post'];
const REQUEST = [...POST, 'requestBody', 'content', 'application/json'];
const RESPONSES = [...POST, 'responses'];
const REPLY = [...RESPONSES, '200', 'content', 'application/json'];

/** Checks the minimal document with another value at a path, or without its last key if the value is undefined. */
function check(path: readonly string[], value?: unknown): unknown {
  const document: unknown = minimalDocument();
  const parent = path.slice(0, -1).reduce((node, key) => (node as Record<string, unknown>)[key], document) as object;
  const key = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, value);
  return checkContract(document as Record<string, unknown>, FILE);
}

describe('checkContract', () => {
  it('returns a valid document unchanged', () => {
    const document = minimalDocument();
    expect(checkContract(document, FILE)).toBe(document);
    expect(document).toEqual(minimalDocument());
  });

  it.each([
    ['OpenAPI 3.1.1', ['openapi'], '3.1.1'],
    ['a reply without a body', [...RESPONSES, '200', 'content'], undefined],
    ['an unknown key', [...POST, 'x-more'], true],
  ])('accepts %s', (_case, path, value) => {
    expect(() => check(path, value)).not.toThrow();
  });

  it.each(['openapi', 'info', 'servers', 'tags', 'paths'])('requires %s', (key) => {
    expect(errorDetails(() => check([key]))).toMatchObject({
      file: FILE,
      problem: `${CONTRACT} ${key}`,
      found: 'none',
      remedy: expect.stringContaining(`add ${key}: `),
    });
  });

  it.each(['operationId', 'summary', 'description', 'tags', 'requestBody', 'responses'])(
    'requires %s of an operation',
    (key) => {
      const problem = `${CONTRACT} ${[...POST, key].join(' › ')}`;
      expect(errorDetails(() => check([...POST, key]))).toMatchObject({ problem, found: 'none' });
    },
  );

  it.each<[string, string[], unknown, string, string]>([
    ['another version of OpenAPI', ['openapi'], '3.0.3', 'openapi', '"3.0.3"'],
    ['a second method', ['paths', TONE, 'get'], {}, `paths › ${TONE}`, 'post, get'],
    ['a path without post', ['paths', TONE], { get: {} }, POST.join(' › '), 'none'],
    ['an operation without a status', [...RESPONSES, '422'], undefined, [...RESPONSES, '422'].join(' › '), 'none'],
    ['a fifth status', [...RESPONSES, '404'], { description: 'No.' }, RESPONSES.join(' › '), '200, 401, 404, 422, 500'],
    ['a request without content', REQUEST.slice(0, -1), undefined, REQUEST.slice(0, -1).join(' › '), 'none'],
    ['a request without schema', [...REQUEST, 'schema'], undefined, [...REQUEST, 'schema'].join(' › '), 'none'],
    ['a request without examples', [...REQUEST, 'examples'], undefined, [...REQUEST, 'examples'].join(' › '), 'none'],
    ['one request example', [...REQUEST, 'examples', 'calm'], undefined, [...REQUEST, 'examples'].join(' › '), 'loud'],
    ['an example without value', [...REQUEST, 'examples', 'calm'], { summary: 'x' }, 'calm › value', 'none'],
    ['a title that is a number', ['info', 'title'], 12, 'info › title', '12'],
    ['tags that are a string', ['tags'], 'Scores', 'tags', '"Scores"'],
    ['a tag without name', ['tags', '0'], { description: 'x' }, 'tags › 0 › name', 'none'],
    ['a status without description', [...RESPONSES, '401'], {}, '401 › description', 'none'],
    ['an empty summary', [...POST, 'summary'], '', 'post › summary', '""'],
    ['a schema that is a string', [...REQUEST, 'schema'], 'x', 'schema', '"x"'],
    ['a nested limit', [...REQUEST, 'schema', 'properties', 'text', 'minimum'], 'low', 'text › minimum', '"low"'],
    ['required that is a string', [...REQUEST, 'schema', 'required'], 'text', 'schema › required', '"text"'],
  ])('rejects %s', (_case, path, value, where, found) => {
    const error = errorDetails(() => check(path, value));
    expect(error).toMatchObject({ file: FILE, problem: expect.stringMatching(`${CONTRACT}.* ${where}$`), found });
  });

  it.each<[string, string[], Record<string, object>, string]>([
    ['of the request', REQUEST, { a: {} }, 'request.a'],
    ['of the reply', REPLY, { a: {} }, 'reply.a'],
    ['of a nested object', REPLY, { a: { description: 'A.', properties: { b: {} } } }, 'reply.a.b'],
    ['of the items of a list', REPLY, { a: { description: 'A.', items: { properties: { b: {} } } } }, 'reply.a.b'],
    ['after a valid one', REPLY, { a: { description: 'A.' }, b: {} }, 'reply.b'],
    ['with an empty description', REPLY, { a: { description: '' } }, 'reply.a'],
  ])('rejects a property without description %s', (_case, path, properties, where) => {
    const error = errorDetails(() => check([...path, 'schema'], { properties }));
    expect(error.problem).toBe(`${CONTRACT} ${TONE} ${where}`);
  });

  it('rejects two operations with the same operationId', () => {
    const { post } = minimalDocument().paths[TONE] ?? {};
    const error = errorDetails(() => check(['paths', '/tone'], { post }));
    expect(error).toMatchObject({ problem: `${CONTRACT} /tone`, found: `tone, the operationId of ${TONE}` });
  });

  it('rejects an undeclared tag and suggests a declared one', () => {
    const error = errorDetails(() => check([...POST, 'tags'], ['Score']));
    expect(error).toMatchObject({ problem: `${CONTRACT} ${TONE}`, found: 'Score', remedy: 'write "Scores"' });
  });
});
