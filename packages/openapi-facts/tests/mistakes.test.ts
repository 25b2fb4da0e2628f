import { describe, expect, it } from 'vitest';

import { isBuildError } from '@api-docs/kit/node';

import { factsOf } from '../src/facts/readFacts';
import { readApiDocument } from '../src/readApiDocument';

const FILE = 'openapi/a.yaml';

/** Returns the place and what was found of every mistake in files, the first of which is the document. */
function mistakes(files: Record<string, string>): string[] {
  try {
    factsOf(
      readApiDocument(FILE, (file) => files[file]),
      FILE,
    );
    return [];
  } catch (error) {
    if (!isBuildError(error)) throw error;
    return [error.details, ...error.others].map(({ file, found, remedy }) => `${file} ${found}: ${remedy}`);
  }
}

const START = "openapi: 3.1.0\ninfo: { title: A, version: '1' }\n";

/** Each is a path item, with the line of the mistake in it and what is found there. */
const ITEMS: readonly (readonly [item: string, line: number, found: string])[] = [
  ['get:\n  parameters:\n', 2, 'null'],
  ['get:\n  tags: pets\n', 2, '"pets"'],
  ['get:\n  deprecated: no way\n', 2, '"no way"'],
  ['get:\n  parameters:\n    - { name: a, in: query, schema: { required: true } }\n', 3, 'true'],
  ['get:\n  parameters:\n    - { name: a, in: query, schema: { enum: abc } }\n', 3, '"abc"'],
  ['get:\n  parameters:\n    - { name: a, in: query, schema: { type: strng } }\n', 3, '"strng"'],
  ['get:\n  responses: [1]\n', 2, '[1]'],
  ['get:\n  responses:\n', 2, 'null'],
  ['get:\n  responses:\n    200: { description: x, content: { application/json: } }\n', 3, 'null'],
  ['get:\n  responses:\n    200:\n      content: { application/json: { schema: { items: [1] } } }\n', 4, '[1]'],
  ['get:\n  responses:\n    200:\n      content: { application/json: { schema: } }\n', 4, 'null'],
  ['get:\n  summery: x\n', 2, 'summery'],
  ['get:\n  callbacks: { done: { "{$url}": { post: { sumary: Done } } } }\n', 2, 'sumary'],
  ['get:\n  parameters:\n    - { name: a, in: query, requird: true }\n', 3, 'requird'],
  ['get:\n  parameters:\n    - { name: a, schema: {} }\n', 3, 'none'],
  ['get:\n  parameters:\n    - { in: query, schema: {} }\n', 3, 'none'],
  ['get:\n  parameters:\n    - { name: a, in: body, schema: {} }\n', 3, 'body'],
  ['get:\n  parameters:\n    - name: a\n      in: query\n      style: pipedelimited\n', 5, 'pipedelimited'],
  ['get:\n  responses:\n    ok: { description: x }\n', 3, 'ok'],
  ['get:\n  responses:\n    200:\n      headers: { x-rate: { requird: true } }\n', 4, 'requird'],
  ['get:\n  callbacks: { x-done: { "{$url}": { post: { sumary: Done } } } }\n', 2, 'sumary'],
  ['get:\n  callbacks:\n    done:\n      "{$url}":\n        psot: {}\n', 5, 'psot'],
  ['get:\n  callbacks:\n    done:\n      post:\n        responses: {}\n', 5, 'responses'],
  ['get:\n  parameters:\n    - { name: a, in: query, schema: { minLength: -1 } }\n', 3, '-1'],
  ['get:\n  parameters:\n    - { name: a, in: query, schema: { maxItems: 1.5 } }\n', 3, '1.5'],
  ['get:\n  parameters:\n    - { name: a, in: query, schema: { multipleOf: 0 } }\n', 3, '0'],
];

const indented = (text: string) => text.replace(/^(?=.)/gm, '    ');

