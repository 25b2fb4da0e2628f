import { describe, expect, it } from 'vitest';

import { movedPage } from '../../../shared/movedPage';
import type { PageMove } from '../../../plugins/redirects/readMoved';

const ORDER = ['v1', 'v2', 'v3', 'next'];

function move(since: string, from: string, to: string | null): PageMove {
  return { since, from, to, why: 'It moved.' };
}

/** `a` became `b` in v2 and `c` in v3; the new `a` of v2 became `d` in v3; `e` is gone since v3, `f` moved in next. */
const MOVES = [
  move('v3', 'b', 'c'),
  move('v2', 'a', 'b'),
  move('v3', 'a', 'd'),
  move('v3', 'e', null),
  move('next', 'f/old', 'f/new'),
];

function follow(address: string, from: string, to: string): string | undefined {
  return movedPage(address, { from, to }, MOVES, ORDER);
}

describe('movedPage', () => {
  it.each([
    ['forwards', 'a', 'v1', 'v2', 'b'],
    ['forwards over several moves', 'a', 'v1', 'v3', 'c'],
    ['forwards over versions without a move', 'a', 'v1', 'next', 'c'],
    ['backwards', 'c', 'v3', 'v2', 'b'],
    ['backwards over several moves', 'c', 'next', 'v1', 'a'],
    ['at its folder', 'f/old', 'v1', 'next', 'f/new'],
    ['that took over the address of another', 'a', 'v2', 'v3', 'd'],
    ['that took over the address of another, backwards', 'd', 'next', 'v2', 'a'],
  ])('follows a page %s', (_what, address, from, to, expected) => {
    expect(follow(address, from, to)).toBe(expected);
  });

  it.each([
    ['another page', 'z', 'v1', 'next'],
    ['the same version', 'a', 'v1', 'v1'],
    ['a move of an older version', 'a', 'v3', 'next'],
    ['a move of a newer version', 'f/old', 'v1', 'v3'],
    ['a new page at an address that another left', 'b', 'v3', 'v1'],
    ['a new page at the address of one that is gone', 'e', 'v3', 'v1'],
    ['a page that is gone', 'e', 'v1', 'next'],
    ['a page that is gone, backwards', 'e', 'next', 'v1'],
  ])('knows no move of %s', (_what, address, from, to) => {
    expect(follow(address, from, to)).toBeUndefined();
  });

  it('does not follow a page that moved and is gone since', () => {
    const moves = [move('v2', 'a', 'b'), move('v3', 'b', null)];
    expect(movedPage('a', { from: 'v1', to: 'v3' }, moves, ORDER)).toBeUndefined();
    expect(movedPage('a', { from: 'v1', to: 'v2' }, moves, ORDER)).toBe('b');
  });

  it('takes one move in a version: pages that swap their addresses do not come back', () => {
    const moves = [move('v2', 'a', 'b'), move('v2', 'b', 'a')];
    expect(movedPage('a', { from: 'v1', to: 'v2' }, moves, ORDER)).toBe('b');
    expect(movedPage('b', { from: 'v2', to: 'v1' }, moves, ORDER)).toBe('a');
  });
});
