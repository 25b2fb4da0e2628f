import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { checkMoves } from '../../src/moved-pages/checkMoves';

const VERSIONS = [
  { name: 'v1', pages: ['', 'a', 'b', 'c'] },
  { name: 'v2', pages: ['', 'a', 'b'] },
  { name: 'next', pages: ['', 'a', 'new/b'] },
];

const DELETED = { since: 'v2', from: 'c', to: null };
const MOVED = { since: 'next', from: 'b', to: 'new/b' };

describe('checkMoves', () => {
  it('accepts pages that moved and pages that were deleted', () => {
    expect(() => checkMoves([DELETED, MOVED], VERSIONS)).not.toThrow();
  });

  it.each([
    ['a page that no older version has', { ...MOVED, from: 'bb' }, 'none in v1, v2'],
    ['a move in the oldest version', { since: 'v1', from: 'x', to: 'a' }, 'no version before v1'],
    ['a target that no newer version has', { ...MOVED, to: 'new/bb' }, 'to: new/bb'],
  ])('rejects %s', (_case, move, found) => {
    expect(errorDetails(() => checkMoves([DELETED, move], VERSIONS))).toMatchObject({
      file: 'versioned_docs/moved.yaml',
      problem: `the page "${move.from}" did not move in ${move.since}`,
      found,
    });
  });

  it('rejects a lost page and says which entry to add', () => {
    expect(errorDetails(() => checkMoves([DELETED], VERSIONS))).toMatchObject({
      problem: 'docs next has no page at "b", but docs v2 has one',
      found: 'no entry for b (v2)',
      remedy: expect.stringContaining('since: next') as string,
    });
  });

  it('rejects an entry whose target is missing in the version of the move', () => {
    const versions = [
      { name: 'v1', pages: ['b'] },
      { name: 'v2', pages: [] },
      { name: 'next', pages: ['c'] },
    ];
    expect(errorDetails(() => checkMoves([{ since: 'v2', from: 'b', to: 'c' }], versions))).toMatchObject({
      problem: 'docs v2 has no page at "b", but docs v1 has one',
      found: 'an entry with to: c',
    });
  });

  it('lists at most five lost pages', () => {
    const versions = [
      { name: 'v1', pages: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
      { name: 'next', pages: [] },
    ];
    expect(errorDetails(() => checkMoves([], versions)).found).toBe(
      'no entry for a (v1), b (v1), c (v1), d (v1), e (v1) and 2 more',
    );
  });
});
