import { describe, expect, it } from 'vitest';

import { readMoved } from '../../../plugins/redirects/readMoved';

const why = 'It was renamed.';

const move = { from: 'old', to: 'new', why };

const page = { since: 'v2', ...move };

function read(value: unknown): () => unknown {
  return () => readMoved(value, 'moved.yaml', ['v2', 'v1']);
}

describe('readMoved', () => {
  it('returns the entries of both lists in their order', () => {
    const other = { from: 'a/old', to: 'a/new', why: 'It moved.' };
    const value = { addresses: [move, other], pages: [page, { ...page, since: 'next' }, { ...other, since: 'v2' }] };
    expect(read(value)()).toEqual(value);
  });

  it('accepts empty lists, and a page that is gone', () => {
    expect(read({ addresses: [], pages: [] })()).toEqual({ addresses: [], pages: [] });
    expect(read({ addresses: [], pages: [{ ...page, to: null }] })).not.toThrow();
  });

  it.each([
    ['without a reason', [{ from: 'old', to: 'new' }], '0.why'],
    ['with an unknown key', [{ ...move, status: 301 }], '0'],
    ['whose old address begins with a slash', [{ ...move, from: '/old' }], '0.from'],
    ['whose new address ends with a slash', [move, { ...move, to: 'new/' }], '1.to'],
    ['without an address', [{ ...move, from: '' }], '0.from'],
    ['whose old address is too long for a folder', [{ ...move, from: 'x'.repeat(300) }], '0.from'],
    ['that climbs out of the version', [{ ...move, from: 'a/../../b' }], '0.from'],
    ['with a query', [{ ...move, from: 'a?b' }], '0.from'],
  ])('refuses an entry %s in either list', (_case, entries, place) => {
    expect(read({ addresses: entries, pages: [] })).toThrow(`moved.yaml: wrong entry addresses.${place}\n`);
    const pages = entries.map((entry, index) => ({ since: index === 0 ? 'v2' : 'next', ...entry }));
    expect(read({ addresses: [], pages })).toThrow(`moved.yaml: wrong entry pages.${place}\n`);
  });

  it('refuses an address that leads nowhere: only pages are gone for good', () => {
    expect(read({ addresses: [{ ...move, to: null }], pages: [] })).toThrow('wrong entry addresses.0.to');
  });

  it.each([
    ['a list', [move]],
    ['one list only', { addresses: [move] }],
    ['a list that is none', { addresses: [], pages: 'none' }],
    ['another list', { addresses: [], pages: [], files: [] }],
    ['nothing', null],
  ])('refuses %s', (_case, value) => {
    expect(read(value)).toThrow('moved.yaml: wrong lists\n');
  });

  it('says what an address needs', () => {
    expect(read({ addresses: [{ from: 'old', to: 'new' }], pages: [] })).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: wrong entry addresses.0.why
        expected: from, to and why; addresses of up to 200 letters, digits, - . _ ~ and slashes, without slashes at their ends
        found:    {"from":"old","to":"new"}
        remedy:   write the entry like its neighbors]
    `);
  });

  it('says what a page needs', () => {
    expect(read({ addresses: [], pages: [move] })).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: wrong entry pages.0.since
        expected: since, from, to and why; addresses of up to 200 letters, digits, - . _ ~ and slashes, without slashes at their ends; to: null for a page that is gone
        found:    {"from":"old","to":"new","why":"It was renamed."}
        remedy:   write the entry like its neighbors]
    `);
  });

  it('says what the file needs', () => {
    expect(read({ addresses: [] })).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: wrong lists
        expected: the lists \`addresses\` and \`pages\`, and no other
        found:    null
        remedy:   write both lists; [] stands for an empty one, and each entry begins with a dash]
    `);
  });

  it('refuses a move with a version that is not kept', () => {
    expect(read({ addresses: [], pages: [{ ...page, since: 'v0' }] })).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: the page "old" moved with a docs version that is not kept
        expected: since: one of next, v2, v1
        found:    since: v0
        why:      A move matters between a version that has the old address and one that has the new.
        remedy:   remove the entry, or mend the name of the version; if readers still need the redirect, make it one of \`addresses\`]
    `);
  });

  it('refuses two entries for one address', () => {
    expect(read({ addresses: [move, { ...move, to: 'newer' }], pages: [] })).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: two entries for one address
        expected: each \`from\` of \`addresses\` once
        found:    old
        remedy:   remove one of the two]
    `);
  });

  it.each([
    ['from one address', { ...page, to: 'newer' }, 'expected: each `since` and `from` of `pages` once'],
    ['to one address', { ...page, from: 'older' }, 'expected: each `since` and `to` of `pages` once'],
  ])('refuses two pages that move %s in one version', (_what, other, words) => {
    expect(read({ addresses: [], pages: [page, other] })).toThrow(words);
    expect(read({ addresses: [], pages: [page, { ...other, since: 'next' }] })).not.toThrow();
  });

  it('takes two pages that are gone in one version', () => {
    const gone = (from: string) => ({ ...page, from, to: null });
    expect(read({ addresses: [], pages: [gone('a'), gone('b')] })).not.toThrow();
  });
});
