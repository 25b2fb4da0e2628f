import { describe, expect, it } from 'vitest';

import { pageInVersion, type VersionWithPages } from '../../src/PageInVersion/pageInVersion';

function version(label: string, path: string, pages: string[]): VersionWithPages {
  return { label, path, docs: pages.map((page) => ({ path: `${path}/${page}` })) };
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
  it.each([
    ['a page', 'metrics/pii', V1, V2, '/base/docs/metrics/pii'],
    ['the start page', '', V2, NEXT, '/base/docs/next/'],
    ['a page of the same version', 'intro', V2, V2, '/base/docs/intro'],
  ])('is the page at the same path, without a note: %s', (_case, page, from, to, path) => {
    expect(find(page, from, to)).toEqual({ path, isSamePage: true });
  });

  it.each([
    ['forward', 'metrics/gist', V1, V2, '/base/docs/metrics/old/gist'],
    ['backward', 'metrics/old/pii', V2, V1, '/base/docs/v1/metrics/pii'],
    ['backward through a version', 'metrics/old/pii', NEXT, V1, '/base/docs/v1/metrics/pii'],
  ])('is the moved page, %s', (_case, page, from, to, path) => {
    expect(find(page, from, to)).toEqual({ path, note: 'nearest page', isSamePage: true });
  });

  it.each([
    ['of a deleted page', 'metrics/gist', V1, NEXT, '/base/docs/next/metrics'],
    ['of a page that moved and was deleted', 'metrics/old/gist', V2, NEXT, '/base/docs/next/metrics'],
  ])('is the parent page %s', (_case, page, from, to, path) => {
    expect(find(page, from, to)).toEqual({ path, note: 'nearest page', isSamePage: false });
  });

  it.each([
    ['for a top-level page', 'intro', V2, NEXT, '/base/docs/next/'],
    ['if no parent folder has a page', 'portal/faqs/more', NEXT, V1, '/base/docs/v1/'],
  ])('is the start page %s', (_case, page, from, to, path) => {
    expect(find(page, from, to)).toEqual({ path, note: 'start page', isSamePage: false });
  });
});
