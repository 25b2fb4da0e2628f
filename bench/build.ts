import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { main } from '../scripts/lib/run';
import { comparisonSeconds } from './builds/comparisonSeconds';
import { growthError, secondsPerAddedPage, secondsPerPage } from './builds/growth';
import { measureBuild, type BuildCost } from './builds/measureBuild';
import { sizedSite } from './builds/sizedSite';
import { markdownTable, type Column } from '../scripts/lib/markdownTable';

/** Limits of a cold build of today's site; `comparisons` is their share of the processor time. */
const BUDGET = { seconds: 25, megabytes: 1500, comparisons: 0.15 };

/** Sizes of today's site. */
const VERSIONS = 3;
const OPERATIONS = 32;

const SIZES = { full: { versions: [10, 30], operations: [128, 320] }, quick: { versions: [6], operations: [64] } };

interface Row extends BuildCost {
  versions: number;
  operations: number;
  cache: 'cold' | 'warm';
  /** Processor seconds of the comparisons, measured on their own. */
  comparing: number;
  /** The previous row of the same dimension. */
  before?: BuildCost;
}

const figure = (digits: number) => (value: number | undefined) => value?.toFixed(digits) ?? '';
const right = (title: string, cell: (row: Row) => string): Column<Row> => ({ title, cell, align: 'right' });

const COLUMNS: Column<Row>[] = [
  right('Versions', ({ versions }) => String(versions)),
  right('Operations', ({ operations }) => String(operations)),
  right('Pages', ({ pages }) => String(pages)),
  right('Comparisons', ({ comparisons }) => String(comparisons)),
  { title: 'Build', cell: ({ cache }) => cache },
  right('Time (s)', ({ seconds }) => figure(0)(seconds)),
  right('Processor (s)', ({ processorSeconds }) => figure(0)(processorSeconds)),
  right('comparing (s)', ({ comparing }) => figure(1)(comparing)),
  right('a page (ms)', (row) => figure(0)(secondsPerPage(row) * 1000)),
  right('a further page (ms)', (row) => {
    const seconds = row.before && secondsPerAddedPage(row.before, row);
    return figure(0)(seconds === undefined ? undefined : seconds * 1000);
  }),
  right('Memory (MB)', ({ megabytes }) => figure(0)(megabytes)),
  right('a page (MB)', ({ megabytes, pages }) => figure(1)(megabytes / pages)),
];

/** Measures a cold build of a site and, with `isTwice`, a warm one. */
async function measureSize(versions: number, operations: number, isTwice = false): Promise<Row[]> {
  const site = sizedSite(versions, operations);
  try {
    const cold = await measureBuild(site.dir);
    const comparing = comparisonSeconds(site.dir);
    const rows: Row[] = [{ versions, operations, cache: 'cold', comparing, ...cold }];
    if (isTwice) rows.push({ versions, operations, cache: 'warm', comparing, ...(await measureBuild(site.dir)) });
    for (const row of rows) console.error(COLUMNS.map(({ cell }) => cell(row)).join(' '));
    return rows;
  } finally {
    site.remove();
  }
}

/** Measures sites that grow in one dimension. */
async function measureSeries(first: Row, sizes: readonly [versions: number, operations: number][]): Promise<Row[]> {
  const series = [first];
  for (const [versions, operations] of sizes) {
    const [row] = await measureSize(versions, operations);
    const before = series.at(-1);
    if (row !== undefined && before !== undefined) series.push({ ...row, before });
  }
  return series;
}

function overBudget({ seconds, megabytes }: BuildCost): Error | undefined {
  if (seconds <= BUDGET.seconds && megabytes <= BUDGET.megabytes) return undefined;
  return new Error(`the cold build is over its budget of ${BUDGET.seconds} s and ${BUDGET.megabytes} MB`);
}

function overShare({ comparing, processorSeconds }: Row): Error | undefined {
  const share = comparing / (processorSeconds - comparing);
  if (share <= BUDGET.comparisons) return undefined;
  return new Error(`comparisons add ${(share * 100).toFixed(0)} % to a build, at most 15 % are allowed`);
}

main(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  const sizes = values.quick ? SIZES.quick : SIZES.full;
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const [cold, ...warm] = await measureSize(VERSIONS, OPERATIONS, true);
  if (cold === undefined) throw new Error('nothing was measured');
  const byVersions = await measureSeries(
    cold,
    sizes.versions.map((count) => [count, OPERATIONS]),
  );
  const byOperations = await measureSeries(
    cold,
    sizes.operations.map((count) => [VERSIONS, count]),
  );
  const rows = [cold, ...warm, ...byVersions.slice(1), ...byOperations.slice(1)];
  console.log(`${availableParallelism()} cores, load average ${load} at the start, Node ${process.version}\n`);
  console.log(markdownTable(rows, COLUMNS));
  const errors = [
    overBudget(cold),
    overShare(cold),
    growthError(byVersions, 'the number of versions'),
    growthError(byOperations, 'the number of operations'),
  ].filter((error) => error !== undefined);
  for (const error of errors) console.error(error.message);
  process.exitCode = errors.length > 0 ? 1 : 0;
});
