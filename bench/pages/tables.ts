import type { Column } from '../../scripts/lib/markdownTable';
import type { Weight } from './measurePage';
import type { BudgetResult, ClickResult, Judged, PageResult } from './pageBudgets';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const milliseconds = (time: number | undefined) =>
  time === undefined ? '—' : Number.isFinite(time) ? time.toFixed(0) : 'never';

function figures<Row>(title: string, cell: (row: Row) => string): Column<Row> {
  return { title, cell, align: 'right' };
}

const WEIGHTS = ['document', 'script', 'style', 'font', 'image', 'fetch', 'prefetch', 'total'] as const;

const moved = ({ measured }: PageResult): Weight => measured.moved ?? measured;

/** Sizes and requests of each page. */
export const WEIGHT_COLUMNS: Column<PageResult>[] = [
  { title: 'KB until idle', cell: ({ page }) => page.name },
  ...WEIGHTS.map((kind) => figures<PageResult>(kind, ({ measured }) => kilobytes(measured[kind]))),
  figures('requests', ({ measured }) => String(measured.requests)),
  figures('moved: script', (row) => kilobytes(moved(row).script)),
  figures('prefetch', (row) => kilobytes(moved(row).prefetch)),
  figures('total', (row) => kilobytes(moved(row).total)),
  figures('requests', (row) => String(moved(row).requests)),
];

/** Times of each page. */
export const TIME_COLUMNS: Column<PageResult>[] = [
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

/** First clicks. */
export const CLICK_COLUMNS: Column<ClickResult>[] = [
  { title: 'First click of a visit (ms)', cell: ({ control }) => control.name },
  { title: 'on', cell: ({ profile }) => profile.name },
  { title: 'when', cell: ({ moment }) => moment },
  figures('answered', ({ answered }) => (answered === undefined ? 'not visible yet' : milliseconds(answered))),
];

const inUnit = (value: number, unit: Judged['unit']) => {
  if (!Number.isFinite(value)) return 'never';
  const decimals = { KB: 1, requests: 0, ms: 0, '×': 2, '': 3 }[unit];
  return `${value.toFixed(decimals)} ${unit}`.trim();
};

/** Budgets with their worst values. */
export const BUDGET_COLUMNS: Column<BudgetResult>[] = [
  { title: 'Budget', cell: ({ budget }) => budget },
  { title: 'worst', cell: ({ where }) => where },
  figures('measured', ({ measured, unit }) => inUnit(measured, unit)),
  figures('at most', ({ limit, unit }) => inUnit(limit, unit)),
  { title: '', cell: ({ count, missed }) => (missed === 0 ? 'met' : `missed by ${missed} of ${count}`) },
];
