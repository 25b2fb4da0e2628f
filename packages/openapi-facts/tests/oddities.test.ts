import { expect, it } from 'vitest';

import { readApiDocument } from '../src/readApiDocument';
import { oddities } from '../src/check/oddities';

const FILE = 'openapi/a.yaml';

const PARTS = `Shape: { type: object, properties: { colour: { maxlength: 3 } } }
`;

const DOCUMENT = `openapi: 3.1.0
info: { title: A, version: 1.0, x-owner: team }
tags: [{ name: a }, { name: b }]
x-tagGroups: [{ name: First, tags: [a] }]
jsonSchemaDialect: https://acme.example/dialect
paths:
  /a:
    get:
      x-codeSamples: [{ lang: Go, source: x }, { lang: Go }, { source: x }, x]
      x-code-samples: {}
      parameters: [{ name: id, in: query, schema: { type: string, pattern: '^(?>a)$', patternProperties: { '[[:digit:]]': {}, '^x-': {} }, properties: { discount: {} } } }]
      responses:
        200: { description: A, content: { application/json: { schema: { $ref: 'parts.yaml#/Shape' } } } }
components: { schemas: { A: { allOf: [{ enum: [{ free: 1 }], example: { free: 1 }, discount: 5 }] } } }
`;

it('what is read, but perhaps not as it is meant, is named with its line and a remedy', () => {
  const texts: Record<string, string> = { [FILE]: DOCUMENT, 'openapi/parts.yaml': PARTS };
  expect(oddities(readApiDocument(FILE, (file) => texts[file]))).toMatchInlineSnapshot(`
    [
      "openapi/a.yaml:5: schemas are read by the rules of JSON Schema 2020-12, not of https://acme.example/dialect",
      "openapi/a.yaml:3: x-tagGroups has no group for the tag "b", which comes after them",
      "openapi/a.yaml:9: a sample without "lang" or "source" is not shown",
      "openapi/a.yaml:9: a sample without "lang" or "source" is not shown",
      "openapi/a.yaml:9: a sample without "lang" or "source" is not shown",
      "openapi/a.yaml:10: x-code-samples is no list, so no sample is shown",
      "openapi/a.yaml:11: JavaScript does not know the pattern ^(?>a)$, so pages show it and nothing checks it",
      "openapi/a.yaml:11: JavaScript does not know the pattern [[:digit:]], so pages show it and nothing checks it",
      "openapi/parts.yaml:1: "maxlength" is no part of OpenAPI, so pages do not explain it
      remedy:   write "maxLength"",
      "openapi/a.yaml:14: "discount" is no part of OpenAPI, so pages do not explain it
      remedy:   remove it, or begin its name with x-",
    ]
  `);
});

const START = "openapi: 3.2.0\ninfo: { title: A, version: '1' }\n";
const get = (text: string) => `paths:\n  /a:\n    get: { ${text} }\n`;
const scheme = (text: string) => `components: { securitySchemes: { key: ${text} } }\n`;
const model = (text: string) => `components: { schemas: { A: ${text} } }\n`;
const ID = 'parameters: [{ name: id, in: path, required: true }]';
const OAUTH = '{ type: oauth2, flows: { clientCredentials: { tokenUrl: a, scopes: { write: W } } } }';

