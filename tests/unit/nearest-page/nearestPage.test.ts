import { describe, expect, it } from 'vitest';

import { nearestPage, type KnownVersion } from '../../../src/components/NearestPage/nearestPage';

function version(label: string, path: string, pages: string[]): KnownVersion {
  return { label, path, docs: pages.map((page) => ({ path: `${path}/${page}` })) };
}

const NEXT = version('next', '/base/docs/next', ['', 'metrics', 'metrics/pii', 'metrics/old/pii', 'portal/faqs/more']);
const V2 = version('v2', '/base/docs', ['', 'metrics', 'metrics/pii', 'metrics/old/pii', 'metrics/old/gist', 'intro']);
const V1 = version('v1', '/base/docs/v1', ['', 'metrics', 'metrics/pii', 'metrics/gist', 'intro']);

function nearest(page: string, from: KnownVersion, to: KnownVersion) {
  return nearestPage(
    `${from.path}/${page}`,
    { from, to },
    [NEXT, V2, V1],
    [
      ['v2', 'metrics/', 'metrics/old/', 'pii gist'],
      ['next', 'metrics/old/', '', 'gist:'],
    ],
  );
}

describe('nearestPage', () => {
  it.each([
    ['a page', 'metrics/pii', V1, V2, '/base/docs/metrics/pii'],
    ['the landing', '', V2, NEXT, '/base/docs/next/'],
    ['the reader’s own version', 'intro', V2, V2, '/base/docs/intro'],
  ])('is the same page, of which nothing is said: %s', (_what, page, from, to, path) => {
    expect(nearest(page, from, to)).toEqual({ path, isTwin: true });
  });

  it.each([
    ['forwards', 'metrics/gist', V1, V2, '/base/docs/metrics/old/gist'],
    ['backwards', 'metrics/old/pii', V2, V1, '/base/docs/v1/metrics/pii'],
    ['backwards over a version', 'metrics/old/pii', NEXT, V1, '/base/docs/v1/metrics/pii'],
  ])('is where the page moved, %s', (_what, page, from, to, path) => {
    expect(nearest(page, from, to)).toEqual({ path, note: 'nearest page', isTwin: true });
  });

  it.each([
    ['of a page that is gone', 'metrics/gist', V1, NEXT, '/base/docs/next/metrics'],
    ['of a page that moved and is gone', 'metrics/old/gist', V2, NEXT, '/base/docs/next/metrics'],
  ])('is the page above %s', (_what, page, from, to, path) => {
    expect(nearest(page, from, to)).toEqual({ path, note: 'nearest page', isTwin: false });
  });

  it.each([
    ['of a page at the top', 'intro', V2, NEXT, '/base/docs/next/'],
    ['where no folder above has a page', 'portal/faqs/more', NEXT, V1, '/base/docs/v1/'],
  ])('is the start page %s', (_what, page, from, to, path) => {
    expect(nearest(page, from, to)).toEqual({ path, note: 'start page', isTwin: false });
  });
});
