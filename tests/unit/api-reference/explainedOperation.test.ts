import { expect, it } from 'vitest';

import type { ApiFacts } from '../../../plugins/api-facts/types';
import { explainedOperation } from '../../../plugins/api-reference/explainedOperation';

const facts = {
  operations: [
    { path: '/metrics/v4alpha/pii', name: 'pii', deprecated: false },
    { path: '/safety/v3/pii', name: 'pii', deprecated: true },
    { path: '/performance/v1/cost', name: 'cost', deprecated: true },
  ],
} as unknown as ApiFacts;

it.each([
  ['/docs/understanding-acme-metrics/pii', '/metrics/v4alpha/pii'],
  ['/docs/understanding-acme-metrics/v3-metrics-soon-to-be-deprecated/pii', '/safety/v3/pii'],
  ['/docs/understanding-acme-metrics/cost', '/performance/v1/cost'],
])('%s explains %s', (page, operation) => {
  expect(explainedOperation(facts, page, 'acme').path).toBe(operation);
});

it('says where to name the page of an operation', () => {
  expect(() => explainedOperation(facts, '/docs/understanding-acme-metrics/tone', 'acme')).toThrow(
    'no operation has the metric page /docs/understanding-acme-metrics/tone',
  );
});
