import { describe, expect, it } from 'vitest';

import { comparisonViews } from '../../../src/render/comparisonViews';
import { siteOf } from '../fixtures';

const ORDER = ['v1', 'v2', 'next'];

describe('comparisonViews', () => {
  const site = siteOf(ORDER, {
    'v1:a': { title: 'Old tone', text: 'One apple.' },
    'v2:a': { title: 'Tone', text: 'One apple.' },
    'next:a': { title: 'Tone', text: 'One apple.' },
    'v2:c': 'One apple.',
    'next:c': 'Two pears.',
  });
  const views = [...comparisonViews(site)];

  it('links the other comparisons of the page', () => {
    expect(views.map(({ others }) => others)).toEqual([
      [{ label: 'Tone, v1 to next', path: 'compare/v1...next/a/' }],
      [{ label: 'Tone, v1 to v2', path: 'compare/v1...v2/a/' }],
      [],
    ]);
  });

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
