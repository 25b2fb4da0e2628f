import { expect, it } from 'vitest';

import type { Schema } from '@api-docs/openapi-facts/openApiDocument';
import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { requestForm } from '../../src/validators/requestForm';

it('the form of an operation with choices suggests them, and marks the fields that some of them need', () => {
  const evaluate = operation('/v2/evaluate', { request: [field('metrics'), field('query')] });
  const text: Schema = { type: 'string' };
  const body: Schema = { type: 'object', properties: { metrics: { type: 'array', items: text }, query: text } };
  const needs = { tone: ['text'], grounding: ['query'] };
  const choices = { field: 'metrics', noun: 'metric', needs, excluded: [], unknown: [] };
  const form = requestForm(evaluate, { places: [], body }, minimalFacts([evaluate]), undefined, choices);
  expect(form.choices).toEqual(choices);
  expect(form.shape.fields).toMatchObject([
    { item: { suggestions: ['grounding', 'tone'] } },
    { requirement: 'conditional' },
  ]);
});
