import { describe, expect, it } from 'vitest';

import { describeChanges, formatResultCount } from '../../../../src/components/SearchContent/formatResultCount';
import { searchAnswer, searchHit } from './searchAnswer';

describe('formatResultCount', () => {
  it.each([
    [0, 0, 'No results'],
    [1, 1, '1 result'],
    [2, 2, '2 results'],
    [2, 230, 'The first 2 of 230 results'],
  ])('formats %i hits of %i as “%s”', (shown, total, expected) => {
    const hits = Array.from({ length: shown }, () => searchHit());
    expect(formatResultCount(searchAnswer({ hits, total }))).toBe(expected);
  });
});

describe('formatResultCount without hits', () => {
  it('names the unknown words', () => {
    expect(formatResultCount(searchAnswer({ unknown: ['keyboard', 'shortcut'] }))).toBe(
      'No results for “keyboard”, “shortcut”',
    );
  });
});

describe('describeChanges', () => {
  it.each([
    [{}, []],
    [
      { corrections: [{ asked: 'toxcity', used: ['toxicity'] }] },
      ['Showing results for toxicity: no page has “toxcity”.'],
    ],
    [{ unknown: ['xyzzy', 'qwv'] }, ['No page has “xyzzy”, “qwv”: left out.']],
    [{ hits: [], unknown: ['xyzzy'] }, []],
  ])('describes %j as %j', (given, expected) => {
    expect(describeChanges(searchAnswer({ hits: [searchHit()], total: 1, ...given }))).toEqual(expected);
  });
});
