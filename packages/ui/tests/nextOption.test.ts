import { expect, it } from 'vitest';

import { nextOption } from '../src/nextOption';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['a', 1, undefined],
])('%s moves option %i of three to %s', (key, active, expected) => {
  expect(nextOption(key, active, 3)).toBe(expected);
});

it('moves nowhere in an empty list', () => {
  expect(nextOption('ArrowDown', -1, 0)).toBeUndefined();
});
