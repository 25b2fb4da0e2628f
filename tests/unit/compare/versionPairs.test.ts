import { describe, expect, it } from 'vitest';

import { versionPairs } from '../../../plugins/compare/versionPairs';

const names = (count: number) => [...Array.from({ length: count - 1 }, (_, index) => `v${index + 1}`), 'next'];
const lines = (order: readonly string[]) => versionPairs(order).map(({ older, newer }) => `${older} ${newer}`);

describe('versionPairs', () => {
  it.each([
    ['none of the unreleased version alone', 1, []],
    ['the one of two versions', 2, ['v1 next']],
    ['all of three versions', 3, ['v1 v2', 'v1 next', 'v2 next']],
    ['all of four versions', 4, ['v1 v2', 'v1 v3', 'v2 v3', 'v1 next', 'v2 next', 'v3 next']],
    [
      'of five versions all but those of old ones that are no neighbors',
      5,
      ['v1 v2', 'v2 v3', 'v1 v4', 'v2 v4', 'v3 v4', 'v1 next', 'v2 next', 'v3 next', 'v4 next'],
    ],
  ])('has %s', (_case, count, expected) => {
    expect(lines(names(count))).toEqual(expected);
  });

  it('has 24 of the 45 pairs of ten versions', () => {
    expect(versionPairs(names(10))).toHaveLength(24);
  });

  it.each([2, 3, 5, 10, 40])('has each pair of %i versions once, the older before the newer', (count) => {
    const order = names(count);
    const pairs = versionPairs(order);
    expect(new Set(lines(order)).size).toBe(pairs.length);
    expect(pairs.filter(({ older, newer }) => order.indexOf(older) >= order.indexOf(newer))).toEqual([]);
  });

  it.each([3, 5, 10, 40, 100])('adds at most three pairs with each of %i versions', (count) => {
    const added = versionPairs(names(count + 1)).length - versionPairs(names(count)).length;
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThanOrEqual(3);
    expect(versionPairs(names(count)).length).toBeLessThanOrEqual(3 * count);
  });
});
