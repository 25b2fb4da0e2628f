import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { markdownTable, type Column } from '../scripts/lib/markdownTable';
import { main } from '../scripts/lib/run';
import { copySite } from '../tests/support/siteCopy';
import { describeLoad, machineLoad } from './lib/bench';
import { launchChromium } from './lib/chromium';
import { CHANGES, DOCS_PAGE, type Change } from './start/changes';
import { startDevServer, type DevServer } from './start/devServer';

/** Limit of a cold start in seconds. */
const START_LIMIT = 15;

/** Time that the server gets to become idle between changes. */
const PAUSE_MS = 5000;

interface Row {
  what: string;
  seconds: number;
  processorSeconds: number;
  limit: number;
  /** Load average of the machine. */
  load: number;
}

const COLUMNS: Column<Row>[] = [
  { title: 'From', cell: ({ what }) => what },
  { title: 'measured (s)', cell: ({ seconds }) => seconds.toFixed(1), align: 'right' },
  { title: 'processor (s)', cell: ({ processorSeconds }) => processorSeconds.toFixed(1), align: 'right' },
  { title: 'load', cell: ({ load }) => load.toFixed(1), align: 'right' },
  { title: 'at most (s)', cell: ({ limit }) => limit.toFixed(1), align: 'right' },
  { title: '', cell: ({ seconds, limit }) => (seconds <= limit ? '✓' : '✗') },
];

async function measure(what: string, limit: number, server: DevServer, work: () => Promise<unknown>): Promise<Row> {
  const [started, before] = [performance.now(), server.processorSeconds()];
  await work();
  const seconds = (performance.now() - started) / 1000;
  const row = { what, seconds, processorSeconds: server.processorSeconds() - before, limit, load: machineLoad() };
  console.error(COLUMNS.map(({ cell }) => cell(row)).join(' '));
  return row;
}

/** Changes a file, waits until the page shows it, and changes the file back. */
async function measureChange(change: Change, siteDir: string, server: DevServer, page: Page): Promise<Row> {
  const file = path.join(siteDir, change.file);
  const content = readFileSync(file, 'utf8');
  const changed = change.edit(content);
  if (changed === content) throw new Error(`bench/start/changes.ts: the edit of ${change.file} changes nothing`);
  let reloads = 0;
  const countReload = () => (reloads += 1);
  page.on('load', countReload);
  const row = await measure(`saving ${change.what}`, change.limit, server, async () => {
    writeFileSync(file, changed);
    await change.shown(page);
  });
  page.off('load', countReload);
  if (reloads > 0) console.error(`${change.file}: the page was loaded again`);
  writeFileSync(file, content);
  return row;
}

main(async () => {
  const before = machineLoad();
  const site = copySite('bench-start');
  // Also without the modules that tsx transpiled before.
  const tmp = mkdtempSync(path.join(tmpdir(), 'bench-start-'));
  const browser = await launchChromium();
  const page = await browser.newPage();
  const server = await startDevServer(site.dir, { TMPDIR: tmp });
  try {
    const rows = [
      await measure('a cold start to the first page', START_LIMIT, server, () => server.open(page, DOCS_PAGE)),
    ];
    for (const change of CHANGES) {
      if (page.url() !== server.url + change.page) await server.open(page, change.page);
      await page.waitForTimeout(PAUSE_MS);
      rows.push(await measureChange(change, site.dir, server, page));
    }
    console.log(`${markdownTable(rows, COLUMNS)}\n\n${describeLoad(before)}`);
    process.exitCode = rows.every(({ seconds, limit }) => seconds <= limit) ? 0 : 1;
  } finally {
    await browser.close();
    await server.stop();
    site.remove();
    rmSync(tmp, { recursive: true, force: true });
  }
});
