import { expect, it } from 'vitest';

import { compareSets } from '../../plugins/compareSets';

it.each([
  ['nothing when both hold the same in another order', ['a', 'b'], ['b', 'a'], { missing: [], extra: [] }],
  ['what is missing, sorted', ['c', 'a', 'b'], ['a'], { missing: ['b', 'c'], extra: [] }],
  ['what is too much, sorted', ['a'], ['c', 'a', 'b'], { missing: [], extra: ['b', 'c'] }],
  ['both directions at once', ['a', 'b'], ['b', 'c'], { missing: ['a'], extra: ['c'] }],
  ['nothing for two empty sets', [], [], { missing: [], extra: [] }],
])('reports %s', (_case, expected, actual, difference) => {
  expect(compareSets(expected, actual)).toEqual(difference);
});
