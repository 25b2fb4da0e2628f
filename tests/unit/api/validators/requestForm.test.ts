import { describe, expect, it } from 'vitest';

import type { Schema } from '@api-docs/openapi-facts/openApiDocument';
import { field, operation, minimalFacts } from '@api-docs/openapi-facts/testing/fixtures';

import { requestForm } from '../../../../plugins/api/validators/requestForm';

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

const text: Schema = { type: 'string' };
const schema: Schema = {
  type: 'object',
  properties: { metrics: { type: 'array', items: text }, query: text, text, response: text },
};

const schemas = { parameters: [], body: schema };

describe('requestForm for an operation that runs several metrics', () => {
  const form = requestForm(evaluate, schemas, facts);

  it('has the inputs that each metric requires', () => {
    expect(form.metricInputs).toEqual({ tone: ['text'], grounding: ['query'] });
  });

  it('suggests the names of the metrics', () => {
    expect(form.shape.fields?.[0]?.item?.suggestions).toEqual(['tone', 'grounding']);
  });

  it('has the examples and the data for samples', () => {
    expect(form.examples.map(({ key }) => key)).toEqual(['one']);
    expect(form.operation).toMatchObject({
      method: 'POST',
      server: facts.server,
      path: '/v2/evaluate',
      body: { mediaType: 'application/json', kind: 'json' },
      reply: { kind: 'json' },
    });
  });
});

describe('requestForm for an operation that scores one metric', () => {
  it('has no inputs by metric, also if a field is called metrics', () => {
    const monitor = operation('/v1/monitor', {
      request: [field('metrics', required)],
      reply: [field('data', { children: [field('data.cpu'), field('data.tone')] })],
    });
    const form = requestForm(monitor, schemas, minimalFacts([...facts.operations, monitor]));
    expect(form.metricInputs).toBeUndefined();
    expect(form.shape.fields?.[0]?.item?.suggestions).toBeUndefined();
  });

  it('has no inputs by metric', () => {
    expect(requestForm(tone, schemas, facts).metricInputs).toBeUndefined();
  });

  it('has samples that print an undocumented reply as text', () => {
    const unpublished = operation('/v2/tone', { request: tone.request, reply: [] });
    expect(requestForm(unpublished, schemas, facts).operation.reply).toEqual({ kind: 'text' });
  });
});
