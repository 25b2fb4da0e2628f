import { describe, expect, it } from 'vitest';

import { checkPageMoves } from '../../../plugins/redirects/checkPageMoves';

const VERSIONS = [
  { name: 'v1', pages: ['', 'a', 'b'] },
  { name: 'v2', pages: ['', 'a', 'b'] },
  { name: 'next', pages: ['', 'a', 'new/b'] },
];

function check(since: string, from: string, to: string | null): () => void {
  return () => checkPageMoves([{ since, from, to, why: 'It moved.' }], VERSIONS, 'moved.yaml');
}

describe('checkPageMoves', () => {
  it.each<[string, string | null]>([
    ['a page that moved', 'new/b'],
    ['a page that is gone for good', null],
  ])('takes %s', (_what, to) => {
    expect(check('next', 'b', to)).not.toThrow();
  });

  it('refuses a page that no version before has', () => {
    expect(check('next', 'bb', 'new/b')).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: the page "bb" of the entry since next did not move
        expected: a page at \`from\` in a version before next
        found:    none in v1, v2
        remedy:   mend \`since\` or \`from\`, or remove the entry; if readers need the redirect, make it one of \`addresses\`]
    `);
  });

  it('refuses a move since the oldest version that is kept', () => {
    expect(check('v1', 'c', 'a')).toThrow('none in any: no version before it is kept');
  });

  it('refuses a page that no version since then has', () => {
    expect(check('next', 'b', 'new/bb')).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: the page "b" of the entry since next did not move
        expected: a page at \`to\` in next or a newer version
        found:    to: new/bb
        remedy:   mend the address in \`to\`, or write \`to: null\` when the page is gone for good]
    `);
  });

  it('refuses pages that disappear without an entry, and says what to write', () => {
    expect(() => checkPageMoves([], VERSIONS, 'moved.yaml')).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: docs next has no page at "b", where docs v2 has one, and no entry says where it went
        expected: each page of a version in the next one too, or an entry of \`pages\` for it
        found:    no entry for b (v2)
        why:      Readers come to the old address by links and bookmarks, and switch versions while they read.
        remedy:   add to \`pages\`: since: next, from: the address above (with %brand.slug% for the brand), to: the new address, or null when the page is gone for good, and why]
    `);
  });

  it('refuses an entry that leads to no page of the next version', () => {
    const versions = [
      ...VERSIONS.slice(0, 2),
      { name: 'v3', pages: ['', 'a'] },
      { name: 'next', pages: ['', 'a', 'c'] },
    ];
    const moves = [{ since: 'v3', from: 'b', to: 'c', why: 'It moved.' }];
    expect(() => checkPageMoves(moves, versions, 'moved.yaml')).toThrow(
      'an entry that leads to c, where docs v3 has no page',
    );
  });

  it('names five pages of many', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const versions = [
      { name: 'v1', pages: names },
      { name: 'next', pages: [] },
    ];
    expect(() => checkPageMoves([], versions, 'moved.yaml')).toThrow(/no entry for a \(v1\), .*e \(v1\) and 2 more/);
  });
});
