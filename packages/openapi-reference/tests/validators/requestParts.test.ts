import { readFileSync } from 'node:fs';
import path from 'node:path';

import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';

import { readApiDocument } from '@api-docs/openapi-facts/readApiDocument';
import { bundleSchema } from '@api-docs/openapi-facts/testing/bundleSchema';
import { inDirection } from '@api-docs/openapi-facts/schemas/inDirection';
import { nearestNumbers } from '@api-docs/openapi-facts/schemas/nearestNumbers';
import { callExamples } from '@api-docs/openapi-facts/calls/describeCall';
import { hasRequestForm } from '@api-docs/openapi-facts/calls/hasForm';
import { mainBody } from '@api-docs/openapi-facts/facts/mediaTypes';
import { factsOf } from '@api-docs/openapi-facts/facts/readFacts';
import { sampleCall } from '@api-docs/openapi-facts/samples/call';
import type { SampleCall } from '@api-docs/openapi-facts/samples/sampleCall';
import { featureFiles, readFeatureFile } from '@api-docs/openapi-facts/testing/featureFiles';

import { requestForm } from '../../src/validators/requestForm';
import type { SchemaError } from '../../src/validators/types';
import { EMPTY, valueFromJson } from '../../src/components/RequestBuilder/formValue';
import { problemsOf } from '../../src/components/RequestBuilder/problems';
import { readForm, sampleValues } from '../../src/components/RequestBuilder/readForm';

const SHAPES = 'shapes.yaml';

const read = (name: string) =>
  name === SHAPES ? readFileSync(path.join(__dirname, name), 'utf8') : readFeatureFile(name);

/** Returns the forms of a file with their validators. */
function formsOf(file: string) {
  const document = readApiDocument(file, read);
  const facts = factsOf(document, file);
  return facts.operations.filter(hasRequestForm).map((operation) => {
    const { form, schema } = requestForm(operation, facts, document);
    const ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      validateFormats: false,
      unicodeRegExp: false,
      ownProperties: true,
    });
    const validate = ajv.compile(nearestNumbers(inDirection(bundleSchema(schema, document.resolve), 'request')));
    const calls = callExamples(operation, facts).filter(({ body }) => body === mainBody(operation.body));
    return { name: `${operation.method} ${operation.path}`, form, validate, calls };
  });
}

/** The form has the order of the schema, the example its own. */
function sorted(call: SampleCall): SampleCall {
  const { body } = call;
  if (body?.kind !== 'multipart') return call;
  return { ...call, body: { ...body, parts: [...body.parts].sort((a, b) => (a.name < b.name ? -1 : 1)) } };
}

const files = [...featureFiles, SHAPES].filter((file) => formsOf(file).some(({ form }) => form.examples.length > 0));

describe.each(files)('the forms of %s', (file) => {
  for (const { name, form, validate, calls } of formsOf(file)) {
    it.each(form.examples.map((example, index) => [example.key, example, index] as const))(
      `are valid and make the call of the sample: ${name}, %s`,
      (_key, { value }, index) => {
        const { json: body } = readForm(form.shape, valueFromJson(form.shape, value));
        expect(validate(nearestNumbers(body)), JSON.stringify(validate.errors)).toBe(true);
        const call = calls[index];
        const expected = call && sorted(sampleCall(call.operation, call.values));
        expect(sorted(sampleCall(form.operation, sampleValues(form, body)))).toEqual(expected);
      },
    );
  }
});

describe('the messages of a form with parts', () => {
  const problems = (file: string, method: string) => {
    const found = formsOf(file).find(({ name }) => name.startsWith(method));
    if (!found) throw new Error(`no form of ${method}`);
    const { form, validate } = found;
    const reading = readForm(form.shape, EMPTY);
    validate(reading.json);
    return problemsOf((validate.errors ?? []) as SchemaError[], reading)
      .map(({ text }) => text)
      .sort();
  };

  it('name each parameter and where it goes', () => {
    expect(problems('parameters.yaml', 'GET /jobs')).toEqual([
      'Fill in the path parameter `+line`: it is required.',
      'Fill in the path parameter `job_id`: it is required.',
      'Fill in the query parameter `limit`: it is required.',
    ]);
  });

  it('name the fields of the body', () => {
    expect(problems('uploads.yaml', 'POST /albums')).toEqual([
      'Fill in `cover`: it is required.',
      'Fill in `title`: it is required.',
    ]);
  });
});

describe('a body that has no form', () => {
  it('is kept as it is, and named', () => {
    const form = formsOf('quoting.yaml').find(({ name }) => name === 'GET /a path/{id}/100%25')?.form;
    expect(form?.fixedBody).toBeUndefined();
    const avatar = formsOf('uploads.yaml').find(({ name }) => name.startsWith('PUT /avatars'))?.form;
    expect(avatar?.fixedBody?.mediaType).toBe('image/png');
  });
});
