import { distance as levenshtein } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';

import { editDistance } from '../../../src/search/engine/editDistance';
import { seededRandom } from '../../support/bodyMutations';

it.each([
  ['tone', 'tone', 0],
  ['tone', 'tones', 1],
  ['tone', 'one', 1],
  ['tone', 'tune', 1],
  ['toxicity', 'toxicyti', 2],
  ['tone', 'otne', 1],
  ['toxcity', 'toxicity', 1],
  ['complience', 'compliance', 1],
  ['faithfullness', 'faithfulness', 1],
  ['', 'pii', 3],
  ['', '', 0],
  // A pair of swapped letters is not changed again: three steps and not two.
  ['ca', 'abc', 3],
])('%j and %j are %i apart', (a, b, expected) => {
  expect(editDistance(a, b, 9)).toBe(expected);
});

/** Few letters, so that equal and swapped ones are common. */
const LETTERS = 'abc';
const SEED = 20261;
const random = seededRandom(SEED);
const randomWord = () =>
  Array.from({ length: Math.floor(random() * 8) }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
const pairs = Array.from({ length: 3000 }, (): [string, string] => [randomWord(), randomWord()]);
const exact = (a: string, b: string) => editDistance(a, b, 20);
const failing = (rule: (a: string, b: string) => boolean) => pairs.filter(([a, b]) => !rule(a, b));

describe('for random words', () => {
  it('is 0 for the same word and no other', () => {
    expect(failing((a, b) => (exact(a, b) === 0) === (a === b))).toEqual([]);
  });

  it('is the same from either side', () => {
    expect(failing((a, b) => exact(a, b) === exact(b, a))).toEqual([]);
  });

  // Not the triangle inequality: this kind of distance does not keep it (ca → ac → abc is shorter than ca → abc).
  it('is at most Levenshtein’s, and at least half of it: a swap saves one step', () => {
    expect(failing((a, b) => exact(a, b) <= levenshtein(a, b) && levenshtein(a, b) <= 2 * exact(a, b))).toEqual([]);
  });

  it('is at most one more after a letter was added to one of them', () => {
    expect(failing((a, b) => Math.abs(exact(`${a}c`, b) - exact(a, b)) <= 1)).toEqual([]);
  });

  it.each([0, 1, 2, 3])('above a limit of %i is the limit and one', (limit) => {
    expect(failing((a, b) => editDistance(a, b, limit) === Math.min(exact(a, b), limit + 1))).toEqual([]);
  });

  it('is 1 when two different neighbors are swapped', () => {
    const swapped = pairs
      .map(([a]) => a)
      .filter((a) => a.length > 1 && a[0] !== a[1])
      .map((a): [string, string] => [a, `${a[1]}${a[0]}${a.slice(2)}`]);
    expect(swapped.length).toBeGreaterThan(1000);
    expect(swapped.filter(([a, b]) => exact(a, b) !== 1)).toEqual([]);
  });
});
