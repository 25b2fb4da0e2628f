import { describe, expect, it } from 'vitest';

import { pagePairs } from '../../src/pagePairs';

const ORDER = ['v1', 'v2', 'next'];
const page = (version: string, slug: string) => ({ version, slug, file: `${version}/${slug}.mdx` });
const move = (from: string, to: string | null) => ({ since: 'v2', from, to });

function pairLines(pages: string[], moves: ReturnType<typeof move>[], older = 'v1', newer = 'v2') {
  const all = pages.map((name) => {
    const [version = '', slug = ''] = name.split(':');
    return page(version, slug);
  });
  return pagePairs(all, { older, newer }, moves, ORDER).map((pair) => `${pair.older.slug} → ${pair.newer.slug}`);
}

describe('pagePairs', () => {
  it.each([
    ['leaves out added pages', ['v1:a', 'v2:a', 'v2:b'], [], ['a → a']],
    ['leaves out pages of other versions', ['v1:a', 'next:a'], [], []],
    ['pairs a moved page', ['v1:a', 'v2:b/a'], [move('a', 'b/a')], ['a → b/a']],
    [
      'pairs a page with the page that it became and the page at its old slug',
      ['v1:a', 'v2:a', 'v2:b/a'],
      [move('a', 'b/a')],
      ['a → a', 'a → b/a'],
    ],
    [
      'pairs a page by its slug if the older version has no page at the moved one',
      ['v1:b', 'v2:b'],
      [move('a', 'b')],
      ['b → b'],
    ],
    ['does not pair a deleted page with another page at its slug', ['v1:a', 'v2:a'], [move('a', null)], []],
  ])('%s', (_case, pages, moves, expected) => {
    expect(pairLines(pages, moves)).toEqual(expected);
  });

  it('ignores moves before the two versions', () => {
    expect(pairLines(['v2:b', 'next:b', 'v2:a'], [move('a', 'b')], 'v2', 'next')).toEqual(['b → b']);
  });
});
