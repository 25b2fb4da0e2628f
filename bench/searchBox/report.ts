import path from 'node:path';

import { brand } from '../../brand.config';
import type { Exchange } from '../lib/staticServer';
import { markdownTable, type Column } from '../../scripts/lib/markdownTable';
import { median, percentile } from '../lib/statistics';
import type { ColdStart } from './coldStart';
import type { Timing } from './warmBox';

/** Limits in milliseconds, and in bytes after brotli at quality 11. */
export const BUDGET = {
  /** Scripts when the box opens: less than a frame. */
  opening: 16.7,
  /** From a key to its results, with a loaded index. */
  key: 50,
  /** From the start of the navigation to results on a phone. */
  coldStart: 3300,
  /** Everything that the first search of a visit loads. */
  firstSearch: 114_000,
} as const;

/** A measured time and its limit. */
export interface Judged {
  what: string;
  value: number;
  limit: number;
}

/** All presses of one kind. */
export interface Presses {
  what: string;
  timings: Timing[];
}

const ms = (value: number) => value.toFixed(1);
const shown = ({ timings }: Presses) => timings.map((timing) => timing.shown);
const script = ({ timings }: Presses) => timings.map((timing) => timing.script);

const PRESSES: Column<Presses>[] = [
  { title: 'Desktop (ms)', cell: ({ what }) => what },
  { title: 'times', cell: ({ timings }) => String(timings.length), align: 'right' },
  { title: 'painted, median', cell: (row) => ms(median(shown(row))), align: 'right' },
  { title: 'p95', cell: (row) => ms(percentile(shown(row), 0.95)), align: 'right' },
  { title: 'script, median', cell: (row) => ms(median(script(row))), align: 'right' },
  { title: 'p95', cell: (row) => ms(percentile(script(row), 0.95)), align: 'right' },
];

const JUDGED: Column<Judged>[] = [
  { title: 'Time (ms)', cell: ({ what }) => what },
  { title: 'measured', cell: ({ value }) => ms(value), align: 'right' },
  { title: 'at most', cell: ({ limit }) => String(limit), align: 'right' },
  { title: '', cell: (row) => (row.value <= row.limit ? '✓' : '✗') },
];

const MOMENTS = [
  ['field has the focus', 'focused'],
  ['query is typed', 'typed'],
  ['hydrated', 'hydrated'],
  ['index is there', 'index'],
  ['worker has answered', 'answered'],
  ['right result', 'found'],
] as const;

/** The cold starts of one page. */
export interface Started {
  page: string;
  runs: ColdStart[];
}

const STARTS: Column<Started>[] = [
  { title: 'Phone, cold (ms)', cell: ({ page }) => page },
  ...MOMENTS.map(([title, key]): Column<Started> => ({
    title,
    cell: ({ runs }) => median(runs.map((run) => run[key])).toFixed(0),
    align: 'right',
  })),
];

const FETCHED: Column<Exchange>[] = [
  { title: 'Fetched by a first search', cell: ({ path: file }) => path.posix.relative(brand.basePath, file) },
  { title: 'bytes', cell: ({ bytes }) => bytes.toLocaleString('en'), align: 'right' },
];

/**
 * Compares the times with their budgets.
 *
 * @param presses Ctrl+K, click, first key and further keys, in this order
 */
export function judge(presses: readonly Presses[], starts: readonly Started[]): Judged[] {
  const [key, click, first, further] = presses as [Presses, Presses, Presses, Presses];
  return [
    { what: `${key.what}: script, median`, value: median(script(key)), limit: BUDGET.opening },
    { what: `${click.what}: script, median`, value: median(script(click)), limit: BUDGET.opening },
    { what: `${first.what}: painted, p95`, value: percentile(shown(first), 0.95), limit: BUDGET.key },
    { what: `${further.what}: painted, p95`, value: percentile(shown(further), 0.95), limit: BUDGET.key },
    ...starts.map(({ page, runs }) => ({
      what: `cold start on a phone, ${page}: median`,
      value: median(runs.map(({ found }) => found)),
      limit: BUDGET.coldStart,
    })),
  ];
}

/** Formats the results as Markdown tables. */
export function reportOf(
  presses: readonly Presses[],
  starts: readonly Started[],
  judged: readonly Judged[],
  fetched: readonly Exchange[],
): string {
  return [
    markdownTable(presses, PRESSES),
    markdownTable(starts, STARTS),
    markdownTable(judged, JUDGED),
    markdownTable(fetched, FETCHED),
  ].join('\n\n');
}
