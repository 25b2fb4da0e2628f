import { distance as levenshtein } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';

import { seededRandom } from '@api-docs/kit/testing/seededRandom';

import { editDistance } from '../src/engine/editDistance';

const exact = (a: string, b: string) => editDistance(a, b, 20);

describe('editDistance', () => {
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
    // Two swapped letters cannot be edited again, so these are three edits and not two.
    ['ca', 'abc', 3],
  ])('between %j and %j is %i', (a, b, expected) => {
    expect(exact(a, b)).toBe(expected);
  });

  describe('of random words', () => {
    // Few letters, so that equal and swapped ones are common.
    const letters = 'abc';
    const random = seededRandom(20261);
    const randomWord = () =>
      Array.from({ length: Math.floor(random() * 8) }, () => letters[Math.floor(random() * letters.length)]).join('');
    const pairs = Array.from({ length: 3000 }, (): [string, string] => [randomWord(), randomWord()]);
    const failing = (rule: (a: string, b: string) => boolean) => pairs.filter(([a, b]) => !rule(a, b));

    // It does not satisfy the triangle inequality: ca → ac → abc is shorter than ca → abc.
    it('is between half of the Levenshtein distance and all of it, because a swap saves one edit', () => {
      expect(failing((a, b) => exact(a, b) <= levenshtein(a, b) && levenshtein(a, b) <= 2 * exact(a, b))).toEqual([]);
    });

    it.each([0, 1, 2, 3])('is limit + 1 above a limit of %i', (limit) => {
      expect(failing((a, b) => editDistance(a, b, limit) === Math.min(exact(a, b), limit + 1))).toEqual([]);
    });
  });
});
