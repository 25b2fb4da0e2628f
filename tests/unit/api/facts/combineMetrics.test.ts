import { describe, expect, it } from 'vitest';

import type { Operation } from '@api-docs/openapi-facts/types';
import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { combinedCall } from '../../../../plugins/api/facts/combineMetrics';

function metric(name: string, needs: string[], mayUse: string[] = []): Operation {
  const request = [
    ...needs.map((input) => field(input, { requirement: 'required' })),
    ...mayUse.map((input) => field(input, { requirement: 'optional' })),
  ];
  return operation(`/v2/${name}`, { request });
}

function combined(results: string[], inputs: string[]): Operation {
  return operation('/v2/all', {
    request: inputs.map((input) => field(input, { requirement: 'optional' })),
    response: [field('data', { children: results.map((name) => field(`data.${name}`)) })],
  });
}

describe('combinedCall', () => {
  const metrics = [
    metric('tone', ['text'], ['tones', 'metadata']),
    metric('clarity', ['text']),
    metric('simplicity', ['text'], ['verbose']),
    metric('fit', ['query', 'passages']),
    metric('rule', ['policy']),
    metric('refusal', ['query']),
    // Not beside the call, or of another method.
    operation('/reports/v1/tone'),
    operation('/v2/tone', { method: 'DELETE' }),
  ];
  const call = combined(['tone', 'clarity', 'simplicity', 'fit'], ['text', 'tones', 'query', 'passages', 'metadata']);
  const found = combinedCall(minimalFacts([...metrics, call]));

  it('groups metrics with the same inputs, without options that the call does not take', () => {
    expect(found?.operation.path).toBe('/v2/all');
    expect(found?.inputs).toEqual([
      { names: ['tone'], needs: ['text'], mayUse: ['tones'] },
      { names: ['clarity', 'simplicity'], needs: ['text'], mayUse: [] },
      { names: ['fit'], needs: ['query', 'passages'], mayUse: [] },
    ]);
  });

  it('excludes metrics whose input the call does not take, and names those that it could take', () => {
    expect(found?.excluded).toEqual(['rule']);
    expect(found?.unknown).toEqual(['refusal']);
  });

  it.each([
    ['no call has results of several metrics', [combined(['tone'], ['text'])]],
    ['the only such call is deprecated', [{ ...call, deprecated: true }]],
    ['a call names one of them and other results', [combined(['tone', 'cpu'], ['text'])]],
  ])('is undefined if %s', (_case, calls) => {
    expect(combinedCall(minimalFacts([...metrics, ...calls]))).toBeUndefined();
  });
});
