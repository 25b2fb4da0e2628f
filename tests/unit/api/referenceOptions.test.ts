import { describe, expect, it } from 'vitest';

import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { referenceOptions } from '../../../site/plugins/api/referenceOptions';

const required = { requirement: 'required' } as const;

describe('choices', () => {
  const { choices } = referenceOptions('/nowhere', { slug: 'acme' });
  const tone = operation('/v2/tone', { request: [field('text', required), field('tones')] });
  const grounding = operation('/v2/grounding', { request: [field('query', required)] });
  const evaluate = operation('/v2/evaluate', {
    request: [field('metrics', required), field('query'), field('text'), field('tones')],
    reply: [field('data', { children: [field('data.tone'), field('data.grounding')] })],
  });
  const monitor = operation('/v1/monitor', {
    request: [field('metrics', required)],
    reply: [field('data', { children: [field('data.cpu'), field('data.tone')] })],
  });
  const facts = minimalFacts([tone, grounding, evaluate, monitor]);

  it('are the metrics of the combined call, with the fields that each needs', () => {
    expect(choices?.(evaluate, facts)).toMatchObject({
      field: 'metrics',
      needs: { tone: ['text'], grounding: ['query'] },
    });
  });

  it.each([tone, monitor])('are undefined for $path', (one) => {
    expect(choices?.(one, facts)).toBeUndefined();
  });
});