describe('a mistake', () => {
  it.each(ITEMS)('is named with its line, in the document and in another file: %s', (item, line, found) => {
    const own = { [FILE]: `${START}paths:\n  /a:\n${indented(item)}` };
    const other = { [FILE]: `${START}paths:\n  /a: { $ref: b.yaml }\n`, 'openapi/b.yaml': item };
    expect(mistakes(own)).toEqual([expect.stringContaining(`${FILE}:${line + 4} ${found}: `)]);
    expect(mistakes(other)).toEqual([expect.stringContaining(`openapi/b.yaml:${line} ${found}: `)]);
  });

  it.each<[string, string, string[]]>([
    ['a type', '{ type: apikey }', ['apikey: write "apiKey"']],
    ['http', '{ type: bearer }', ['bearer: write "http", and beside it scheme: bearer']],
    ['a place', '{ type: apiKey, name: key }', ['none: add in: one of query, header, cookie']],
    ['a known flow', '{ type: oauth2, flows: { authorization: {} } }', ['authorization: write "authorizationCode"']],
    ['a scheme of HTTP', '{ type: http }', ['none: add scheme: a scheme of HTTP, for example bearer']],
  ])('is a security scheme without %s', (_case, scheme, expected) => {
    const text = `${START}components:\n  securitySchemes:\n    key: ${scheme}\n`;
    expect(mistakes({ [FILE]: text })).toEqual(expected.map((one) => `${FILE}:5 ${one}`));
  });

  it.each([
    ['int', 'write "integer"'],
    ['Long', 'write "integer", and beside it format: "int64"'],
    ['strng', 'write "string"'],
    ['constructor', 'write a type, or a list of types: string, number, integer, boolean, object, array, null'],
  ])('is the type %s, which another one is meant by', (type, remedy) => {
    const text = `${START}components:\n  schemas:\n    A: { type: ${type} }\n`;
    expect(mistakes({ [FILE]: text })).toEqual([`${FILE}:5 "${type}": ${remedy}`]);
  });

  it.each<[what: string, ref: string, part: string, found: string[]]>([
    [
      'a response',
      'responses: { 200: { $ref: "#/components/schemas/A" } }',
      'schemas',
      ['#/components/schemas/A, with '],
    ],
    ['a parameter', 'parameters: [{ $ref: "#/components/headers/A" }]', 'headers', ['none', 'none']],
    ['a header', 'responses: { 200: { headers: { a: { $ref: "#/components/parameters/A" } } } }', 'parameters', []],
  ])('is a reference to a part that cannot be read as %s', (_what, text, kind, found) => {
    const parts: Record<string, string> = {
      schemas: '{ type: object }',
      headers: '{ schema: {} }',
      parameters: '{ name: a, in: header, schema: {} }',
    };
    const document = `${START}paths:\n  /a:\n    get:\n      ${text}\ncomponents:\n  ${kind}:\n    A: ${parts[kind]}\n`;
    const remedy = expect.stringMatching(/: refer to a part of the right kind$/) as string;
    const all = mistakes({ [FILE]: document });
    expect(all).toEqual(found.map(() => remedy));
    expect(all).toEqual(found.map((one) => expect.stringContaining(`${FILE}:6 ${one}`) as string));
  });

  it('below x-webhooks is named with its line', () => {
    const text = `openapi: 3.0.3\ninfo: {}\nx-webhooks:\n  done:\n    post:\n      sumary: Done\n`;
    expect(mistakes({ [FILE]: text })).toEqual([`${FILE}:6 sumary: write "summary"`]);
  });

  it.each([
    ['nothing', '', 'no mapping'],
    ['a comment', '# openapi\n', 'no mapping'],
    ['a list', '- a\n', 'no mapping'],
    ['a page', '<!DOCTYPE html>\n<html></html>\n', 'no mapping'],
    ['a text in UTF-16', Buffer.from(`\ufeff${START}`, 'utf16le').toString(), 'no mapping'],
    ['another language', 'asyncapi: 3.0.0\nchannels: {}\n', 'a mapping with asyncapi, channels'],
  ])('is a file with %s in place of an OpenAPI document', (_case, text, found) => {
    const remedy = 'write the path of an OpenAPI document in YAML or JSON, in UTF-8';
    expect(mistakes({ [FILE]: text })).toEqual([`${FILE}:1 ${found}: ${remedy}`]);
  });

  it.each([
    [
      'without a version',
      "info: { title: A, version: '1' }\n",
      'none: add openapi: a version such as 3.2.0, 3.1.0 or 3.0.3',
    ],
    [
      'with a key without a name',
      `${START}paths: { /a: { get: { ~: x } } }\n`,
      '"": remove it, begin its name with x-',
    ],
    [
      'with a number that is none',
      `${START}components: { schemas: { A: { minimum: -1e999 } } }\n`,
      '-Infinity: write a number',
    ],
    ['with the text of a reference', `${START}security: ['#/x']\n`, '"#/x": write $ref: "#/x"'],
  ])('is a document %s', (_case, text, expected) => {
    expect(mistakes({ [FILE]: text })).toEqual([expect.stringContaining(expected)]);
  });

  it('of a schema in another file is named once, however often it is referred to', () => {
    const schemas = '{ properties: { a: { $ref: b.yaml#/A }, b: { $ref: b.yaml#/A } } }';
    const files = {
      [FILE]: `${START}components: { schemas: { A: ${schemas} } }\n`,
      'openapi/b.yaml': 'A:\n  type: 5\n',
    };
    expect(mistakes(files)).toEqual([expect.stringContaining('openapi/b.yaml:2 5: ')]);
  });

  it('is no reference in place of a part that cannot be one, and what is wrong in the part is named', () => {
    const files = {
      [FILE]: `${START}tags: [{ $ref: b.yaml#/tag }]\npaths:\n  /a: { get: { $ref: b.yaml#/get, summary: Mine } }\n`,
      'openapi/b.yaml':
        'tag: { name: A, description: All of A. }\nget: { $ref: "#/other" }\nother: { tags: [A], description: Gets it., responses: {} }\n',
    };
    const read = () => readApiDocument(FILE, (file) => (files as Record<string, string>)[file]);
    const { operations, tags } = factsOf(read(), FILE);
    expect(operations).toMatchObject([{ summary: 'Mine', description: 'Gets it.', tags: ['A'] }]);
    expect(tags).toMatchObject([{ name: 'A', description: 'All of A.' }]);
    expect(mistakes({ ...files, 'openapi/b.yaml': 'tag: { name: A }\nget: { tags: x }\n' })).toEqual([
      `${FILE}:5 "x": write a list of strings`,
    ]);
  });

  it('is no text that is null, in the document and in another file', () => {
    const item = 'get: { summary: null, description: , responses: { 200: { description: null } } }';
    const files = {
      [FILE]: `${START}tags: [{ name: A, externalDocs: { url: a, description: null } }]\npaths:\n  /a:\n    ${item}\n  /b: { $ref: b.yaml }\n`,
      'openapi/b.yaml': `${item}\n`,
    };
    expect(mistakes(files)).toEqual([]);
    const api = readApiDocument(FILE, (file) => (files as Record<string, string>)[file]);
    const { operations } = factsOf(api, FILE);
    expect(operations.map(({ description }) => description)).toEqual(['', '']);
  });

  it('comes in one list with all others', () => {
    const text = `openapi: 3.1.0
info: { title: A, version: '1', description: Place orders, follow them, and fetch proofs. }
tags: none
paths:
  a: { get: { tags: x }, gte: {} }
`;
    expect(mistakes({ [FILE]: text })).toMatchInlineSnapshot(`
      [
        "openapi/a.yaml:3 "none": write a list of tags",
        "openapi/a.yaml:5 "x": write a list of strings",
        "openapi/a.yaml:2 follow them: remove it, begin its name with x-, or put the text before it in quotes",
        "openapi/a.yaml:2 and fetch proofs.: remove it, begin its name with x-, or put the text before it in quotes",
        "openapi/a.yaml:5 gte: remove gte",
        "openapi/a.yaml:5 a: write /a",
      ]
    `);
  });

  it('comes in one list with references that lead nowhere', () => {
    const text = `${START}paths:\n  /a:\n    get:\n      sumary: A\n      parameters: [{ $ref: '#/nowhere' }]\n`;
    expect(mistakes({ [FILE]: text })).toEqual([
      `${FILE}:7 #/nowhere: add it or fix the $ref`,
      `${FILE}:6 sumary: write "summary"`,
    ]);
  });

  it('comes in one list with files that cannot be read, each of which is named once', () => {
    const refs = "{ a: { $ref: 'no.yaml#/A' }, b: { $ref: 'no.yaml#/B' }, c: { $ref: 'bad.yaml#/A' } }";
    const text = `${START}tags: [{ name: a, description: { $ref: no.md } }, { name: b, description: { $ref: 'no#text.md' } }]
components:
  schemas:
    A: { properties: ${refs} }
    B: { $ref: ../../c.yaml }
    C: { $ref: 'https://a.example/c.yaml' }
    D: { $ref: '#/components/schemas/A/properties/a/items' }
  parameters:
    a: { $ref: no.yaml#/p }
    b: { $ref: bad.yaml#/p, requird: true }
paths:
  /a:
    get: { $ref: no.yaml#/get }
    put: { sumary: A, x-codeSamples: [{ lang: Go, source: { $ref: no.go } }] }
  /b: { $ref: ok.yaml }
`;
    const files = {
      [FILE]: text,
      'openapi/bad.yaml': 'A: {\n',
      'openapi/ok.yaml': 'get: { parameters: [{ $ref: "#/no" }] }',
    };
    expect(mistakes(files).map((line) => line.replace(/: .*$/, ''))).toMatchInlineSnapshot(`
      [
        "openapi/a.yaml:3 no.md",
        "openapi/a.yaml:3 no#text.md",
        "openapi/a.yaml:6 no.yaml#/A",
        "openapi/bad.yaml:2 Flow map in block collection must be sufficiently indented and end with a }",
        "openapi/a.yaml:7 ../../c.yaml",
        "openapi/a.yaml:16 no.go",
        "openapi/a.yaml:8 https://a.example/c.yaml",
        "openapi/ok.yaml:1 #/no",
        "openapi/a.yaml:16 sumary",
      ]
    `);
  });

  it('in a reference comes in one list with other references', () => {
    const text = `${START}components:\n  schemas:\n    A: { $ref: '#/nowhere' }\n    B: { $ref: '#/components/schemas/AA' }\n`;
    expect(mistakes({ [FILE]: text }).map((line) => line.slice(0, 30))).toMatchInlineSnapshot(`
      [
        "openapi/a.yaml:5 #/nowhere: ad",
        "openapi/a.yaml:6 #/components/",
      ]
    `);
  });
});

