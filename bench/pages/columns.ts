import type { Column } from '../markdownTable';
import type { Judged, Verdict } from '../pageBudgets';
import type { Weight } from '../pageWeight';
import type { ClickResult, PageResult } from './results';

/** Figures as all tables of first visits print them. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
export const milliseconds = (time: number | undefined) =>
  time === undefined ? '—' : Number.isFinite(time) ? time.toFixed(0) : 'never';

/** A column of figures. */
export function figures<Row>(title: string, cell: (row: Row) => string): Column<Row> {
  return { title, cell, align: 'right' };
}

/**
 * Makes a column of kilobytes for each part of a weight.
 *
 * @param weight of a row
 * @param parts in order
 */
export function weightColumns<Row>(weight: (row: Row) => Weight, parts: readonly (keyof Weight)[]): Column<Row>[] {
  return parts.map((part) => figures(part, (row) => kilobytes(weight(row)[part])));
}

const PARTS = ['document', 'script', 'style', 'font', 'image', 'fetch', 'prefetch', 'total'] as const;

const moved = ({ measured }: PageResult): Weight => measured.moved ?? measured;

export const WEIGHTS: Column<PageResult>[] = [
  { title: 'KB until idle', cell: ({ page }) => page.name },
  ...weightColumns<PageResult>(({ measured }) => measured, PARTS),
  figures('requests', ({ measured }) => String(measured.requests)),
  figures('moved: script', (row) => kilobytes(moved(row).script)),
  figures('prefetch', (row) => kilobytes(moved(row).prefetch)),
  figures('total', (row) => kilobytes(moved(row).total)),
  figures('requests', (row) => String(moved(row).requests)),
];

export const TIMES: Column<PageResult>[] = [
  { title: 'ms', cell: ({ page }) => page.name },
  figures('first paint', ({ measured }) => milliseconds(measured.firstPaint)),
  figures('largest paint', ({ measured }) => milliseconds(measured.largestPaint)),
  figures('without scripts', ({ bare }) => milliseconds(bare)),
  figures('blocked', ({ measured }) => milliseconds(measured.blocking)),
  figures('blocked after move', ({ measured }) => milliseconds(measured.moved?.blocking)),
  figures('shift', ({ measured }) => measured.shift.toFixed(3)),
  figures('heap (MB)', ({ measured }) => (measured.heap / 1e6).toFixed(1)),
  figures('query to result', ({ query }) => milliseconds(query)),
  figures('navigation', ({ navigation }) => milliseconds(navigation?.total)),
  figures('its scripts', ({ navigation }) => milliseconds(navigation?.script)),
  figures('style, layout', ({ navigation }) => milliseconds(navigation?.layout)),
];

export const CLICKS: Column<ClickResult>[] = [
  { title: 'First click of a visit (ms)', cell: ({ control }) => control.name },
  { title: 'on', cell: ({ profile }) => profile.name },
  { title: 'when', cell: ({ moment }) => moment },
  figures('answered', ({ answered }) => (answered === undefined ? 'not there yet' : milliseconds(answered))),
];

const inUnit = (value: number, unit: Judged['unit']) => {
  if (!Number.isFinite(value)) return 'never';
  const places = { KB: 1, requests: 0, ms: 0, '×': 2, '': 3 }[unit];
  return `${value.toFixed(places)} ${unit}`.trim();
};

export const BUDGET_COLUMNS: Column<Verdict>[] = [
  { title: 'Budget', cell: ({ what }) => what },
  { title: 'worst', cell: ({ where }) => where },
  figures('measured', ({ measured, unit }) => inUnit(measured, unit)),
  figures('at most', ({ most, unit }) => inUnit(most, unit)),
  { title: '', cell: ({ count, missed }) => (missed === 0 ? 'met' : `missed by ${missed} of ${count}`) },
];
