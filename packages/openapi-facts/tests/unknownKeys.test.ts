import { expect, it } from 'vitest';

import { readApiDocument } from '../src/readApiDocument';
import { unknownKeys } from '../src/check/checkContract';

const FILE = 'openapi/a.yaml';

const PARTS = `Shape: { type: object, properties: { colour: { maxlength: 3 } } }
`;

const DOCUMENT = `openapi: 3.1.0
info: { title: A, version: '1', x-owner: team }
jsonSchemaDialect: https://acme.example/dialect
paths:
  /a:
    get:
      deprecatd: true
      parameters: [{ name: id, in: query, schema: { type: string, properties: { discount: {} } }, requird: true }]
      callbacks: { done: { '{$request.body#/url}': { post: { responses: {}, sumary: Done } }, x-note: 1 } }
      responses:
        200: { description: A, content: { application/json: { schema: { $ref: 'parts.yaml#/Shape' }, sample: 1 } } }
components: { schemas: { A: { allOf: [{ enum: [{ free: 1 }], example: { free: 1 }, discount: 5 }] } } }
`;

it('keys that no standard defines are named with their lines and a remedy', () => {
  const texts: Record<string, string> = { [FILE]: DOCUMENT, 'openapi/parts.yaml': PARTS };
  const found = [
    ['openapi/a.yaml:7', 'deprecatd', 'write "deprecated"'],
    ['openapi/a.yaml:8', 'requird', 'write "required"'],
    ['openapi/a.yaml:9', 'sumary', 'write "summary"'],
    ['openapi/parts.yaml:1', 'maxlength', 'write "maxLength"'],
    ['openapi/a.yaml:11', 'sample', 'write "example"'],
    ['openapi/a.yaml:12', 'discount', 'remove it, or begin its name with x-'],
  ];
  expect(unknownKeys(readApiDocument(FILE, (file) => texts[file]))).toEqual([
    'openapi/a.yaml:3: schemas are read by the rules of JSON Schema 2020-12, not of https://acme.example/dialect',
    ...found.map(
      ([place, key, remedy]) =>
        `${place}: "${key}" is no part of OpenAPI, so pages do not explain it\n  remedy:   ${remedy}`,
    ),
  ]);
});
