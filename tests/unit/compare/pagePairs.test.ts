import { describe, expect, it } from 'vitest';

import { comparisonPath, isMovedPair, pagePairs, pagePath } from '../../../plugins/compare/pagePairs';

const ORDER = ['v1', 'v2', 'next'];
const page = (version: string, address: string) => ({ version, address, file: `${version}/${address}.mdx` });
const move = (from: string, to: string | null) => ({ since: 'v2', from, to, why: 'It found a better place.' });

function pairLines(pages: string[], moves: ReturnType<typeof move>[], older = 'v1', newer = 'v2') {
  const all = pages.map((name) => {
    const [version = '', address = ''] = name.split(':');
    return page(version, address);
  });
  return pagePairs(all, { older, newer }, moves, ORDER).map((pair) => `${pair.older.address} → ${pair.newer.address}`);
}

describe('pagePairs', () => {
  it.each([
    ['pages at the same address', ['v1:a', 'v1:b', 'v2:b', 'v2:a'], [], ['b → b', 'a → a']],
    ['no page that the older version did not have', ['v1:a', 'v2:a', 'v2:b'], [], ['a → a']],
    ['no page that the newer version has not', ['v1:a', 'v1:b', 'v2:a'], [], ['a → a']],
    ['no page of other versions', ['v1:a', 'next:a'], [], []],
    ['a page that moved', ['v1:a', 'v2:b/a'], [move('a', 'b/a')], ['a → b/a']],
    [
      'a page that moved and the one that stands at its address now with the same page',
      ['v1:a', 'v2:a', 'v2:b/a'],
      [move('a', 'b/a')],
      ['a → a', 'a → b/a'],
    ],
    [
      'a page by its address when nothing stood where it is said to have moved from',
      ['v1:b', 'v2:b'],
      [move('a', 'b')],
      ['b → b'],
    ],
    ['no page that is gone for good with another one at its address', ['v1:a', 'v2:a'], [move('a', null)], []],
    ['the landing', ['v1:', 'v2:'], [], [' → ']],
  ])('pairs %s', (_case, pages, moves, expected) => {
    expect(pairLines(pages, moves)).toEqual(expected);
  });

  it('pairs pages that moved before the two versions by their address', () => {
    expect(pairLines(['v2:b', 'next:b', 'v2:a'], [move('a', 'b')], 'v2', 'next')).toEqual(['b → b']);
  });
});

describe('isMovedPair', () => {
  it.each([
    ['is true of another address', 'a', 'b', true],
    ['is false of the same one', 'a', 'a', false],
  ])('%s', (_case, older, newer, expected) => {
    expect(isMovedPair({ older: page('v1', older), newer: page('v2', newer) })).toBe(expected);
  });
});

describe('paths', () => {
  it.each([
    ['a page', 'a/b', 'a/b', 'compare/v1...v2/a/b/'],
    ['the landing', '', '', 'compare/v1...v2/'],
    ['a page that moved, by where it stands now', 'a', 'b', 'compare/v1...v2/b/'],
  ])('name the comparison of %s', (_case, older, newer, expected) => {
    expect(comparisonPath({ older: page('v1', older), newer: page('v2', newer) })).toBe(expected);
  });

  it.each([
    ['a page', page('v1', 'a/b'), 'docs/v1/a/b/'],
    ['the landing', page('next', ''), 'docs/next/'],
    ['a page of the latest version without the version', page('v2', 'a'), 'docs/a/'],
    ['the landing of the latest version', page('v2', ''), 'docs/'],
  ])('name %s', (_case, given, expected) => {
    expect(pagePath(given, 'v2')).toBe(expected);
  });
});
