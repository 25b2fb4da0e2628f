import { describe, expect, it } from 'vitest';

import { pageInVersion, type VersionWithPages } from '../../src/pageMoves';

function version(name: string, path: string, pages: string[]): VersionWithPages {
  return { name, path, mainDocId: '', docs: pages.map((page) => ({ id: page, path: `${path}/${page}` })) };
}

const NEXT = version('next', '/base/docs/next', ['', 'metrics', 'metrics/pii', 'metrics/old/pii', 'portal/faqs/more']);
const V2 = version('v2', '/base/docs', ['', 'metrics', 'metrics/pii', 'metrics/old/pii', 'metrics/old/gist', 'intro']);
const V1 = version('v1', '/base/docs/v1', ['', 'metrics', 'metrics/pii', 'metrics/gist', 'intro']);

function find(page: string, from: VersionWithPages, to: VersionWithPages) {
  return pageInVersion(
    `${from.path}/${page}`,
    { from, to },
    [NEXT, V2, V1],
    [
      { since: 'v2', from: 'metrics/pii', to: 'metrics/old/pii' },
      { since: 'v2', from: 'metrics/gist', to: 'metrics/old/gist' },
      { since: 'next', from: 'metrics/old/gist', to: null },
    ],
  );
}

describe('pageInVersion', () => {
  const nearest = (isSamePage: boolean) => ({ note: 'nearest page', isSamePage });

  it.each([
    ['a page at the same path', 'metrics/pii', V1, V2, '/base/docs/metrics/pii', { isSamePage: true }],
    ['the start page', '', V2, NEXT, '/base/docs/next/', { isSamePage: true }],
    ['a moved page', 'metrics/gist', V1, V2, '/base/docs/metrics/old/gist', nearest(true)],
    ['a page before it moved', 'metrics/old/pii', NEXT, V1, '/base/docs/v1/metrics/pii', nearest(true)],
    ['a deleted page', 'metrics/gist', V1, NEXT, '/base/docs/next/metrics', nearest(false)],
    ['a page without a parent', 'intro', V2, NEXT, '/base/docs/next/', { note: 'start page', isSamePage: false }],
  ])('finds the nearest page: %s', (_case, page, from, to, path, expected) => {
    expect(find(page, from, to)).toEqual({ path, ...expected });
  });

  it('finds pages of docs at /, and the page that a version starts with', () => {
    const [latest, next] = [version('1.0', '/', ['tone', 'a/b']), version('current', '/next', ['a/c', 'tone'])];
    const to = { ...next, mainDocId: 'a/c' };
    const found = (page: string) => pageInVersion(page, { from: latest, to }, [to, latest], []);
    expect(found('/tone')).toEqual({ path: '/next/tone', isSamePage: true });
    expect(found('/a/b')).toEqual({ path: '/next/a/c', note: 'start page', isSamePage: false });
  });
});
