import { describe, expect, it } from 'vitest';

import { comparePages } from '../../../scripts/change/comparePages';
import type { BuiltPage } from '../../../scripts/change/readPages';

const page = (text: string, markup = text): BuiltPage => ({ text, markup, isRedirect: false });
const redirect: BuiltPage = { text: 'This page has moved', markup: '', isRedirect: true };

const NOTHING = { added: [], removed: [], changed: [], restyled: [], redirects: { added: [], removed: [] } };

const CASES: [string, Record<string, BuiltPage>, Record<string, BuiltPage>, object][] = [
  ['nothing in the same pages', { '/a/': page('One.') }, { '/a/': page('One.') }, {}],
  [
    'added pages, sorted',
    { '/a/': page('One.') },
    { '/c/': page('C'), '/b/': page('B'), '/a/': page('One.') },
    { added: ['/b/', '/c/'] },
  ],
  ['a removed page', { '/a/': page('One.'), '/b/': page('B') }, { '/a/': page('One.') }, { removed: ['/b/'] }],
  [
    'other words, counted',
    { '/a/': page('One two.') },
    { '/a/': page('One two three.') },
    { changed: [{ path: '/a/', words: [2, 3] }] },
  ],
  [
    'other markup around the same words',
    { '/a/': page('One.', '<p>') },
    { '/a/': page('One.', '<b>') },
    { restyled: ['/a/'] },
  ],
  [
    'a page that became a redirect',
    { '/a/': page('One.') },
    { '/a/': redirect },
    { removed: ['/a/'], redirects: { added: ['/a/'], removed: [] } },
  ],
  [
    'a redirect that became a page',
    { '/a/': redirect },
    { '/a/': page('One.') },
    { added: ['/a/'], redirects: { added: [], removed: ['/a/'] } },
  ],
];

describe('the comparison of two builds tells', () => {
  it.each(CASES)('%s', (_title, before, after, expected) => {
    const found = comparePages(new Map(Object.entries(before)), new Map(Object.entries(after)));
    expect(found).toEqual({ ...NOTHING, ...expected });
  });
});
