import { expect, it } from 'vitest';

import { countWords, readingWords } from '../../../src/components/SearchContent/resultWords';
import { searchAnswer, searchHit } from './searchHit';

it.each([
  [0, 0, 'No results'],
  [1, 1, '1 result'],
  [2, 2, '2 results'],
  [2, 230, 'The first 2 of 230 results'],
])('%i hits of %i are called “%s”', (shown, total, expected) => {
  const hits = Array.from({ length: shown }, () => searchHit());
  expect(countWords(searchAnswer({ hits, total }))).toBe(expected);
});

it.each([
  [{}, []],
  [
    { corrections: [{ asked: 'toxcity', used: ['toxicity'] }] },
    ['Showing results for toxicity: no page has “toxcity”.'],
  ],
  [{ unknown: ['xyzzy', 'qwv'] }, ['No page has “xyzzy”, “qwv”: left out.']],
])('%j is said as %j', (reading, expected) => {
  expect(readingWords(searchAnswer({ hits: [searchHit()], total: 1, ...reading }))).toEqual(expected);
});

it('without hits says only that there are none', () => {
  expect(readingWords(searchAnswer({ unknown: ['xyzzy'] }))).toEqual([]);
});
