import { expect, it } from 'vitest';

import { rankOf } from '../../support/judgedQueries';

const ROW = { page: 'docs/api/metrics/v4alpha/pii/', anchor: 'request-text' };

it.each([
  ['any entry of a page without an anchor', 'docs/a/', [{ page: 'docs/a/', anchor: 'b' }], 1],
  ['only the anchor of a target', 'docs/a/#b', [{ page: 'docs/a/', anchor: '' }], undefined],
  ['the second hit', 'docs/a/#b', [ROW, { page: 'docs/a/', anchor: 'b' }], 2],
  ['a row below the heading of its table', `${ROW.page}#request`, [ROW], 1],
  [
    'no hit below those that are shown',
    ROW.page,
    [...Array.from({ length: 8 }, () => ({ page: '', anchor: '' })), ROW],
    undefined,
  ],
])('the rank counts %s', (_what, target, hits, rank) => {
  expect(rankOf({ targets: [target] }, hits)).toBe(rank);
});
