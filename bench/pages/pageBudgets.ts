import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Profile } from '../lib/chromium';
import type { Control, Moment } from './interactions';
import type { MeasuredPage } from './measuredPages';
import type { PageMeasured } from './measurePage';
import type { Navigation } from './navigation';

/** Docusaurus lists the routes of all pages in a script that every page loads. The limits include this number of pages. */
const LISTED_PAGES = 340;

/** What the limits grow by for each further page, in bytes. */
const PAGE_BYTES = 60;

/** Limits of a first visit. Sizes are bytes after brotli at quality 11 (1 KB is 1000 bytes), times are milliseconds. */
export const BUDGETS = {
  /** JavaScript that a docs page runs, hydration included. */
  script: 160_000,
  /** Everything until the page is idle without input, prefetched or not. */
  atRest: 205_000,
  /** The stylesheet that every page loads. */
  style: 20_000,
  /** Everything until the page is idle after the first pointer move, prefetched or not: 110 KB for prefetched pages. */
  moved: 315_000,
  /** Requests until then. */
  requestsAtRest: 20,
  requestsMoved: 60,
  /** Layout shift, to three decimal places. */
  shift: 0,
  /** Largest contentful paint on the phone, relative to the same HTML and CSS without scripts. */
  largestPaint: 1.2,
  /** Total blocking time on the phone until the page is idle, hydration included. */
  blocking: 200,
  /** Total blocking time on the phone after the first pointer move. */
  blockingMoved: 200,
  /** From a click to the painted heading of another page, on the desktop. */
  navigation: 100,
  /** From the first click to its painted answer. On the phone, "at once" is the time of the connection. */
  firstClick: { Desktop: { 'at once': 300, 'at rest': 100 }, Phone: { 'at once': undefined, 'at rest': 200 } },
} as const;

/** Medians of one page under one profile. */
export interface PageResult {
  page: MeasuredPage;
  profile: Profile;
  measured: PageMeasured;
  /** Largest contentful paint of the same page without scripts; measured on the phone. */
  bare?: number;
  /** From the first key to the first right result. */
  query: number;
  /** Measured on the desktop. */
  navigation?: Navigation;
}

/** Median of the first click on a control of the metric page. */
export interface ClickResult {
  profile: Profile;
  control: Control;
  moment: Moment;
  /** Undefined if a page without interaction does not show the control. */
  answered: number | undefined;
}

/** A measured value and its limit. */
export interface Judged {
  budget: string;
  /** The page or control, with the profile. */
  where: string;
  measured: number;
  limit: number;
  unit: 'KB' | 'requests' | 'ms' | '×' | '';
  /** Times depend on the machine, so they fail a run only with `--strict`. */
  isTime: boolean;
}

const KILOBYTE = 1000;

/** Counts the pages of a built site that its scripts list: all but the comparisons, which load no React. */
export function countPages(siteDir: string): number {
  const files = readdirSync(siteDir, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => path.basename(file) === 'index.html' && !file.startsWith('compare')).length;
}

/**
 * Compares the sizes and counts of a first visit with their budgets. Only docs pages have a budget for JavaScript.
 *
 * @param pages see {@link countPages}
 */
export function judgeWeights(where: string, isDocs: boolean, measured: PageMeasured, pages: number): Judged[] {
  const { moved, ...atRest } = measured;
  const listed = PAGE_BYTES * Math.max(0, pages - LISTED_PAGES);
  const weight = (budget: string, measured: number, limit: number): Judged => {
    return { budget, where, measured: measured / KILOBYTE, limit: limit / KILOBYTE, unit: 'KB', isTime: false };
  };
  const count = (budget: string, measured: number, limit: number): Judged => {
    return { budget, where, measured, limit, unit: 'requests', isTime: false };
  };
  const shift = Math.round(atRest.shift * 1000) / 1000;
  return [
    ...(isDocs ? [weight('JavaScript', (moved ?? atRest).script, BUDGETS.script + listed)] : []),
    weight('stylesheet', atRest.style, BUDGETS.style),
    weight('all until idle without input', atRest.total, BUDGETS.atRest + listed),
    count('requests until idle without input', atRest.requests, BUDGETS.requestsAtRest),
    ...(moved
      ? [
          weight('all until idle after the first move', moved.total, BUDGETS.moved + listed),
          count('requests until idle after the first move', moved.requests, BUDGETS.requestsMoved),
        ]
      : []),
    { budget: 'layout shift', where, measured: shift, limit: BUDGETS.shift, unit: '', isTime: false },
  ];
}

function judgeTimes({ page, measured, bare, navigation }: PageResult): Judged[] {
  const time = (budget: string, value: number | undefined, limit: number, unit: Judged['unit'] = 'ms'): Judged[] =>
    value === undefined ? [] : [{ budget, where: page.name, measured: value, limit, unit, isTime: true }];
  const onPhone = bare === undefined ? undefined : measured;
  return [
    ...time('largest paint, of that without scripts', bare && measured.largestPaint / bare, BUDGETS.largestPaint, '×'),
    ...time('blocking time on the phone', onPhone?.blocking, BUDGETS.blocking),
    ...time('blocking time on the phone after a move', onPhone?.moved?.blocking, BUDGETS.blockingMoved),
    ...time('navigation inside the site', navigation?.total, BUDGETS.navigation),
  ];
}

function judgeClick({ profile, control, moment, answered }: ClickResult): Judged[] {
  const limit = BUDGETS.firstClick[profile.name][moment];
  if (answered === undefined || limit === undefined) return [];
  const budget = `first click ${moment}, ${profile.name}`;
  return [{ budget, where: control.name, measured: answered, limit, unit: 'ms', isTime: true }];
}

/**
 * Compares all results with their budgets.
 *
 * @param pages see {@link countPages}
 */
export function judge(results: readonly PageResult[], clicks: readonly ClickResult[], pages: number): Judged[] {
  return [
    ...results.flatMap((result) => [
      ...judgeWeights(`${result.page.name}, ${result.profile.name}`, result.page.isDocs, result.measured, pages),
      ...judgeTimes(result),
    ]),
    ...clicks.flatMap(judgeClick),
  ];
}

/** Returns the values over their budget, and those that were not measured. */
export function missed(judged: readonly Judged[]): Judged[] {
  return judged.filter(({ measured, limit }) => !(measured <= limit));
}

/** The worst value of a budget. */
export interface BudgetResult extends Judged {
  /** Number of values. */
  count: number;
  missed: number;
}

/** Returns the worst value of each budget, in the order in which the budgets first appear. */
export function worstOfEach(judged: readonly Judged[]): BudgetResult[] {
  const excess = ({ measured, limit }: Judged) => measured - limit;
  return [...new Set(judged.map(({ budget }) => budget))].map((budget) => {
    const same = judged.filter((one) => one.budget === budget);
    const worst = same.reduce((a, b) => (excess(b) > excess(a) ? b : a));
    return { ...worst, count: same.length, missed: missed(same).length };
  });
}
