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
      "openapi/a.yaml:2: the version is a number, so 1.0 is read as 1
      remedy:   write version: '1'",
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
