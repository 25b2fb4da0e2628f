import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser } from '@playwright/test';

import { brand } from '../brand.config';
import { API_FILE, openApiFiles } from '../plugins/api-facts/apiFiles';
import { teachingError } from '../plugins/teachingError';
import { main, projectDir } from '../scripts/run';
import { brokenBudgets, BUDGET, bytesOf, heaviest, type PageWeight } from './budgets';
import { measuringChromium } from './chromium';
import { KINDS } from './exchange';
import { forbiddenLibraries } from './forbiddenLibraries';
import { watchIdle } from './idle';
import { markdownTable, type Column } from './markdownTable';
import { movePointer } from './movePointer';
import { PLAIN_PAGE } from './pages/measuredPages';
import { withOwnScripts } from './pageWeight';
import { scriptsRun } from './scriptsRun';
import { siteFolder } from './siteFolder';
import { staticServer, type StaticServer } from './staticServer';

/** Shown beside the plain page, because readers land there: the home page, and a docs page with drawings. */
const OTHER_PAGES = ['/', '/docs/intro/'];

const BUILDER_BUTTON = 'Build a request for this operation';

async function weigh(browser: Browser, server: StaticServer, page: string): Promise<PageWeight> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const watch = watchIdle(tab, server);
  const run = scriptsRun(tab);
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
  const browser = await measuringChromium();
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
  const byKind = KINDS.map((kind): Column<PageWeight> => ({
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

function bundlesWithForbiddenLibraries(siteDir: string): Error[] {
  const bundles = readdirSync(siteDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
  return bundles.sort().flatMap((bundle) =>
    forbiddenLibraries(readFileSync(path.join(siteDir, bundle), 'utf8')).map(({ library, text }) =>
      teachingError({
        file: bundle,
        problem: `the bundle holds ${library}`,
        expected: 'no library of forbiddenLibraries.ts in the browser',
        found: `"${text}", which only this library writes`,
        remedy: 'do at build what it does, and hand the browser the result; npx docusaurus build --bundle-analyzer',
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
  console.log('Bytes after brotli at quality 11, cold cache, until the page comes to rest; without reading ahead.\n');
  console.log(markdownTable([plain, ...rest], columns(plain)));
  console.log(`\nThe heaviest operation page is ${worst.page} with ${bytes(bytesOf(worst.loaded))} bytes.`);
  if (operations.some(({ builder }) => builder === undefined)) {
    console.log(
      `Not every operation page offers "${BUILDER_BUTTON}"; where it is missing, nothing was measured for it.`,
    );
  }
  const errors = [...brokenBudgets(operations, plain), ...bundlesWithForbiddenLibraries(siteDir)];
  if (errors.length > 0) throw new Error(`\n${errors.map(({ message }) => message).join('\n\n')}`);
  console.log(`All budgets hold: ${JSON.stringify(BUDGET)}`);
});
