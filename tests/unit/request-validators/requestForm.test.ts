import { describe, expect, it } from 'vitest';

import type { Schema } from '../../../plugins/api-facts/schema';
import { requestForm } from '../../../plugins/request-validators/requestForm';
import { field, operation, tinyFacts } from '../api-facts/tinyFacts';

const required = { requirement: 'required' } as const;

const tone = operation('/v2/tone', { request: [field('text', required), field('tones')] });
const grounding = operation('/v2/grounding', { request: [field('query', required), field('sources', required)] });
const oldTone = operation('/v1/tone', { deprecated: true, request: [field('response', required)] });
const evaluate = operation('/v2/evaluate', {
  request: [field('metrics', required), field('query'), field('text'), field('tones'), field('response')],
  reply: [field('data', { children: [field('data.tone'), field('data.grounding')] })],
  requestExamples: [{ key: 'one', summary: 'One metric', value: { metrics: ['tone'] } }],
});
const facts = tinyFacts([oldTone, tone, grounding, evaluate]);

const text: Schema = { type: 'string' };
const schema: Schema = {
  type: 'object',
  properties: { metrics: { type: 'array', items: text }, query: text, text, response: text },
};

describe('the form of an operation that runs several metrics', () => {
  const form = requestForm(evaluate, schema, facts);

  it('knows what each metric needs of the inputs that the operation has', () => {
    expect(form.metricInputs).toEqual({ tone: ['text'], grounding: ['query'] });
  });

  it('suggests the names of the metrics', () => {
    expect(form.body.fields?.[0]?.item?.suggestions).toEqual(['tone', 'grounding']);
  });

  it('has the examples and what a sample of the call needs', () => {
    expect(form.examples.map(({ key }) => key)).toEqual(['one']);
    expect([form.server, form.operation]).toEqual([
      facts.server,
      { path: '/v2/evaluate', name: 'evaluate', readsData: true },
    ]);
  });
});

describe('the form of an operation that scores one metric', () => {
  it('knows nothing about other metrics', () => {
    expect(requestForm(tone, schema, facts).metricInputs).toBeUndefined();
  });

  it('reads no data of a reply that is not published', () => {
    expect(requestForm({ ...tone, reply: [] }, schema, facts).operation.readsData).toBe(false);
  });
});
