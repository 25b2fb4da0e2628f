import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { readMovedPages } from '../../src/moved-pages/movedPages';

const entry = { from: 'old', to: 'new', why: 'It was renamed.' };
const page = { since: 'v2', ...entry };
const other = { from: 'a/old', to: 'a/new', why: 'It moved.' };

function validate(value: unknown): unknown {
  return readMovedPages(tempFolder({ 'versioned_docs/moved.yaml': JSON.stringify(value) }), { versions: ['v2', 'v1'] });
}

describe('readMovedPages', () => {
  it.each([
    ['entries of both lists', { addresses: [entry, other], pages: [page, { ...other, since: 'next' }] }],
    [
      'moves of a retired version',
      { addresses: [], pages: [{ ...page, since: 'v0' }], retired: [{ version: 'v0', pages: ['a'] }] },
    ],
  ])('accepts %s', (_case, value) => {
    expect(validate(value)).toMatchObject({ retired: [], ...value });
  });

  it.each([
    ['without a reason', [{ from: 'old', to: 'new' }], '0.why'],
    ['with an unknown key', [{ ...entry, status: 301 }], '0'],
    ['with a leading slash in its old path', [{ ...entry, from: '/old' }], '0.from'],
    ['with a path that is too long for a folder', [{ ...entry, from: 'x'.repeat(300) }], '0.from'],
    ['with a path outside of the version', [{ ...entry, from: 'a/../../b' }], '0.from'],
  ])('rejects an entry %s in either list', (_case, entries, position) => {
    const pages = entries.map((one, index) => ({ since: index === 0 ? 'v2' : 'next', ...one }));
    expect(errorDetails(() => validate({ addresses: entries, pages: [] }))).toMatchObject({
      file: 'versioned_docs/moved.yaml:1',
      problem: `invalid entry addresses.${position}`,
      expected: expect.stringContaining('`addresses` with from, to and why') as string,
    });
    expect(errorDetails(() => validate({ addresses: [], pages }))).toMatchObject({
      problem: `invalid entry pages.${position}`,
      expected: expect.stringContaining('`pages` with since, from, to') as string,
    });
  });

  it.each([
    ['an address without a target', { addresses: [{ ...entry, to: null }], pages: [] }, 'invalid entry addresses.0.to'],
    ['an empty file', null, 'invalid entry'],
    [
      'a retired version that is released',
      { addresses: [], pages: [], retired: [{ version: 'v1', pages: [] }] },
      'docs v1 is both released and retired',
    ],
  ])('rejects %s', (_case, value, problem) => {
    expect(errorDetails(() => validate(value))).toMatchObject({ problem });
  });

  it('rejects an unknown version', () => {
    const value = { addresses: [], pages: [{ ...page, since: 'v0' }] };
    expect(errorDetails(() => validate(value))).toMatchObject({
      expected: 'since: one of next, v2, v1',
      found: 'since: v0',
    });
  });

  it.each([
    ['addresses with one old path', { addresses: [entry, { ...entry, to: 'newer' }], pages: [] }, 'old'],
    ['pages with one old path', { addresses: [], pages: [page, { ...page, to: 'newer' }] }, 'v2 old'],
    ['pages with one new path', { addresses: [], pages: [page, { ...page, from: 'older' }] }, 'v2 new'],
  ])('rejects two %s', (_case, value, found) => {
    expect(errorDetails(() => validate(value))).toMatchObject({ problem: 'two entries for one path', found });
  });

  it('names the line of an entry', () => {
    const yaml =
      'addresses: []\npages:\n  - since: v2\n    from: a\n    to: b\n    why: x\n  - since: v9\n    from: c\n    to: d\n    why: x\n';
    const read = (text: string) => () =>
      readMovedPages(tempFolder({ 'versioned_docs/moved.yaml': text }), { versions: ['v2'] });
    expect(errorDetails(read(yaml)).file).toBe('versioned_docs/moved.yaml:7');
    expect(errorDetails(read(yaml.replace('v9', 'v2').replace('from: c', 'from: a'))).file).toMatch(/:7$/);
    expect(errorDetails(read(yaml.replace('    to: d\n', ''))).file).toMatch(/:7$/);
  });

  it('fills in the tokens of the site', () => {
    const yaml = 'addresses: []\npages: [{ since: v2, from: a, to: b, why: "It describes the %brand.api%." }]\n';
    const options = { fillIn: (text: string) => text.replace('%brand.api%', 'legacy API'), versions: ['v2'] };
    expect(readMovedPages(tempFolder({ 'versioned_docs/moved.yaml': yaml }), options).pages[0]?.why).toBe(
      'It describes the legacy API.',
    );
  });
});
