import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { factsOf } from '../src/facts/readFacts';
import { readApiDocument } from '../src/readApiDocument';

const FILE = 'openapi/a.yaml';

/** Reads files from memory; the first one is the document. */
function read(files: Record<string, string>) {
  return readApiDocument(FILE, (file) => files[file]);
}

/** Resolves `body` of a document with the component `Text`. */
function resolveBody(body: string, more: Record<string, string> = {}) {
  const text = `components:\n  schemas:\n    Text: { type: string, description: A text. }\nbody: ${body}\n`;
  const api = read({ [FILE]: text, ...more });
  return api.resolve(api.root.body as object);
}

describe('a reference', () => {
  it.each<[string, string, unknown]>([
    ['to a component', '{ $ref: "#/components/schemas/Text" }', { type: 'string', description: 'A text.' }],
    [
      'with keys beside it, which win',
      '{ $ref: "#/components/schemas/Text", description: Mine. }',
      { type: 'string', description: 'Mine.' },
    ],
    ['in data, which stays', '{ example: { $ref: "#/nowhere" } }', { example: { $ref: '#/nowhere' } }],
    ['to another file', '{ $ref: "parts/b.yaml#/Name" }', { type: 'integer' }],
    ['to a whole file', '{ $ref: ./parts/c.json }', { type: 'null' }],
    ['to a file with an encoded name', '{ $ref: parts/%C3%BC.json }', { type: 'null' }],
    ['to a file that refers back', '{ $ref: "parts/b.yaml#/Back" }', { type: 'string', description: 'A text.' }],
    ['with escaped characters', '{ $ref: "parts/b.yaml#/paths/~1jobs~1%7Bid%7D" }', { get: true }],
    ['to an anchor', '{ $ref: "parts/b.yaml#named" }', { $anchor: 'named' }],
  ])('%s is resolved', (_case, body, value) => {
    const more = {
      'openapi/parts/b.yaml':
        'Name: { type: integer }\nBack: { $ref: "../a.yaml#/components/schemas/Text" }\npaths: { "/jobs/{id}": { get: true } }\nOther: { $anchor: named }\n',
      'openapi/parts/c.json': '{ "type": "null" }',
      'openapi/parts/ü.json': '{ "type": "null" }',
    };
    expect(resolveBody(body, more).value).toEqual(value);
  });

  it('can lead back to its own schema', () => {
    const text = 'Node:\n  properties:\n    child: { $ref: "#/Node" }\n';
    const api = read({ [FILE]: text });
    const { properties } = api.root.Node as { properties: { child: object } };
    expect(api.resolve(properties.child)).toMatchObject({ value: api.root.Node, refs: [`${FILE}#/Node`] });
  });

  it.each<[string, index: string, names: string[]]>([
    ['of one file', 'A: { type: string }\nB: { $ref: c.yaml }\n', ['A', 'B', 'Own']],
    ['of a file that leads on', '$ref: more.yaml#/parts/schemas\nA: { type: string }\n', ['A', 'D', 'Own']],
  ])('can stand for all names %s', (_case, index, names) => {
    const api = read({
      [FILE]:
        'components: { schemas: { $ref: index.yaml, Own: { type: "null" } } }\nbody: { $ref: "#/components/schemas/Own" }\n',
      'openapi/index.yaml': index,
      'openapi/more.yaml': 'parts: { schemas: { D: { $ref: c.yaml } } }\n',
      'openapi/c.yaml': 'type: integer\n',
    });
    const { schemas } = api.root.components as { schemas: Record<string, object> };
    expect(Object.keys(schemas).sort()).toEqual(names);
    expect(api.resolve(schemas.Own).value).toEqual({ type: 'null' });
    for (const name of ['B', 'D'].filter((one) => names.includes(one))) {
      expect(api.resolve(schemas[name]).value).toEqual({ type: 'integer' });
    }
  });

  it.each<[string, text: string, expected: unknown, more?: string]>([
    ['a file in Markdown', '{ $ref: texts/intro.md }', '# Hello: {all}\n'],
    ['a text of another file', '{ $ref: "texts/all.yml#/intro" }', 'From YAML.'],
    ['a text of another place', '{ $ref: "#/tags/0/description" }', '# Hello: {all}\n'],
    ['a text by an alias', '&text { $ref: texts/intro.md }', '# Hello: {all}\n', 'again: { description: *text }'],
  ])('can stand for %s', (_case, text, expected, more = 'again: {}') => {
    const api = read({
      [FILE]: `info: { description: ${text} }\ntags: [{ description: { $ref: texts/intro.md } }]\n${more}\n`,
      'openapi/texts/intro.md': '# Hello: {all}\n',
      'openapi/texts/all.yml': 'intro: From YAML.\n',
    });
    const { info, again } = api.root as Record<string, { description: string }>;
    expect(info?.description).toBe(expected);
    expect(again).toEqual(more === 'again: {}' ? {} : { description: expected });
    expect([api.files, api.textFiles]).toEqual([
      [FILE, ...(text.includes('.yml') ? ['openapi/texts/all.yml'] : []), 'openapi/texts/intro.md'],
      ['openapi/texts/intro.md'],
    ]);
  });

  it('is that of a schema in a property with the name of a text, and in a text with other keys', () => {
    const schema = '{ properties: { description: { $ref: b.schema } }, title: { $ref: b.schema, x: 1 } }';
    const api = read({ [FILE]: `schema: ${schema}\n`, 'openapi/b.schema': 'type: string\n' });
    const { properties, title } = api.root.schema as Record<string, Record<string, object>>;
    expect(api.resolve(properties?.description).value).toEqual({ type: 'string' });
    expect(title).toEqual({ $ref: 'openapi/b.schema#', x: 1 });
  });

  it('can be the name of a property', () => {
    expect(() => read({ [FILE]: 'schema:\n  properties:\n    $ref: { type: string }\n' })).not.toThrow();
  });

  it.each([
    ['a misspelled name', '"#/components/schemas/Textz"', 'write "#/components/schemas/Text"'],
    ['a missing component', '"#/components/schemas/Embedding"', 'add it or fix the $ref'],
    ['a missing file', 'other.yaml#/Text', 'create openapi/other.yaml or fix the $ref'],
    ['another host', 'https://example.com/a.yaml', 'save the file in the folder openapi/ and write its relative path'],
    ['a file outside of the project', '../../a.yaml', 'move the file into openapi/'],
    ['a number', '12', 'write the path'],
    [
      'nothing, because it has no quotes',
      '#/components/schemas/Text',
      'put the path in quotes: without them, # begins a comment',
    ],
    ['the whole document', '"#"', 'write which part of it is meant'],
    ['a text', '"#/components/schemas/Text/type"', 'refer to a mapping'],
    ['a component without its place', 'Text', 'write "#/components/schemas/Text"'],
    ['a component without a sign', 'components/schemas/Text', 'write "#/components/schemas/Text"'],
    ['a component with a slash', '/components/schemas/Text', 'write "#/components/schemas/Text"'],
    ['a component of Swagger', '"#/definitions/Text"', 'write "#/components/schemas/Text"'],
    ['a component with a slash at its end', '"#/components/schemas/Text/"', 'write "#/components/schemas/Text"'],
    ['a file with backslashes', 'parts\\b.yaml', 'write slashes'],
  ])('to %s is rejected with its line', (_case, ref, remedy) => {
    expect(errorDetails(() => resolveBody(`\n  deep:\n    $ref: ${ref}`))).toMatchObject({ file: `${FILE}:6`, remedy });
  });

  it('of a text to a missing file, or to what is none, is rejected with its line', () => {
    const readText = (text: string) => () => {
      const api = read({ [FILE]: `openapi: 3.1.0\ninfo:\n  description:\n    $ref: ${text}\npaths: {}\n` });
      return factsOf(api, FILE);
    };
    expect(errorDetails(readText('intro.md'))).toMatchObject({
      file: `${FILE}:4`,
      problem: '$ref to a missing file',
      found: 'intro.md',
      remedy: 'create openapi/intro.md or fix the $ref',
    });
    expect(errorDetails(readText('"#/paths"'))).toMatchObject({ file: `${FILE}:3`, expected: 'a string' });
  });

  it('to a path whose slashes stand for themselves, or to an empty file, is rejected with a remedy', () => {
    const found = (ref: string) => {
      const text = `paths: { /a/b: {}, /c: { $ref: '${ref}' } }\n`;
      return errorDetails(() => read({ [FILE]: text, 'openapi/b.yaml': '' }));
    };
    expect(found('#/paths//a/b').remedy).toBe('write "#/paths/~1a~1b"');
    expect(found('b.yaml')).toMatchObject({ found: 'openapi/b.yaml#, which is empty', remedy: 'write the part there' });
  });

  it('to a part of another file that is missing names that file', () => {
    const files = { [FILE]: 'a: { $ref: b.yaml#/A }', 'openapi/b.yaml': '\nA:\n  items: { $ref: "#/Nothing" }\n' };
    expect(errorDetails(() => read(files)).file).toBe('openapi/b.yaml:3');
  });

  it('that stands for all names and leads back is rejected', () => {
    const files = { [FILE]: 'schemas: { $ref: b.yaml }', 'openapi/b.yaml': '$ref: a.yaml#/schemas' };
    expect(errorDetails(() => read(files))).toMatchObject({ file: `${FILE}:1`, problem: 'circular $ref' });
  });

  it('that only leads to itself is rejected', () => {
    const files = { [FILE]: 'A: { $ref: b.yaml#/B }', 'openapi/b.yaml': 'B: { $ref: a.yaml#/A }' };
    expect(errorDetails(() => read(files))).toMatchObject({
      file: `${FILE}:1`,
      problem: 'circular $ref',
      found: expect.stringContaining(' → '),
    });
  });
});
