import { expect, it } from 'vitest';

import type { PageMeasured } from '../../../bench/measurePage';
import { BUDGETS, judgeWeights, missed, verdicts } from '../../../bench/pageBudgets';
import { weightOf } from '../../../bench/pageWeight';

const NOTHING = weightOf([], new Set());

/** A visit that exhausts each budget to the byte. */
const FULL: PageMeasured = {
  ...NOTHING,
  style: BUDGETS.style,
  total: BUDGETS.atRest,
  requests: BUDGETS.requestsAtRest,
  firstPaint: 1,
  largestPaint: 1,
  blocking: 0,
  shift: 0.0004,
  heap: 1,
  moved: {
    ...NOTHING,
    script: BUDGETS.script,
    total: BUDGETS.moved,
    requests: BUDGETS.requestsMoved,
    blocking: 0,
  },
};

const missedBy = (change: Partial<PageMeasured>, isDocs = true) =>
  missed(judgeWeights('a page', isDocs, { ...FULL, ...change })).map(({ what }) => what);

it('lets a page use its budgets up', () => {
  expect(missedBy({})).toEqual([]);
});

const MOVED = FULL.moved ?? { ...NOTHING, blocking: 0 };

it.each<[string, Partial<PageMeasured>]>([
  ['JavaScript', { moved: { ...MOVED, script: BUDGETS.script + 1 } }],
  ['stylesheet', { style: BUDGETS.style + 1 }],
  ['all until idle without input', { total: BUDGETS.atRest + 1 }],
  ['requests until idle without input', { requests: BUDGETS.requestsAtRest + 1 }],
  ['all until idle after the first move', { moved: { ...MOVED, total: BUDGETS.moved + 1 } }],
  ['requests until idle after the first move', { moved: { ...MOVED, requests: BUDGETS.requestsMoved + 1 } }],
  ['layout shift', { shift: 0.0006 }],
])('misses the budget of %s by one', (what, change) => {
  expect(missedBy(change)).toEqual([what]);
});

it('asks the JavaScript of docs pages alone', () => {
  expect(missedBy({ moved: { ...MOVED, script: BUDGETS.script + 1 } }, false)).toEqual([]);
});

it('sums up each budget by its worst figure', () => {
  const judged = [
    ...judgeWeights('light', false, { ...FULL, total: 1 }),
    ...judgeWeights('heavy', false, { ...FULL, total: BUDGETS.atRest + 1 }),
  ];
  const [, weight, requests] = verdicts(judged);
  expect(weight).toMatchObject({ what: 'all until idle without input', where: 'heavy', count: 2, missed: 1 });
  expect(requests).toMatchObject({ what: 'requests until idle without input', where: 'light', count: 2, missed: 0 });
});

it('takes what was not measured for missed', () => {
  expect(missedBy({ total: NaN })).toEqual(['all until idle without input']);
});
