import { describe, expect, it } from 'vitest';

import { compareSets } from '../../../plugins/lib/compareSets';

describe('compareSets', () => {
  it.each([
    ['no difference between orders', ['a', 'b'], ['b', 'a'], { missing: [], extra: [] }],
    ['missing items, sorted', ['c', 'a', 'b'], ['a'], { missing: ['b', 'c'], extra: [] }],
    ['extra items, sorted', ['a'], ['c', 'a', 'b'], { missing: [], extra: ['b', 'c'] }],
    ['missing and extra items', ['a', 'b'], ['b', 'c'], { missing: ['a'], extra: ['c'] }],
  ])('reports %s', (_case, expected, actual, difference) => {
    expect(compareSets(expected, actual)).toEqual(difference);
  });
});