it.each<[what: string, text: string, line: number, expected: string]>([
  [
    'a parameter twice',
    get('parameters: [{ name: a, in: query }, { name: a, in: query }]'),
    5,
    'the query parameter "a" is',
  ],
  [
    'two types of a parameter',
    get('parameters: [{ name: a, in: query, content: { a/b: {}, c/d: {} } }]'),
    5,
    'a parameter or header has',
  ],
  ['a type that is none', get('requestBody: { content: { json: {} } }'), 5, '"json" is no media type'],
  [
    'an unknown scheme',
    `${get('security: [{ keyy: [] }]')}${scheme('{ type: http, scheme: basic }')}`,
    5,
    'write "key"',
  ],
  ['an unknown scope', `${get('security: [{ key: [wrte] }]')}${scheme(OAUTH)}`, 5, 'write "write"'],
  [
    'an unknown scheme, once',
    `${get('security: [{ keyy: [] }, { keyy: [] }]')}${scheme('{ type: http, scheme: basic }')}`,
    5,
    'write "key"',
  ],
  ['an unknown variable', "servers: [{ url: 'https://{host}' }]\n", 3, 'no variable is called "host"'],
  ['a variable without a default', "servers: [{ url: 'https://{a}', variables: { a: {} } }]\n", 3, 'has no default'],
  [
    'another default',
    "servers: [{ url: '{a}', variables: { a: { default: b, enum: [c] } } }]\n",
    3,
    'none of the values',
  ],
  [
    'a link to nowhere',
    get('operationId: one, responses: { 200: { links: { a: { operationId: onee } } } }'),
    5,
    'write "one"',
  ],
  [
    'a path of a link',
    get("responses: { 200: { links: { a: { operationRef: '#/paths/~1b/get' } } } }"),
    5,
    'write "#/paths/~1a/get"',
  ],
  [
    'a malformed path of a link',
    get("responses: { 200: { links: { a: { operationRef: '#/paths/~1a%/get' } } } }"),
    5,
    'write "#/paths/~1a/get"',
  ],
  ['a tag twice', 'tags: [{ name: a }, { name: a }]\n', 3, 'the tag "a" is there twice'],
  ['a tag around another one', 'tags: [{ name: a, parent: other }]\n', 3, 'no tag is called "other"'],
  ['documentation nowhere', 'externalDocs: { description: More }\n', 3, 'documentation without a url is not shown'],
  [
    'the same path',
    `${get(ID).replace('/a', "'/a/{id}'")}  '/a/{x}': { put: { ${ID.replace('name: id', 'name: x')} } }\n`,
    6,
    'from /a/{id}',
  ],
  ['a part of a path that nothing describes', "paths:\n  '/a/{id}': { get: {} }\n", 4, 'no parameter describes {id}'],
  ['a misspelled part of a path', get(ID).replace('/a', "'/a/{ids}'"), 5, 'write "ids"'],
  ['a template of other tools', get(ID).replace('/a', "'/a/{id*}'"), 5, 'write {id} in the path: OpenAPI has no {id*}'],
  ['a pattern in a path', get(ID).replace('/a', "'/a/{id:[0-9]+}'"), 5, 'write {id} in the path'],
  [
    'an operator that nothing describes',
    "paths:\n  '/a/{+id}': { get: {} }\n",
    4,
    'write {id}, because OpenAPI has no {+id}',
  ],
  ['a colon before a name', get(ID).replace('/a', "'/a/:id'"), 5, 'write {id} in the path'],
  ['an open brace', get(ID).replace('/a', "'/a/{id'"), 5, 'write {id} in the path'],
  ['a name in the query of a path', "paths:\n  '/a?b={id}': { get: {} }\n", 4, 'with name: id, in: query'],
  ['a text in another encoding', get('summary: caf\ufffd'), 5, 'save the file in UTF-8'],
  ['a parameter that is no part of the path', get(ID), 5, 'no part of the path is called "id"'],
  [
    'a header that is ignored, once',
    get(
      'parameters: [{ name: Accept, in: header }], callbacks: { a: { b: { get: { parameters: [{ name: Accept, in: header }] } } } }',
    ),
    5,
    'describe the media types of the replies',
  ],
  [
    'a style of another place',
    get('parameters: [{ name: a, in: query, style: simple }]'),
    5,
    '"simple" is no style of a query',
  ],
  [
    'a parameter beside the whole query',
    get('parameters: [{ name: a, in: querystring }, { name: b, in: query }]'),
    5,
    'there is no "b"',
  ],
  ['a body that nothing describes', get('requestBody: { required: true }'), 5, 'add content'],
  [
    'a query of a server',
    "servers: [{ url: 'https://a.example?b={c?}', variables: { 'c?': { default: c } } }]\n",
    3,
    'paths come after',
  ],
  ['a flow without a URL', scheme('{ type: oauth2, flows: { password: {} } }'), 3, 'add tokenUrl'],
  ['OAuth without flows', scheme('{ type: oauth2 }'), 3, 'add flows'],
  ['OpenID without a URL', scheme('{ type: openIdConnect }'), 3, 'add openIdConnectUrl'],
  [
    'a discriminator without a property',
    model('{ oneOf: [{}], discriminator: { mapping: {} } }'),
    3,
    'add propertyName',
  ],
  [
    'a number among texts',
    model('{ type: string, enum: [a, 1, 2] }'),
    3,
    '1 is no string, so it is never valid\n  remedy:   put it in quotes',
  ],
  ['a text among numbers', model("{ type: integer, enum: ['1'] }"), 3, 'remove the quotes'],
  ['a default of another type', model('{ type: boolean, default: none }'), 3, 'remove it, or add its type'],
  [
    'a default beyond its limits',
    model('{ type: integer, maximum: 3, default: 4 }'),
    3,
    'the default 4 is not valid: it must be <= 3\n  remedy:   correct it',
  ],
  [
    'a default among others, in a list',
    model('{ type: array, items: { enum: [a, b] }, default: [a, c] }'),
    3,
    '/1 must be equal to one of the allowed values "a", "b"',
  ],
  ['a default of each item', model('{ items: { type: string, maxLength: 1, default: ab } }'), 3, 'the default "ab" is'],
  [
    'a default inside of another one',
    model('{ properties: { a: { properties: { b: { const: 1 } } } }, default: { a: { b: 2 } } }'),
    3,
    '/a/b must be equal to constant 1',
  ],
  [
    'a default beside a reference',
    model("{ items: { $ref: '#/components/schemas/B', default: b } }, B: { const: a }"),
    3,
    'the default "b" is not valid',
  ],
  [
    'a type null without a value',
    model("{ type: [string, 'null'], enum: [a] }"),
    3,
    'add null to enum, or remove the type',
  ],
  [
    'a nullable constant',
    model('{ type: string, nullable: true, const: a }'),
    3,
    'add null to const, or remove nullable',
  ],
  ['null among texts', model('{ type: string, enum: [a, null] }'), 3, 'null is no string'],
  [
    'limits that contradict each other',
    model('{ type: string, minLength: 2, maxLength: 1 }'),
    3,
    'its limits allow no value',
  ],
])('%s is named', (_what, text, line, expected) => {
  const found = oddities(readApiDocument(FILE, () => `${START}${text}`));
  expect(found).toEqual([expect.stringContaining(expected)]);
  expect(found[0]).toMatch(`${FILE}:${line}: `);
});

