import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { brand } from '../brand.config';
import { markdownTable, type Column } from '../scripts/lib/markdownTable';
import { main } from '../scripts/lib/run';
import { copySite } from '../tests/support/siteCopy';
import { addGeneratedOperations } from './builds/generatedOperations';
import { growthError } from './builds/growth';
import { measureBuild, type BuildCost } from './builds/measureBuild';
import { siteSizes, type SiteSizes } from './builds/pageSizes';

/** Limits in bytes after brotli; `growth` limits the memory per page relative to the smallest site. */
const BUDGET = { operation: 40_000, indexFile: 1_000_000, docsPage: 1.02, memory: 1.5 };

const SIZES = { full: [0, 250, 1000], quick: [0, 100] };

interface Row extends BuildCost, SiteSizes {
  operations: number;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const right = (title: string, cell: (row: Row) => string): Column<Row> => ({ title, cell, align: 'right' });

const COSTS: Column<Row>[] = [
  right('Further operations', ({ operations }) => String(operations)),
  right('Pages', ({ pages }) => String(pages)),
  right('Time (s)', ({ seconds }) => seconds.toFixed(0)),
  right('Processor (s)', ({ processorSeconds }) => processorSeconds.toFixed(0)),
  right('a page (ms)', ({ processorSeconds, pages }) => ((processorSeconds / pages) * 1000).toFixed(0)),
  right('Memory (MB)', ({ megabytes }) => megabytes.toFixed(0)),
  right('a page (MB)', ({ megabytes, pages }) => (megabytes / pages).toFixed(1)),
];

const WEIGHTS: Column<Row>[] = [
  right('Further operations', ({ operations }) => String(operations)),
  right('operation page, median', ({ operation }) => kilobytes(operation.median)),
  right('worst', ({ operation }) => kilobytes(operation.worst)),
  right('its scripts', ({ operationScripts }) => kilobytes(operationScripts)),
  right('docs page', ({ docsPage }) => kilobytes(docsPage)),
  right('its scripts', ({ docsPageScripts }) => kilobytes(docsPageScripts)),
  right('landing page', ({ landing }) => kilobytes(landing)),
  right('search index', ({ indexFiles }) => indexFiles.map(kilobytes).join(' + ')),
];

async function measureSize(operations: number, fields: number, tags: number): Promise<Row> {
  const site = copySite('bench-size');
  try {
    addGeneratedOperations(site.dir, { operations, fields, tags });
    const cost = await measureBuild(site.dir);
    const row = { operations, ...cost, ...siteSizes(path.join(site.dir, 'build'), brand.basePath) };
    console.error([...COSTS, ...WEIGHTS].map(({ cell }) => cell(row)).join(' '));
    return row;
  } finally {
    site.remove();
  }
}

function budgetErrors(rows: readonly Row[]): string[] {
  const [first] = rows;
  return rows.flatMap((row) => {
    const where = `with ${row.operations} further operations`;
    return [
      row.operation.worst > BUDGET.operation && `${where}, an operation page is over ${BUDGET.operation} bytes`,
      Math.max(...row.indexFiles) > BUDGET.indexFile && `${where}, a search index is over ${BUDGET.indexFile} bytes`,
      first && row.docsPage > first.docsPage * BUDGET.docsPage && `${where}, the HTML of a docs page grows`,
      first &&
        row.megabytes / row.pages > (first.megabytes / first.pages) * BUDGET.memory &&
        `${where}, a page takes over ${BUDGET.memory} times the memory`,
    ].filter((error) => typeof error === 'string');
  });
}

main(async () => {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      fields: { type: 'string', default: '40' },
      tags: { type: 'string', default: '25' },
    },
  });
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const rows: Row[] = [];
  for (const operations of values.quick ? SIZES.quick : SIZES.full) {
    rows.push(await measureSize(operations, Number(values.fields), Number(values.tags)));
  }
  console.log(`${availableParallelism()} cores, load average ${load} at the start, Node ${process.version}\n`);
  console.log(`${markdownTable(rows, COSTS)}\n\nKB after brotli:\n\n${markdownTable(rows, WEIGHTS)}`);
  const growth = growthError(rows, 'the number of operations');
  const errors = [...budgetErrors(rows), ...(growth ? [growth.message] : [])];
  for (const error of errors) console.error(error);
  process.exitCode = errors.length > 0 ? 1 : 0;
});
