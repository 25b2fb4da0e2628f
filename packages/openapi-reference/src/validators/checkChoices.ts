import { spellingRemedy } from '@api-docs/kit/node';
import { optionError } from '@api-docs/kit/plugin';
import { fieldRows, operationRef, type ApiFacts, type Operation } from '@api-docs/openapi-facts';

import { PACKAGE } from '../presetOptions';
import type { RequestChoices } from './types';

/** Throws if choices name a field that the request of their operation does not have: readers would be told to send it. */
export function checkChoices({ field, needs }: RequestChoices, operation: Operation, facts: ApiFacts): void {
  const known = fieldRows(operation.request, '').map(({ path }) => path);
  const unknown = [field, ...Object.values(needs).flat()].find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw optionError(PACKAGE, 'choices', {
    problem: `returns a field that the request of ${operationRef(facts, operation)} does not have`,
    expected: known.join(', ') || 'nothing, because it has no fields',
    found: unknown,
    remedy: spellingRemedy(unknown, known, 'correct the name'),
  });
}
