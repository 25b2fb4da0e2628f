import { describe, expect, it } from 'vitest';

import { nextOption, panelOptions } from '../../../../src/components/SearchBox/panelOptions';
import type { SearchAnswer } from '../../../../src/search/types';
import { searchAnswer, searchHit } from './searchAnswer';

const HELP = [{ label: 'API reference', href: '/base/docs/api/' }];

function optionsOf(answer: SearchAnswer | undefined): string[] {
  return panelOptions(answer, 'pii', (query) => `/base/search/?q=${query}`, HELP).map((option) =>
    [option.kind, 'label' in option ? option.label : '', option.href].filter(Boolean).join(' '),
  );
}

describe('panelOptions', () => {
  it('lists nothing without an answer', () => {
    expect(optionsOf(undefined)).toEqual([]);
  });

  it('lists at most 8 hits and a link to all results', () => {
    const hits = Array.from({ length: 10 }, (_, index) => searchHit({ anchor: `a${index}` }));
    const options = optionsOf(searchAnswer({ hits, total: 23 }));
    expect(options).toHaveLength(9);
    expect(options[0]).toBe('hit /base/docs/intro/#a0');
    expect(options.at(-1)).toBe('page See all 23 results /base/search/?q=pii');
  });

  it('formats a single result in the singular', () => {
    const options = optionsOf(searchAnswer({ hits: [searchHit()], total: 1 }));
    expect(options.at(-1)).toBe('page See the 1 result /base/search/?q=pii');
  });

  it('lists another query after the hits', () => {
    expect(optionsOf(searchAnswer({ hits: [searchHit()], total: 1, suggestions: ['tone'] }))).toEqual([
      'hit /base/docs/intro/',
      'word /base/search/?q=tone',
      'page See the 1 result /base/search/?q=pii',
    ]);
  });

  it('lists at most three similar words and the help pages without hits', () => {
    expect(optionsOf(searchAnswer({ suggestions: ['tone', 'toxicity', 'token', 'tokens'] }))).toEqual([
      'word /base/search/?q=tone',
      'word /base/search/?q=toxicity',
      'word /base/search/?q=token',
      'page API reference /base/docs/api/',
    ]);
  });
});

describe('nextOption', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['ArrowUp', 0, 3, 2],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['Home', -1, 3, undefined],
    ['End', -1, 3, undefined],
    ['a', 1, 3, undefined],
    ['ArrowDown', -1, 0, undefined],
  ])('moves with %s from option %i of %i to %s', (key, active, count, expected) => {
    expect(nextOption(key, active, count)).toBe(expected);
  });
});
