import { describe, expect, it } from 'vitest';

import { checkContract } from '../../../plugins/api-facts/checkContract';
import { tinyDocument, TONE } from './tinyDocument';

type Document = ReturnType<typeof tinyDocument>;
type Operation = Document['paths'][string]['post'];

function check(change: (document: Document, tone: Operation) => void): () => unknown {
  const document = tinyDocument();
  change(document, document.paths[TONE]?.post as Operation);
  return () => checkContract({ ...document }, 'openapi/a.yaml');
}

describe('checkContract', () => {
  it('returns a document that keeps the contract as it is', () => {
    expect(checkContract({ ...tinyDocument() }, 'openapi/a.yaml')).toEqual(tinyDocument());
  });

  it.each(['3.1.0', '3.1.1'])('accepts OpenAPI %s', (version) => {
    expect(check((document) => (document.openapi = version))).not.toThrow();
  });

  it.each(['info', 'servers', 'tags', 'paths'] as const)('refuses a file without %s', (key) => {
    expect(check((document) => Reflect.deleteProperty(document, key))).toThrow(
      `openapi/a.yaml: the OpenAPI file breaks the contract at ${key}\n`,
    );
  });

  it.each(['operationId', 'summary', 'description', 'tags', 'requestBody', 'responses'])(
    'refuses an operation without %s',
    (key) => {
      expect(check((_, tone) => Reflect.deleteProperty(tone, key))).toThrow(
        `breaks the contract at ${TONE}\n  expected: ${key}\n`,
      );
    },
  );

  it('says how to add a key that an operation lacks', () => {
    expect(check((_, tone) => Reflect.deleteProperty(tone, 'summary'))).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/a.yaml: the OpenAPI file breaks the contract at /scores/v2/tone
        expected: summary
        found:    none
        remedy:   add summary to the operation]
    `);
  });

  it('refuses another OpenAPI', () => {
    expect(check((document) => (document.openapi = '3.0.3'))).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/a.yaml: the OpenAPI file breaks the contract at openapi
        expected: 3.1.x
        found:    3.0.3
        remedy:   write the file as OpenAPI 3.1]
    `);
  });

  it('refuses a second method', () => {
    expect(check(({ paths }, tone) => Object.assign(paths[TONE] ?? {}, { get: tone })))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/a.yaml: the OpenAPI file breaks the contract at /scores/v2/tone
        expected: one method, post
        found:    post, get
        remedy:   keep only post]
    `);
  });

  it('refuses a path whose one method is not post', () => {
    expect(check((document, tone) => Object.assign(document, { paths: { [TONE]: { get: tone } } }))).toThrow(
      'expected: one method, post\n  found:    get',
    );
  });

  it('refuses a path without a method', () => {
    expect(check((document) => Object.assign(document, { paths: { [TONE]: {} } }))).toThrow('found:    none');
  });

  it('refuses an operation that lacks a status', () => {
    expect(check((_, { responses }) => delete responses['422'])).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/a.yaml: the OpenAPI file breaks the contract at /scores/v2/tone
        expected: the statuses 200, 401, 422, 500
        found:    200, 401, 500
        remedy:   document exactly these four]
    `);
  });

  it('refuses an operation with a fifth status', () => {
    expect(check((_, { responses }) => (responses['404'] = { description: 'No.' }))).toThrow(
      'found:    200, 401, 404, 422, 500',
    );
  });

  it('refuses an operation whose tag is not declared, because no table would list it', () => {
    expect(check((_, tone) => (tone.tags = ['Tonality']))).toThrow('expected: one of the declared tags');
  });

  it('refuses an operation whose request body has no content', () => {
    expect(check((_, { requestBody }) => Reflect.deleteProperty(requestBody, 'content'))).toThrow(
      'expected: at least two named request examples',
    );
  });

  it('refuses an operation without a request schema', () => {
    expect(
      check((_, { requestBody }) => Reflect.deleteProperty(requestBody.content['application/json'] ?? {}, 'schema')),
    ).toThrow('expected: a request schema');
  });

  it('refuses an operation with one request example', () => {
    expect(check((_, { requestBody }) => delete requestBody.content['application/json']?.examples?.calm))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/a.yaml: the OpenAPI file breaks the contract at /scores/v2/tone
        expected: at least two named request examples
        found:    loud
        remedy:   add examples under requestBody.content.application/json.examples]
    `);
  });

  it('refuses an operation without request examples', () => {
    expect(check((_, { requestBody }) => delete requestBody.content['application/json']?.examples)).toThrow(
      'expected: at least two named request examples\n  found:    none',
    );
  });

  it('refuses a request property without a description', () => {
    expect(
      check(({ paths }) => {
        const media = paths[TONE]?.post.requestBody.content['application/json'];
        if (media) media.schema = { properties: { text: { type: 'string' } } };
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/a.yaml: the OpenAPI file breaks the contract at /scores/v2/tone request.text
        expected: a description that a developer can act on
        found:    none
        remedy:   describe meaning, unit, bounds and default of the property]
    `);
  });

  it.each([
    ['of the reply', { a: {} }, 'reply.a'],
    ['of a nested object', { a: { description: 'A.', properties: { b: {} } } }, 'reply.a.b'],
    ['of the items of a list', { a: { description: 'A.', items: { properties: { b: {} } } } }, 'reply.a.b'],
    ['after a described one', { a: { description: 'A.' }, b: {} }, 'reply.b'],
    ['with an empty description', { a: { description: '' } }, 'reply.a'],
  ])('refuses a property without a description %s', (_case, properties, place) => {
    expect(
      check((_, { responses }) => {
        const media = responses['200']?.content?.['application/json'];
        if (media) media.schema = { properties };
      }),
    ).toThrow(`breaks the contract at ${TONE} ${place}\n`);
  });

  it('refuses two operations with one id', () => {
    expect(check(({ paths }, tone) => (paths['/tone'] = { post: tone }))).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/a.yaml: the OpenAPI file breaks the contract at /tone
        expected: an operationId of its own
        found:    tone, which /scores/v2/tone has already
        remedy:   rename one of the two]
    `);
  });

  it('accepts a reply without a body', () => {
    expect(check((_, { responses }) => delete responses['200']?.content)).not.toThrow();
  });
});

describe('checkContract refuses a value of another kind', () => {
  /** Puts a value at a path such as `info.title`, whatever the types say. */
  function put(path: readonly string[], value: unknown): () => unknown {
    const document: unknown = tinyDocument();
    const [last = '', ...parents] = [...path].reverse();
    const parent = parents.reverse().reduce((node, key) => (node as Record<string, unknown>)[key], document);
    (parent as Record<string, unknown>)[last] = value;
    return () => checkContract(document as Record<string, unknown>, 'openapi/a.yaml');
  }

  const post = ['paths', TONE, 'post'];
  const request = [...post, 'requestBody', 'content', 'application/json'];

  it.each([
    ['a title that is a number', ['info', 'title'], 12, 'info › title\n  expected: text\n  found:    12'],
    ['tags that are a text', ['tags'], 'Scores', 'tags\n  expected: a list of tags'],
    [
      'a tag without a name',
      ['tags', '0'],
      { description: 'x' },
      'tags › 0 › name\n  expected: text\n  found:    none',
    ],
    ['tags of an operation that are no list', [...post, 'tags'], {}, 'post › tags\n  expected: a list of texts'],
    ['a description that is a list', [...post, 'description'], ['a'], 'post › description\n  expected: text'],
    ['a status without a description', [...post, 'responses', '401'], {}, '401 › description\n  expected: text'],
    [
      'an example without a value',
      [...request, 'examples', 'calm'],
      { summary: 'x' },
      'calm › value\n  expected: a value',
    ],
    ['a schema that is a text', [...request, 'schema'], 'x', 'schema\n  expected: a schema\n  found:    "x"'],
    [
      'a property deep inside',
      [...request, 'schema', 'properties', 'text', 'minimum'],
      'low',
      'text › minimum\n  expected: a number\n  found:    "low"',
    ],
    ['required that is a text', [...request, 'schema', 'required'], 'text', 'required\n  expected: a list of texts'],
  ])('%s', (_what, path, value, words) => {
    expect(put(path, value)).toThrow(words);
  });
});
