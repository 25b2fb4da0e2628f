import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';

import { apiVersionFile } from '../../site/plugins/api/facts/apiFiles';
import { jsonOf, readOpenApiDocument, type OpenApiDocument, type Schema } from '../support/openApiDocument';
import { VERSIONS } from '../support/specifiedRoutes';

interface Example {
  title: string;
  schema: Schema;
  value: unknown;
}

function bodyExamples(title: string, json: ReturnType<typeof jsonOf>): Example[] {
  const examples = Object.entries(json?.examples ?? {});
  return examples.map(([key, { value }]) => ({ title: `${key} of the ${title}`, schema: json?.schema ?? {}, value }));
}

function allExamples({ operations, 'x-legacy-bodies': bodies = {} }: OpenApiDocument): Example[] {
  return [
    ...operations.flatMap(({ ref, request, responses }) => [
      ...bodyExamples(`request of ${ref}`, request),
      ...Object.entries(responses).flatMap(([code, body]) => bodyExamples(`${code} of ${ref}`, jsonOf(body))),
    ]),
    ...Object.entries(bodies).map(([name, { schema, example }]) => ({ title: `body ${name}`, schema, value: example })),
  ];
}

describe.each(VERSIONS.map(apiVersionFile))('%s', (file) => {
  const document = readOpenApiDocument(file);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);

  it('has at least two request examples for each operation with a JSON body', () => {
    for (const { ref, request } of document.operations) {
      if (request) expect(bodyExamples(ref, request).length, ref).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(allExamples(document))('has a valid example: $title', ({ schema, value }) => {
    const validate = ajv.compile(schema);
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
  });
});
