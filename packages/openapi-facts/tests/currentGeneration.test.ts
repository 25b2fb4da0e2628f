import { expect, it } from 'vitest';

import { currentGeneration } from '../src/facts/findOperation';
import { minimalFacts, operation } from '../testing/fixtures';

const legacy = (path: string) => operation(path, { deprecated: true });

it.each([
  ['the version of a current operation', '/metrics/v4alpha/tone', ['/alignment/v1/tone', '/safety/v3/pii'], 'v4alpha'],
  ['none without legacy operations', '/v1/evaluate/{id}', [], undefined],
  ['none if legacy operations have the same version', '/v1/tone', ['/v1/mood', '/v0/tone'], undefined],
  ['none if legacy operations have no version', '/v1/tone', ['/tone'], undefined],
  ['none without a version', '/evaluate/very/{id}', ['/v1/tone'], undefined],
])('the generation of the API is %s', (_case, path, others, generation) => {
  const current = operation(path);
  expect(currentGeneration(minimalFacts([current, ...others.map(legacy)]), current)).toBe(generation);
});

it('a legacy operation is of no current generation', () => {
  const old = legacy('/v1/tone');
  expect(currentGeneration(minimalFacts([old, operation('/v2/tone')]), old)).toBeUndefined();
});
