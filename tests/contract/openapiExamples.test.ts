import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';

import { apiVersionFile } from '../../plugins/api/facts/apiFiles';
import { jsonOf, readOpenApiDocument, type Body, type OpenApiDocument, type Schema } from '../support/openApiDocument';
import { VERSIONS } from '../support/specifiedRoutes';

interface Example {
  title: string;
  schema: Schema;
  value: unknown;
}

function bodyExamples(title: string, body: Body | undefined): Example[] {
  const json = jsonOf(body);
  const examples = Object.entries(json?.examples ?? {});
  return examples.map(([key, { value }]) => ({ title: `${key} of the ${title}`, schema: json?.schema ?? {}, value }));
}

function allExamples({ paths, 'x-legacy-bodies': bodies = {} }: OpenApiDocument): Example[] {
  return [
    ...Object.entries(paths).flatMap(([apiPath, { post }]) => [
      ...bodyExamples(`request of ${apiPath}`, post.requestBody),
      ...bodyExamples(`reply of ${apiPath}`, post.responses['200']),
    ]),
    ...Object.entries(bodies).map(([name, { schema, example }]) => ({ title: `body ${name}`, schema, value: example })),
  ];
}

describe.each(VERSIONS.map(apiVersionFile))('%s', (file) => {
  const document = readOpenApiDocument(file);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);

  it('has at least two request examples for each operation', () => {
    for (const [apiPath, { post }] of Object.entries(document.paths)) {
      expect(bodyExamples(apiPath, post.requestBody).length, apiPath).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(allExamples(document))('has a valid example: $title', ({ schema, value }) => {
    const validate = ajv.compile(schema);
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
  });
});
