import { describe, expect, it } from 'vitest';

import { followMoves, movesOfDocs, type PageMove } from '../src/pageMoves';

const ORDER = ['v1', 'v2', 'v3', 'next'];

function move(since: string, from: string, to: string | null): PageMove {
  return { since, from, to };
}

function follow(path: string, from: string, to: string, moves = MOVES): string | undefined {
  return followMoves(path, { from, to }, moves, ORDER);
}

/** `a` moved to `b` in v2 and to `c` in v3. The new `a` of v2 moved to `d` in v3. `e` was deleted in v3. */
const MOVES = [
  move('v3', 'b', 'c'),
  move('v2', 'a', 'b'),
  move('v3', 'a', 'd'),
  move('v3', 'e', null),
  move('next', 'f/old', 'f/new'),
];

describe('followMoves', () => {
  it.each([
    ['forward through versions without a move', 'a', 'v1', 'next', 'c'],
    ['from the former path of another page', 'a', 'v2', 'v3', 'd'],
    ['to the former path of another page, backward', 'd', 'next', 'v2', 'a'],
  ])('follows a page %s', (_case, path, from, to, expected) => {
    expect(follow(path, from, to)).toBe(expected);
  });

  it.each([
    ['a move in an older version', 'a', 'v3', 'next'],
    ['a move in a newer version', 'f/old', 'v1', 'v3'],
    ['a new page at the former path of another page', 'b', 'v3', 'v1'],
    ['a new page at the path of a deleted page', 'e', 'v3', 'v1'],
    ['a deleted page, backward', 'e', 'next', 'v1'],
  ])('returns undefined for %s', (_case, path, from, to) => {
    expect(follow(path, from, to)).toBeUndefined();
  });

  it('returns undefined for a page that moved and was deleted later', () => {
    const moves = [move('v2', 'a', 'b'), move('v3', 'b', null)];
    expect(follow('a', 'v1', 'v3', moves)).toBeUndefined();
    expect(follow('a', 'v1', 'v2', moves)).toBe('b');
  });

  it('applies one move per version, so two pages can swap their paths', () => {
    const moves = [move('v2', 'a', 'b'), move('v2', 'b', 'a')];
    expect(follow('a', 'v1', 'v2', moves)).toBe('b');
    expect(follow('b', 'v2', 'v1', moves)).toBe('a');
  });
});

it.each([
  ['the docs', undefined, MOVES],
  ['the docs by their id', 'default', MOVES],
  ['docs of another plugin', 'community', []],
])('moved.yaml lists the moves of the first docs plugin, not of others: %s', (_docs, pluginId, expected) => {
  expect(movesOfDocs(pluginId, MOVES)).toEqual(expected);
});
