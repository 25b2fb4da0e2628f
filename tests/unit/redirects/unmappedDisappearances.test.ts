import { describe, expect, it } from 'vitest';

import { unmappedDisappearances } from '../../../plugins/redirects/unmappedDisappearances';

const ORDER = ['v1', 'v2', 'next'];

const why = 'It moved.';

const VERSIONS = [
  { name: 'next', pages: ['', 'a', 'new/b'] },
  { name: 'v1', pages: ['', 'a', 'b', 'c'] },
  { name: 'v2', pages: ['', 'a', 'b'] },
];

describe('unmappedDisappearances', () => {
  it('finds pages that the next version lacks, and nothing says where they went', () => {
    expect(unmappedDisappearances(VERSIONS, [], ORDER)).toEqual([
      { address: 'c', from: 'v1', to: 'v2' },
      { address: 'b', from: 'v2', to: 'next' },
    ]);
  });

  it('takes a page that moved, and one that is gone for good', () => {
    const moves = [
      { since: 'next', from: 'b', to: 'new/b', why },
      { since: 'v2', from: 'c', to: null, why },
    ];
    expect(unmappedDisappearances(VERSIONS, moves, ORDER)).toEqual([]);
  });

  it('finds a page whose entry names another version, or leads to no page', () => {
    const moves = [
      { since: 'next', from: 'b', to: 'newer/b', why },
      { since: 'next', from: 'c', to: null, why },
    ];
    expect(unmappedDisappearances(VERSIONS, moves, ORDER)).toEqual([
      { address: 'c', from: 'v1', to: 'v2' },
      { address: 'b', from: 'v2', to: 'next', wanted: 'newer/b' },
    ]);
  });
});
