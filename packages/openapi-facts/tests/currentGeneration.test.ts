import { expect, it } from 'vitest';

import { currentGeneration } from '../src/facts/generation';
import { factsOfPaths } from '../testing/fixtures';

const PATHS = {
  '/metrics/v4alpha/tone': { post: {} },
  '/alignment/v1/tone': { post: { deprecated: true } },
  '/metrics/v4alpha/old': { post: { deprecated: true } },
  '/v7/tone': { post: {} },
};

it.each<[string, object, (string | undefined)[]]>([
  [
    'the declared one, of current operations whose path has it',
    { 'x-generation': 'v4alpha' },
    ['v4alpha', undefined, undefined, undefined],
  ],
  ['none if the document declares none', {}, [undefined, undefined, undefined, undefined]],
])('the generation of an operation is %s', (_case, given, expected) => {
  const facts = factsOfPaths(PATHS, given);
  expect(facts.operations.map((operation) => currentGeneration(facts, operation))).toEqual(expected);
});
