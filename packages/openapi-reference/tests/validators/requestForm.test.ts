import { describe, expect, it } from 'vitest';

import type { Schema } from '@api-docs/openapi-facts/openApiDocument';
import { field, operation, minimalFacts } from '@api-docs/openapi-facts/testing/fixtures';

import { requestForm } from '../../src/validators/requestForm';

const required = { requirement: 'required' } as const;

const tone = operation('/v2/tone', { request: [field('text', required), field('tones')] });
const grounding = operation('/v2/grounding', { request: [field('query', required), field('sources', required)] });
const oldTone = operation('/v1/tone', { deprecated: true, request: [field('response', required)] });
const evaluate = operation('/v2/evaluate', {
  request: [field('metrics', required), field('query'), field('text'), field('tones'), field('response')],
  reply: [field('data', { children: [field('data.tone'), field('data.grounding')] })],
  requestExamples: [{ key: 'one', summary: 'One metric', value: { metrics: ['tone'] } }],
});
const facts = minimalFacts([oldTone, tone, grounding, evaluate]);
const needs = { tone: ['text'], grounding: ['query'] };
const choices = { field: 'metrics', noun: 'metric', needs, excluded: [], unknown: [] };

const text: Schema = { type: 'string' };
const schema: Schema = {
  type: 'object',
  properties: { metrics: { type: 'array', items: text }, query: text, text, response: text },
};

const schemas = { places: [], body: schema };

describe('requestForm for an operation with choices', () => {
  const form = requestForm(evaluate, schemas, facts, undefined, choices);

  it('has the fields that each choice needs, suggests the choices and marks these fields', () => {
    expect(form.choices).toEqual(choices);
    const [first, query] = form.shape.fields ?? [];
    expect(first?.item?.suggestions).toEqual(['grounding', 'tone']);
    expect(query?.requirement).toBe('conditional');
  });
});
