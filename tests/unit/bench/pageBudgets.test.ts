import { describe, expect, it } from 'vitest';

import type { Exchange } from '../../../bench/lib/staticServer';
import { weightOf, type PageMeasured } from '../../../bench/pages/measurePage';
import { BUDGETS, judgeWeights, missed, worstOfEach } from '../../../bench/pages/pageBudgets';

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
  moved: { ...NOTHING, script: BUDGETS.script, total: BUDGETS.moved, requests: BUDGETS.requestsMoved, blocking: 0 },
};
const MOVED = FULL.moved ?? { ...NOTHING, blocking: 0 };

const missedBy = (change: Partial<PageMeasured>, isDocs = true, pages = 1) =>
  missed(judgeWeights('a page', isDocs, { ...FULL, ...change }, pages)).map(({ budget }) => budget);

describe('a first visit', () => {
  it('may use up every budget', () => {
    expect(missedBy({})).toEqual([]);
  });

  it.each<[string, Partial<PageMeasured>]>([
    ['JavaScript', { moved: { ...MOVED, script: BUDGETS.script + 1 } }],
    ['stylesheet', { style: BUDGETS.style + 1 }],
    ['all until idle without input', { total: BUDGETS.atRest + 1 }],
    ['all until idle without input', { total: NaN }],
    ['requests until idle without input', { requests: BUDGETS.requestsAtRest + 1 }],
    ['all until idle after the first move', { moved: { ...MOVED, total: BUDGETS.moved + 1 } }],
    ['requests until idle after the first move', { moved: { ...MOVED, requests: BUDGETS.requestsMoved + 1 } }],
    ['layout shift', { shift: 0.0006 }],
  ])('misses the budget "%s" with %o', (budget, change) => {
    expect(missedBy(change)).toEqual([budget]);
  });

  it('of a site with more pages may load a longer list of pages', () => {
    expect(missedBy({ total: BUDGETS.atRest + 1000 }, true, 400)).toEqual([]);
    expect(missedBy({ total: BUDGETS.atRest + 10_000 }, true, 400)).toEqual(['all until idle without input']);
  });

  it('has no budget for JavaScript outside of the docs', () => {
    expect(missedBy({ moved: { ...MOVED, script: BUDGETS.script + 1 } }, false)).toEqual([]);
  });
});

it('the worst value stands for a budget', () => {
  const [, weight, requests] = worstOfEach([
    ...judgeWeights('light', false, { ...FULL, total: 1 }, 1),
    ...judgeWeights('heavy', false, { ...FULL, total: BUDGETS.atRest + 1 }, 1),
  ]);
  expect(weight).toMatchObject({ budget: 'all until idle without input', where: 'heavy', count: 2, missed: 1 });
  expect(requests).toMatchObject({ budget: 'requests until idle without input', where: 'light', count: 2, missed: 0 });
});

describe('the weight of a visit', () => {
  const EXCHANGES: Exchange[] = [
    { path: '/', kind: 'document', prefetch: false, bytes: 1 },
    { path: '/main.js', kind: 'script', prefetch: false, bytes: 10 },
    { path: '/own.js', kind: 'script', prefetch: true, bytes: 100 },
    { path: '/other.js', kind: 'script', prefetch: true, bytes: 1000 },
  ];

  it.each([
    ['separates prefetched responses', [], { document: 1, script: 10, prefetch: 1100 }],
    ['counts prefetched scripts that ran as scripts', ['/main.js', '/own.js'], { script: 110, prefetch: 1000 }],
    ['contains all responses', [], { total: 1111, requests: 4, style: 0 }],
  ])('%s', (_case, run, expected) => {
    expect(weightOf(EXCHANGES, new Set(run))).toMatchObject(expected);
  });
});
