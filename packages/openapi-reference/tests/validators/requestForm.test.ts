import { expect, it } from 'vitest';

import { readApiDocument } from '@api-docs/openapi-facts/readApiDocument';
import { factsOf } from '@api-docs/openapi-facts/facts/readFacts';
import type { Operation } from '@api-docs/openapi-facts/types';

import { requestForm } from '../../src/validators/requestForm';

it('the form of an operation with choices suggests them, and marks the fields that some of them need', () => {
  const text = { type: 'string' };
  const schema = { type: 'object', properties: { metrics: { type: 'array', items: text }, query: text } };
  const post = { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const document = readApiDocument('openapi/a.yaml', () => undefined, {
    openapi: '3.2.0',
    info: {},
    paths: { '/evaluate': { post } },
  });
  const facts = factsOf(document, 'openapi/a.yaml');
  const needs = { tone: ['text'], grounding: ['query'] };
  const choices = { field: 'metrics', noun: 'metric', needs, excluded: [], unknown: [] };
  const { form } = requestForm(facts.operations[0] as Operation, facts, document, choices);
  expect(form.choices).toEqual(choices);
  expect(form.shape.fields).toMatchObject([
    { item: { suggestions: ['grounding', 'tone'] } },
    { requirement: 'conditional' },
  ]);
});
