import { describe, expect, it } from 'vitest';

import { comparisonViews } from '../../../src/render/comparisonViews';
import { siteOf } from '../fixtures';

describe('comparisonViews', () => {
  it('links the comparison of a page that moved from the same slug', () => {
    const split = siteOf(
      ['v1', 'next'],
      { 'v1:a': 'One apple.', 'next:a': 'Two pears.', 'next:b/a': { title: 'Apples', text: 'One red apple.' } },
      [{ since: 'next', from: 'a', to: 'b/a' }],
    );
    expect([...comparisonViews(split)].map(({ others }) => others)).toEqual([
      [{ label: 'Apples, v1 to next', path: 'compare/v1...next/b/a/' }],
      [{ label: 'Tone, v1 to next', path: 'compare/v1...next/a/' }],
    ]);
  });
});
