import { describe, expect, it } from 'vitest';

import {
  alignInOrder,
  textSimilarity,
  type Pair,
} from '../../../../../plugins/versions/comparisons/compare/alignInOrder';

/** Upper and lower case of a letter are a pair too, but less similar than two equal letters. */
function similarity(older: string, newer: string): number {
  if (older === newer) return 1;
  return older.toLowerCase() === newer.toLowerCase() ? 0.5 : 0;
}

const line = ({ older, newer }: Pair<string>) =>
  older === undefined ? `+${newer}` : newer === undefined ? `-${older}` : `${older}${newer}`;

const align = (older: string, newer: string) =>
  alignInOrder([...older], [...newer], similarity)
    .map(line)
    .join(' ');

describe('alignInOrder', () => {
  it.each([
    ['returns nothing for empty lists', '', '', ''],
    ['pairs equal items', 'abc', 'abc', 'aa bb cc'],
    ['returns added items of an empty list', '', 'ab', '+a +b'],
    ['returns removed items of an emptied list', 'ab', '', '-a -b'],
    ['pairs the items around an added one', 'ac', 'abc', 'aa +b cc'],
    ['pairs the items around a removed one', 'abc', 'ac', 'aa -b cc'],
    ['pairs similar items', 'abc', 'aBc', 'aa bB cc'],
    ['prefers an equal item to a similar one', 'a', 'Aa', '+A aa'],
    ['keeps the order of both lists', 'abc', 'bca', '-a bb cc +a'],
    ['pairs no dissimilar items', 'a', 'b', '-a +b'],
    ['pairs the first of two equal items', 'a', 'aa', 'aa +a'],
    ['prefers two similar pairs to one equal pair with the same total', 'ab', 'AB', 'aA bB'],
    ['puts removed items before added ones', 'axyb', 'apqb', 'aa -x -y +p +q bb'],
    ['prefers the higher total to the most similar pair', 'cdef', 'DEFc', '-c dD eE fF +c'],
  ])('%s', (_case, older, newer, pairs) => {
    expect(align(older, newer)).toBe(pairs);
  });

  it('returns each item once', () => {
    const [older, newer] = ['abcabcabc', 'cBaCbAcba'];
    const pairs = alignInOrder([...older], [...newer], similarity);
    expect(pairs.map((pair) => pair.older ?? '').join('')).toBe(older);
    expect(pairs.map((pair) => pair.newer ?? '').join('')).toBe(newer);
  });
});

describe('textSimilarity', () => {
  it.each([
    ['is 1 for the same words', 'Send a text', 'Send a text', 1],
    ['ignores the order of words', 'Send a text', 'a text send', 1],
    ['ignores punctuation and letter case', 'Send `text`!', 'send TEXT', 1],
    ['is 0 without a common word', 'Send it', 'Read them', 0],
    ['is 0 for an empty text', '', 'Send it', 0],
    ['is 0 for two texts without words', '{}', '{}', 0],
    ['is the share of common words', 'one two three', 'one two four five', 4 / 7],
    ['counts a repeated word as often as both texts have it', 'no no no', 'no', 2 / 4],
    ['counts numbers and field names as words', 'chunk_text 0', 'chunk text 0', 2 / 5],
    ['compares letters of other alphabets', 'Größe Ελλάδα', 'größe', 2 / 3],
  ])('%s', (_case, one, other, expected) => {
    expect(textSimilarity(one, other)).toBeCloseTo(expected, 10);
    expect(textSimilarity(other, one)).toBeCloseTo(expected, 10);
  });
});
