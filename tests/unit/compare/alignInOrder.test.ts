import { describe, expect, it } from 'vitest';

import { alignInOrder, type Pair } from '../../../plugins/compare/alignInOrder';

/** The same letter in the other case is a pair as well, less like than the same one. */
function likeness(older: string, newer: string): number {
  if (older === newer) return 1;
  return older.toLowerCase() === newer.toLowerCase() ? 0.5 : 0;
}

const line = ({ older, newer }: Pair<string>) =>
  older === undefined ? `+${newer}` : newer === undefined ? `-${older}` : `${older}${newer}`;

const align = (older: string, newer: string) =>
  alignInOrder([...older], [...newer], likeness)
    .map(line)
    .join(' ');

describe('alignInOrder', () => {
  it.each([
    ['nothing with nothing', '', '', ''],
    ['all with their equals', 'abc', 'abc', 'aa bb cc'],
    ['what came with nothing', '', 'ab', '+a +b'],
    ['what went with nothing', 'ab', '', '-a -b'],
    ['things around one that came', 'ac', 'abc', 'aa +b cc'],
    ['things around one that went', 'abc', 'ac', 'aa -b cc'],
    ['things that only look alike', 'abc', 'aBc', 'aa bB cc'],
    ['a thing with its equal rather than with one like it', 'a', 'Aa', '+A aa'],
    ['no thing across another: most of them keep their order', 'abc', 'bca', '-a bb cc +a'],
    ['no things that have nothing in common', 'a', 'b', '-a +b'],
    ['the first of two equals', 'a', 'aa', 'aa +a'],
    ['two that are like rather than one that is equal and one alone, when that is as much', 'ab', 'AB', 'aA bB'],
  ])('pairs %s', (_case, older, newer, pairs) => {
    expect(align(older, newer)).toBe(pairs);
  });

  it('names what went before what came', () => {
    expect(align('axyb', 'apqb')).toBe('aa -x -y +p +q bb');
  });

  it('prefers the likeness of all pairs to that of one', () => {
    // The equals `c` stand crosswise to three that are like: those are more together.
    expect(align('cdef', 'DEFc')).toBe('-c dD eE fF +c');
  });

  it('has each thing once', () => {
    const [older, newer] = ['abcabcabc', 'cBaCbAcba'];
    const pairs = alignInOrder([...older], [...newer], likeness);
    expect(pairs.map((pair) => pair.older ?? '').join('')).toBe(older);
    expect(pairs.map((pair) => pair.newer ?? '').join('')).toBe(newer);
  });
});
