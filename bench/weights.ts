import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser } from '@playwright/test';

import { brand } from '../brand.config';
import { API_FILE, openApiFiles } from '../plugins/api/facts/apiFiles';
import { buildError } from '../plugins/lib/buildError';
import { markdownTable, type Column } from '../scripts/lib/markdownTable';
import { main, projectDir } from '../scripts/lib/run';
import { siteFolder } from './lib/bench';
import { launchChromium } from './lib/chromium';
import { RESPONSE_KINDS, staticServer, type StaticServer } from './lib/staticServer';
import { movePointer, watchIdle, watchScripts } from './lib/visit';
import { PLAIN_PAGE } from './pages/measuredPages';
import { withOwnScripts } from './pages/measurePage';
import { forbiddenLibraries } from './weights/forbiddenLibraries';
import { BUDGET, budgetErrors, bytesOf, heaviest, type PageWeight } from './weights/weightBudgets';

/** Pages that are shown for comparison: the home page, and a docs page with drawings. */
const OTHER_PAGES = ['/', '/docs/intro/'];

const BUILDER_BUTTON = 'Build a request for this operation';

async function weigh(browser: Browser, server: StaticServer, page: string): Promise<PageWeight> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const watch = watchIdle(tab, server);
  const run = watchScripts(tab);
  const since = server.exchanges.length;
  await tab.goto(`${server.origin}${path.posix.join(brand.basePath, page)}`);
  await watch.untilIdle();
  await movePointer(tab);
  await tab.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached', timeout: 60_000 });
  await watch.untilIdle();
  const loaded = withOwnScripts(server.exchanges.slice(since), run);
  const button = tab.getByRole('button', { name: BUILDER_BUTTON });
  let builder: PageWeight['builder'];
  if ((await button.count()) > 0) {
    await button.first().click();
    await tab.getByRole('dialog').waitFor({ timeout: 60_000 });
    await watch.untilIdle();
    builder = withOwnScripts(server.exchanges.slice(since + loaded.length), run);
  }
  await context.close();
  return { page, loaded, ...(builder && { builder }) };
}

async function weighAll(siteDir: string, pages: readonly string[]): Promise<PageWeight[]> {
  const server = await staticServer({ folders: { [brand.basePath]: siteDir } });
  const browser = await launchChromium();
  const weights: PageWeight[] = [];
  try {
    for (const page of pages) weights.push(await weigh(browser, server, page));
  } finally {
    await browser.close();
    await server.close();
  }
  return weights;
}

function operationPages(): string[] {
  const { operations } = openApiFiles(projectDir, brand).facts(API_FILE);
  return operations.map((operation) => `/docs/api${operation.path}/`);
}

const bytes = (count: number) => count.toLocaleString('en');

function columns(plain: PageWeight): Column<PageWeight>[] {
  const byKind = RESPONSE_KINDS.map((kind): Column<PageWeight> => ({
    title: kind,
    cell: ({ loaded }) => bytes(bytesOf(loaded, kind)),
    align: 'right',
  }));
  const beyond = ({ loaded }: PageWeight) => bytesOf(loaded, 'script') - bytesOf(plain.loaded, 'script');
  return [
    { title: 'page', cell: ({ page }) => page },
    ...byKind,
    { title: 'total', cell: ({ loaded }) => bytes(bytesOf(loaded)), align: 'right' },
    { title: 'script beyond plain', cell: (row) => bytes(beyond(row)), align: 'right' },
    { title: 'builder', cell: ({ builder }) => (builder ? bytes(bytesOf(builder)) : '—'), align: 'right' },
  ];
}

function libraryErrors(siteDir: string): Error[] {
  const bundles = readdirSync(siteDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
  return bundles.sort().flatMap((bundle) =>
    forbiddenLibraries(readFileSync(path.join(siteDir, bundle), 'utf8')).map(({ library, text }) =>
      buildError({
        file: bundle,
        problem: `the bundle contains ${library}`,
        expected: 'no library from bench/weights/forbiddenLibraries.ts',
        found: `"${text}", which only this library contains`,
        remedy: 'find the import with npx docusaurus build --bundle-analyzer, and do its work at build time',
      }),
    ),
  );
}

main(async () => {
  const { values } = parseArgs({ options: { site: { type: 'string', default: 'build' } } });
  const siteDir = siteFolder(values.site);
  const [plain, ...rest] = await weighAll(siteDir, [PLAIN_PAGE, ...OTHER_PAGES, ...operationPages()]);
  if (!plain) throw new Error('no page was measured');
  const operations = rest.slice(OTHER_PAGES.length);
  const worst = heaviest(operations, ({ loaded }) => bytesOf(loaded));
  console.log('Bytes after brotli at quality 11, empty cache, until the page is idle, without prefetched pages.\n');
  console.log(markdownTable([plain, ...rest], columns(plain)));
  console.log(`\nThe heaviest operation page is ${worst.page} with ${bytes(bytesOf(worst.loaded))} bytes.`);
  const withoutBuilder = operations.filter(({ builder }) => builder === undefined).map(({ page }) => page);
  if (withoutBuilder.length > 0) console.log(`No request builder was measured on ${withoutBuilder.join(', ')}.`);
  const errors = [...budgetErrors(operations, plain), ...libraryErrors(siteDir)];
  if (errors.length > 0) throw new Error(`\n${errors.map(({ message }) => message).join('\n\n')}`);
  console.log(`All budgets are met: ${JSON.stringify(BUDGET)}`);
});
