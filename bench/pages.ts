import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser } from '@playwright/test';

import { brand } from '../brand.config';
import { markdownTable } from '../scripts/lib/markdownTable';
import { main } from '../scripts/lib/run';
import { describeLoad, machineLoad, siteFolder } from './lib/bench';
import { launchChromium, PROFILES, type Profile } from './lib/chromium';
import { staticServer, type StaticServer } from './lib/staticServer';
import { median, medians } from './lib/statistics';
import { CONTROLS, firstClick, MOMENTS, typedQuery, type Control, type Moment } from './pages/interactions';
import { MEASURED_PAGES, METRIC_PAGE, type MeasuredPage } from './pages/measuredPages';
import { withoutScripts } from './pages/withoutScripts';
import { measurePage, type PageMeasured } from './pages/measurePage';
import { navigation, type Navigation } from './pages/navigation';
import { countPages, judge, worstOfEach, type ClickResult, type PageResult } from './pages/pageBudgets';
import { BUDGET_COLUMNS, CLICK_COLUMNS, TIME_COLUMNS, WEIGHT_COLUMNS } from './pages/tables';

/** Folder in which the server has the same pages without their scripts. */
const BARE = '/without-scripts';

/** All runs of one page under one profile. */
interface Runs {
  page: MeasuredPage;
  profile: Profile;
  measured: PageMeasured[];
  bare: number[];
  query: number[];
  navigation: Navigation[];
}

interface Measurement {
  browser: Browser;
  server: StaticServer;
  pages: readonly MeasuredPage[];
  /** Number of runs. */
  count: number;
}

function barePages(siteDir: string): Record<string, string> {
  return Object.fromEntries(
    MEASURED_PAGES.map(({ route }) => [
      `${BARE}${route}`,
      withoutScripts(readFileSync(path.join(siteDir, route, 'index.html'), 'utf8')),
    ]),
  );
}

/** Returns the page with a name, or all pages without one. */
function pagesNamed(name: string | undefined): readonly MeasuredPage[] {
  const found = MEASURED_PAGES.filter((page) => name === undefined || name === page.name);
  if (found.length > 0) return found;
  throw new Error(`--page ${name}: use one of ${MEASURED_PAGES.map((page) => page.name).join('; ')}`);
}

const pathOf = (route: string) => path.posix.join(brand.basePath, route);

async function runOnce(browser: Browser, server: StaticServer, runs: Runs): Promise<void> {
  const { page, profile } = runs;
  const visit = { browser, server, profile, path: pathOf(page.route) };
  runs.measured.push(await measurePage(visit, { pointer: true }));
  runs.query.push(await typedQuery(visit));
  if (profile.connection) {
    const bare = await measurePage({ ...visit, path: `${BARE}${page.route}` }, { pointer: false });
    runs.bare.push(bare.largestPaint);
  } else runs.navigation.push(await navigation(visit));
}

/** Measures the pages in turns, so that a machine that becomes slower affects all of them alike. */
async function measurePages({ browser, server, pages, count }: Measurement): Promise<PageResult[]> {
  const all = PROFILES.flatMap((profile) =>
    pages.map((page): Runs => ({ page, profile, measured: [], bare: [], query: [], navigation: [] })),
  );
  for (let run = 1; run <= count; run++) {
    for (const runs of all) await runOnce(browser, server, runs);
    console.log(`run ${run} of ${count}`);
  }
  return all.map(({ page, profile, measured, bare, query, navigation: navigations }) => ({
    page,
    profile,
    measured: { ...medians(measured), moved: medians(measured.flatMap(({ moved }) => moved ?? [])) },
    query: median(query),
    ...(bare.length > 0 && { bare: median(bare) }),
    ...(navigations.length > 0 && { navigation: medians(navigations) }),
  }));
}

async function measureClicks({ browser, server, pages, count }: Measurement): Promise<ClickResult[]> {
  if (!pages.some(({ route }) => route === METRIC_PAGE)) return [];
  const clickOften = async (profile: Profile, control: Control, moment: Moment): Promise<ClickResult> => {
    const visit = { browser, server, profile, path: pathOf(METRIC_PAGE) };
    const times: number[] = [];
    for (let run = 0; run < count; run++) times.push((await firstClick(visit, control, moment)) ?? NaN);
    const answered = times.filter((time) => !Number.isNaN(time));
    return { profile, control, moment, answered: answered.length > 0 ? median(answered) : undefined };
  };
  const results: ClickResult[] = [];
  for (const profile of PROFILES) {
    for (const moment of MOMENTS) {
      for (const control of CONTROLS) results.push(await clickOften(profile, control, moment));
    }
  }
  return results;
}

/** Opens each page once before the first measurement, so that the server has compressed all files. */
async function warmUp({ browser, server, pages }: Measurement): Promise<void> {
  for (const profile of PROFILES) {
    const fast = { ...profile, cpu: 1, connection: undefined };
    for (const { route } of pages) {
      await measurePage({ browser, server, profile: fast, path: pathOf(route) }, { pointer: true });
      await typedQuery({ browser, server, profile: fast, path: pathOf(route) });
    }
  }
  console.log('warmed up');
}

main(async () => {
  const { values } = parseArgs({
    options: {
      page: { type: 'string' },
      quick: { type: 'boolean', default: false },
      site: { type: 'string', default: 'build' },
      strict: { type: 'boolean', default: false },
    },
  });
  const pages = pagesNamed(values.page);
  const siteDir = siteFolder(values.site);
  const count = values.quick ? 3 : 5;
  const before = machineLoad();
  const server = await staticServer({ folders: { [brand.basePath]: siteDir }, pages: barePages(siteDir) });
  const browser = await launchChromium();
  const work = async () => {
    const measurement = { browser, server, pages, count };
    await warmUp(measurement);
    return { results: await measurePages(measurement), clicks: await measureClicks(measurement) };
  };
  const { results, clicks } = await work().finally(async () => {
    await browser.close();
    await server.close();
  });
  for (const profile of PROFILES) {
    const rows = results.filter((result) => result.profile === profile);
    console.log(`\n${profile.name}: ${profile.description}, medians of ${count}\n`);
    console.log(`${markdownTable(rows, WEIGHT_COLUMNS)}\n\n${markdownTable(rows, TIME_COLUMNS)}`);
  }
  const budgets = worstOfEach(judge(results, clicks, countPages(siteDir)));
  if (clicks.length > 0) console.log(`\n${markdownTable(clicks, CLICK_COLUMNS)}`);
  console.log(`\n${markdownTable(budgets, BUDGET_COLUMNS)}\n\n${describeLoad(before)}`);
  const failed = budgets.filter(({ missed, isTime }) => missed > 0 && (values.strict || !isTime));
  if (failed.length > 0) {
    throw new Error(
      `over budget (bench/pages/pageBudgets.ts):\n${failed.map(({ budget }) => `  ${budget}`).join('\n')}`,
    );
  }
});
