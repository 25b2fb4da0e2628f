import { describe, expect, it } from 'vitest';

import { alignInOrder } from '../../src/compare/alignInOrder';

/** Aligns words, of which those with the same first letter are similar; `a-a2` is a pair, `a-` is removed and `-a` added. */
function aligned(older: readonly string[], newer: readonly string[]): string[] {
  const similarity = (before: string, after: string) => (before[0] === after[0] ? 0.5 : 0);
  const pairs = alignInOrder(older, newer, (word) => word, similarity);
  return pairs.map((pair) => `${pair.older ?? ''}-${pair.newer ?? ''}`);
}

const words = (text: string) => text.split(' ').filter(Boolean);

describe('two lists', () => {
  it.each([
    ['', '', ''],
    ['a b', '', 'a- b-'],
    ['a b c', 'a b c', 'a-a b-b c-c'],
    ['a b c', 'a b2 c', 'a-a b-b2 c-c'],
    ['a b c', 'a c', 'a-a b- c-c'],
    ['a a', 'a a a', 'a-a a-a -a'],
    ['a b c x', 'x a2 b2 c2', '-x a-a2 b-b2 c-c2 x-'],
  ])('%j and %j are %j', (older, newer, expected) => {
    expect(aligned(words(older), words(newer)).join(' ')).toBe(expected);
  });
});

describe('two lists with thousands of items', () => {
  const older = Array.from({ length: 5000 }, (_, number) => `${number}`);

  it('are aligned around the items that are the same', () => {
    const changes: Record<number, string> = { 0: '0x', 2500: '2x', 4999: '4x' };
    const newer = older.map((item, index) => changes[index] ?? item);
    const changed = aligned(older, newer).filter((pair) => pair.includes('x'));
    expect(changed).toEqual(['0-0x', '2500-2x', '4999-4x']);
  });

  it('are not aligned if nothing is the same', () => {
    const pairs = aligned(
      older,
      older.map((item) => `${item}x`),
    );
    expect([pairs.length, pairs[0], pairs.at(-1)]).toEqual([10_000, '0-', '-4999x']);
  });
});
