import { expect, it } from 'vitest';

import { oddities } from '../src/check/oddities';
import { factsOf } from '../src/facts/readFacts';
import { readApiDocument } from '../src/readApiDocument';
import type { ApiFacts } from '../src/types';

const FILE = 'openapi/a.yaml';

/** Reads a document by its lines after the version, with another file. Returns what a test looks at, and what is odd. */
function read(lines: string, select: (facts: ApiFacts) => unknown, other = ''): [unknown, string[]] {
  const files: Record<string, string> = { [FILE]: `openapi: 3.1.0\n${lines}`, 'openapi/b.json': other };
  const api = readApiDocument(FILE, (file) => files[file]);
  return [select(factsOf(api, FILE)), oddities(api).map((line) => line.replace(/\n.*/s, ''))];
}

const bodyOf = (schema: string) =>
  `info: {}\npaths: { /a: { post: { requestBody: { content: { application/json: { schema: ${schema} } } } } } }\n`;
const field = ({ operations: [operation] }: ApiFacts) => operation?.body?.contents[0]?.field;

it.each<[string, lines: string, select: (facts: ApiFacts) => unknown, expected: unknown, odd: string[]]>([
  [
    'numbers and flags in texts',
    'info: { title: 2024, description: true }\ntags: [{ name: 404 }]\npaths: { /a: { get: { tags: [404] } } }\n',
    ({ title, description, tags, operations }) => [title, description, tags, operations[0]?.tag],
    ['2024', 'true', [{ name: '404', description: '' }], '404'],
    [
      `${FILE}:2: without quotes the text is a number for other tools`,
      `${FILE}:2: without quotes the text is true or false for other tools`,
      `${FILE}:3: without quotes the text is a number for other tools`,
      `${FILE}:4: without quotes the text is a number for other tools`,
    ],
  ],
  [
    'numbers in texts as they are written',
    'info: { title: A, version: 1.10 }\ntags: [{ name: 2.0 }]\npaths: { /a: { get: { tags: [2.0], summary: 1e3 } } }\n',
    ({ version, tags, operations }) => [version, tags[0]?.name, operations[0]?.tag, operations[0]?.summary],
    ['1.10', '2.0', '2.0', '1e3'],
    [2, 3, 4, 4].map((line) => `${FILE}:${line}: without quotes the text is a number for other tools`),
  ],
  [
    'the type null without quotes',
    bodyOf('{ type: [string, null] }'),
    (facts) => field(facts)?.nullable,
    true,
    [`${FILE}:3: null is no type without quotes`],
  ],
  [
    'lists of no schemas',
    bodyOf('{ type: string, oneOf: [], allOf: [] }'),
    (facts) => field(facts)?.types,
    ['string'],
    [`${FILE}:3: allOf without a schema is ignored`, `${FILE}:3: oneOf without a schema is ignored`],
  ],
  [
    'webhooks of an older version',
    'info: {}\nx-webhooks: { paid: { post: { requestBody: { $ref: "#/components/requestBodies/A" } } } }\ncomponents: { requestBodies: { A: { description: B., content: {} } } }\n',
    ({ webhooks }) => webhooks.map(({ name, operation }) => [name, operation.body?.description]),
    [['paid', 'B.']],
    [],
  ],
  [
    'the schema of the file for editors',
    '$schema: https://spec.openapis.org/oas/3.1/schema/2025-09-15\ninfo: { title: A }\n',
    ({ title }) => title,
    'A',
    [],
  ],
  [
    'flags of tools among webhooks',
    'info: {}\nwebhooks: { x-internal: true, paid: { post: { description: B. } } }\n',
    ({ webhooks }) => webhooks.map(({ name, operation }) => [name, operation.description]),
    [['paid', 'B.']],
    [],
  ],
  [
    'ranges of statuses in small letters',
    'info: {}\npaths: { /a: { get: { responses: { 4xx: {}, 2Xx: {} } } } }\n',
    ({ operations }) => operations[0]?.responses.map(({ code }) => code),
    ['2XX', '4XX'],
    [],
  ],
  [
    'scopes without a description',
    'info: {}\ncomponents: { securitySchemes: { a: { type: oauth2, flows: { implicit: { authorizationUrl: a, scopes: { read: } } } } } }\n',
    ({ securitySchemes }) => securitySchemes[0]?.flows[0]?.scopes,
    [{ name: 'read', description: '' }],
    [],
  ],
  [
    'an operationId of two operations, which have pages of their own',
    'info: {}\npaths:\n  /a:\n    get: { operationId: list }\n    head: { operationId: list }\n',
    ({ operations }) => operations.map(({ id }) => id),
    ['list', 'list-2'],
    [`${FILE}:6: "list" is the operationId of GET /a, too`],
  ],
  [
    'the values of a text',
    'info: {}\npaths: { /a: { get: { parameters: [{ name: a, in: query, example: 01234, schema: { type: string, enum: [a, 01234, 1.10], default: 1.10 } }] } } }\n',
    ({ operations }) =>
      operations[0]?.parameters.map(({ field: { examples, limits, default: usual } }) => [
        examples,
        limits.enum?.map(({ value }) => value),
        usual,
      ]),
    [[['"01234"'], ['"a"', '"01234"', '"1.10"'], '"1.10"']],
    Array.from({ length: 3 }, () => `${FILE}:3: without quotes the text is a number for other tools`),
  ],
  [
    'what a reference to a parameter cannot change',
    'info: {}\npaths: { /a: { get: { parameters: [{ $ref: "#/x-p", description: B., required: true }] } } }\nx-p: { name: id, in: query }\n',
    ({ operations }) =>
      operations[0]?.parameters.map(({ field: { description, requirement } }) => [description, requirement]),
    [['B.', 'optional']],
    [`${FILE}:3: "required" beside $ref is ignored`],
  ],
  [
    'a summary beside a reference, which OpenAPI allows without effect,',
    'info: {}\npaths: { /a: { get: { parameters: [{ $ref: "#/x-p", summary: S. }] } } }\nx-p: { name: id, in: query }\n',
    ({ operations }) => operations[0]?.parameters.map(({ name }) => name),
    ['id'],
    [],
  ],
  [
    'keys beside a reference',
    'info: {}\npaths: { /a: { get: { parameters: [{ $ref: "#/x-p", type: string }] } } }\nx-p: { name: id, in: query }\n',
    ({ operations }) => operations[0]?.parameters.map(({ name }) => name),
    ['id'],
    [`${FILE}:3: "type" beside $ref is ignored`],
  ],
])('%s are read, and named if they may be meant otherwise', (_case, lines, select, expected, odd) => {
  expect(read(lines, select)).toEqual([expected, odd]);
});

it.each<[string, ref: string, part: string]>([
  [
    'an older draft in another file',
    'b.json',
    '{"$schema":"http://json-schema.org/draft-07/schema#","properties":{"a":{"type":"array","items":[{"type":"string"}],"additionalItems":{"type":"integer"}},"b":{"$ref":"#/definitions/b"}},"dependencies":{"a":["b"]},"definitions":{"b":{"type":"boolean"}}}',
  ],
  [
    'the newest draft by a reference with a slash',
    'b.json#/',
    '{"properties":{"a":{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer"}},"b":{"type":"boolean"}},"dependentRequired":{"a":["b"]}}',
  ],
])('a schema of %s is read', (_case, ref, part) => {
  const select = (facts: ApiFacts) => {
    const { children = [], limits } = field(facts) ?? {};
    return [children.map(({ path, types }) => [path, types]), limits?.dependentRequired];
  };
  expect(read(bodyOf(`{ $ref: "${ref}" }`), select, part)).toMatchInlineSnapshot(`
    [
      [
        [
          [
            "a",
            [
              "array",
            ],
          ],
          [
            "b",
            [
              "boolean",
            ],
          ],
        ],
        {
          "a": [
            "b",
          ],
        },
      ],
      [],
    ]
  `);
});