describe('a legal document', () => {
  it('has names that begin with x-, in which texts may be null', () => {
    const headers = '{ x-rate: { description: , schema: { type: integer, description: null } } }';
    const text = `${START}paths: { x-a: 1, /a: { get: { responses: { x-b: 1, 200: { headers: ${headers} } } } } }\n`;
    expect(mistakes({ [FILE]: text })).toEqual([]);
  });

  it.each<[string, string]>([
    [
      'with counts that a number would round, and a repeated name',
      `${START}components: { schemas: { A: { maxLength: 9223372036854775807, maxItems: 1e30, required: [a, a] } } }\n`,
    ],
    ['with an empty enum', `${START}components: { schemas: { A: { type: string, enum: [] } } }\n`],
    [
      'with a name like a URI for a scheme of OpenAPI 3.0',
      `openapi: 3.0.0\ninfo: {}\nsecurity: [{ "//": [] }]\npaths: {}\n`,
    ],
    ['with a version that is a number', 'openapi: 3.1.0\ninfo: { title: A, version: 1 }\n'],
    [
      'with extensions everywhere',
      `${START}x-a: 1\npaths: { /a: { x-a: 1, get: { x-a: 1, responses: { x-a: { b: 1 } } } } }\n`,
    ],
    [
      'with references of JSON Schema 2019-09',
      `${START}components: { schemas: { A: { $recursiveAnchor: true, properties: { a: { $recursiveRef: '#' } } } } }\n`,
    ],
    ['with keywords of schemas that no standard defines', `${START}components: { schemas: { A: { discount: 5 } } }\n`],
  ])('%s is read', (_case, text) => {
    expect(mistakes({ [FILE]: text })).toEqual([]);
  });
});