it.each<[what: string, text: string]>([
  ['a parameter that is called like an operator', get(ID.replace('id', "'id*'")).replace('/a', "'/a/{id*}'")],
  ['a path with all of its parameters', get(ID).replace('/a', "'/a/{id}'")],
  ['a header for a reply', get('responses: { 200: { headers: { Content-Type: { style: simple } } } }')],
  [
    'null among the values of a nullable text',
    model('{ type: string, nullable: true, enum: [a, null], default: null }'),
  ],
  ['values of several types', model("{ type: [integer, 'null', string], enum: [1, null, a], default: a }")],
  ['a whole number with decimals', model('{ type: integer, const: 2000.0, default: 2e3 }')],
  ['values without a type', model('{ enum: [1, a], default: 1 }')],
  ['a default without the zone of its format', model("{ type: string, format: time, default: '09:00' }")],
  ['an empty default of an object', model('{ type: object, required: [a], default: {} }')],
  ['flows with their URLs', scheme('{ type: oauth2, flows: { password: { tokenUrl: a, scopes: {} } } }')],
  ['a server with a fragment in a variable', "servers: [{ url: '{a#}/b', variables: { 'a#': { default: c } } }]\n"],
])('%s is not odd', (_what, text) => {
  expect(oddities(readApiDocument(FILE, () => `${START}${text}`))).toEqual([]);
});
