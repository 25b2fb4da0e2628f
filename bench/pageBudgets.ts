import type { PageMeasured } from './measurePage';

/** What a first visit may take. Weights are bytes after brotli at quality 11, 1 KB is 1000 bytes; times are milliseconds. */
export const BUDGETS = {
  /** JavaScript that a docs page runs, hydration included. */
  script: 160_000,
  /** Everything until idle without input, prefetched or not. */
  atRest: 205_000,
  /** The stylesheet that every page loads. */
  style: 20_000,
  /** Everything until idle after the first move of the pointer, prefetched or not: 110 KB for what is prefetched. */
  moved: 315_000,
  /** Requests until then. */
  requestsAtRest: 20,
  requestsMoved: 60,
  /** Layout shift, to three places. */
  shift: 0,
  /** Largest contentful paint on the phone, as a multiple of that of the same HTML and CSS without any script. */
  largestPaint: 1.2,
  /** Total blocking time on the phone until the page is idle, hydration included. */
  blocking: 200,
  /** Total blocking time on the phone after the first move of the pointer. */
  blockingMoved: 200,
  /** From a click to the painted heading of another page, on the desktop. */
  navigation: 100,
  /** From the first click of a visit to its painted answer. On the phone, "at once" is the time of the line. */
  firstClick: { Desktop: { 'at once': 300, 'at rest': 100 }, Phone: { 'at once': undefined, 'at rest': 200 } },
} as const;

/** A measured figure beside what is allowed. */
export interface Judged {
  what: string;
  where: string;
  measured: number;
  most: number;
  unit: 'KB' | 'requests' | 'ms' | '×' | '';
  /** Times depend on the machine, so they fail a run only when asked to. */
  isTime: boolean;
}

const KILOBYTE = 1000;

/**
 * Sets weights and counts of a first visit against their budgets.
 *
 * @param where page and profile, for the reader
 * @param isDocs whether it is a page of the docs
 */
export function judgeWeights(where: string, isDocs: boolean, { moved, ...atRest }: PageMeasured): Judged[] {
  const weight = (what: string, measured: number, most: number): Judged => {
    return { what, where, measured: measured / KILOBYTE, most: most / KILOBYTE, unit: 'KB', isTime: false };
  };
  const count = (what: string, measured: number, most: number): Judged => {
    return { what, where, measured, most, unit: 'requests', isTime: false };
  };
  const ran = moved ?? atRest;
  return [
    ...(isDocs ? [weight('JavaScript', ran.script, BUDGETS.script)] : []),
    weight('stylesheet', atRest.style, BUDGETS.style),
    weight('all until idle without input', atRest.total, BUDGETS.atRest),
    count('requests until idle without input', atRest.requests, BUDGETS.requestsAtRest),
    ...(moved
      ? [
          weight('all until idle after the first move', moved.total, BUDGETS.moved),
          count('requests until idle after the first move', moved.requests, BUDGETS.requestsMoved),
        ]
      : []),
    {
      what: 'layout shift',
      where,
      measured: Math.round(atRest.shift * 1000) / 1000,
      most: BUDGETS.shift,
      unit: '',
      isTime: false,
    },
  ];
}

/** All figures of one budget, told by the worst of them. */
export interface Verdict extends Judged {
  count: number;
  missed: number;
}

/**
 * Sums up figure by figure what was judged: for each budget the worst one decides.
 *
 * @returns a verdict for each budget, in the order in which they first appear
 */
export function verdicts(judged: readonly Judged[]): Verdict[] {
  const excess = ({ measured, most }: Judged) => measured - most;
  return [...new Set(judged.map(({ what }) => what))].map((what) => {
    const same = judged.filter((one) => one.what === what);
    const worst = same.reduce((a, b) => (excess(b) > excess(a) ? b : a));
    return { ...worst, count: same.length, missed: missed(same).length };
  });
}

/** @returns those over their budget */
export function missed(judged: readonly Judged[]): Judged[] {
  return judged.filter(({ measured, most }) => !(measured <= most));
}
