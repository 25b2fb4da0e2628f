import { describe, expect, it } from 'vitest';

import { panelOptions } from '../../../src/components/SearchBox/panelOptions';
import type { SearchAnswer } from '../../../src/search/types';
import { searchAnswer, searchHit } from './searchHit';

const HELP = [{ label: 'API reference', href: '/base/docs/api/' }];

function linesOf(answer: SearchAnswer | undefined): string[] {
  return panelOptions(answer, 'pii', (query) => `/base/search/?q=${query}`, HELP).map((option) =>
    [option.kind, 'label' in option ? option.label : '', option.href].filter(Boolean).join(' '),
  );
}

describe('the lines of the search box', () => {
  it('are none without an answer', () => {
    expect(linesOf(undefined)).toEqual([]);
  });

  it('are at most 8 hits and the way to all results', () => {
    const hits = Array.from({ length: 10 }, (_, index) => searchHit({ anchor: `a${index}` }));
    const lines = linesOf(searchAnswer({ hits, total: 23 }));
    expect(lines).toHaveLength(9);
    expect(lines[0]).toBe('hit /base/docs/intro/#a0');
    expect(lines.at(-1)).toBe('page See all 23 results /base/search/?q=pii');
  });

  it('name a single result in the singular', () => {
    const lines = linesOf(searchAnswer({ hits: [searchHit()], total: 1 }));
    expect(lines.at(-1)).toBe('page See the 1 result /base/search/?q=pii');
  });

  it('are, without hits, at most three words and the pages that help on', () => {
    const lines = linesOf(searchAnswer({ suggestions: ['tone', 'toxicity', 'token', 'tokens'] }));
    expect(lines).toEqual([
      'word /base/search/?q=tone',
      'word /base/search/?q=toxicity',
      'word /base/search/?q=token',
      'page API reference /base/docs/api/',
    ]);
  });
});
