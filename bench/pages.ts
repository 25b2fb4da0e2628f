import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser } from '@playwright/test';

import { brand } from '../brand.config';
import { main } from '../scripts/run';
import { measuringChromium } from './chromium';
import { loadWords, machineLoad } from './machineLoad';
import { markdownTable } from './markdownTable';
import { PROFILES, type Profile } from './measureOnce';
import { measurePage, type PageMeasured } from './measurePage';
import { median } from './median';
import { medians } from './medians';
import { verdicts } from './pageBudgets';
import { BUDGET_COLUMNS, CLICKS, TIMES, WEIGHTS } from './pages/columns';
import { CONTROLS, firstClick, MOMENTS, type Control, type Moment } from './pages/firstClick';
import { MEASURED_PAGES, METRIC_PAGE, type MeasuredPage } from './pages/measuredPages';
import { navigation, type Navigation } from './pages/navigation';
import { judge, type ClickResult, type PageResult } from './pages/results';
import { typedQuery } from './pages/typedQuery';
import { withoutScripts } from './pages/withoutScripts';
import { siteFolder } from './siteFolder';
import { staticServer, type StaticServer } from './staticServer';

/** Where the pages are served a second time, without their scripts. */
const BARE = '/without-scripts';

/** What all runs of one page under one profile gave, in the order of the runs. */
interface Runs {
  page: MeasuredPage;
  profile: Profile;
  measured: PageMeasured[];
  bare: number[];
  query: number[];
  navigation: Navigation[];
}

function barePages(siteDir: string): Record<string, string> {
  return Object.fromEntries(
    MEASURED_PAGES.map(({ route }) => [
      `${BARE}${route}`,
      withoutScripts(readFileSync(path.join(siteDir, route, 'index.html'), 'utf8')),
    ]),
  );
}

/** What is measured, and with what. */
interface Measurement {
  browser: Browser;
  server: StaticServer;
  pages: readonly MeasuredPage[];
  /** How often everything is measured. */
  count: number;
}

/** Finds the page of a name; all pages without one. */
function pagesNamed(wanted: string | undefined): readonly MeasuredPage[] {
  const found = MEASURED_PAGES.filter(({ name }) => wanted === undefined || name === wanted);
  if (found.length > 0) return found;
  throw new Error(`--page ${wanted}: it is one of ${MEASURED_PAGES.map(({ name }) => name).join('; ')}`);
}

const address = (route: string) => path.posix.join(brand.basePath, route);

async function runOnce(browser: Browser, server: StaticServer, runs: Runs): Promise<void> {
  const { page, profile } = runs;
  const visit = { browser, server, profile, address: address(page.route) };
  runs.measured.push(await measurePage(visit, { pointer: true }));
  runs.query.push(await typedQuery(visit));
  if (profile.line) {
    const bare = await measurePage({ ...visit, address: `${BARE}${page.route}` }, { pointer: false });
    runs.bare.push(bare.largestPaint);
  } else runs.navigation.push(await navigation(visit));
}

/** Runs in turns, so that a machine that gets slower slows all pages down alike. */
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
    const visit = { browser, server, profile, address: address(METRIC_PAGE) };
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

/** Compresses what the pages load, once, so that no measured visit waits for it. */
async function warmUp({ browser, server, pages }: Measurement): Promise<void> {
  for (const profile of PROFILES) {
    const fast = { ...profile, cpu: 1, line: undefined };
    for (const { route } of pages) {
      await measurePage({ browser, server, profile: fast, address: address(route) }, { pointer: true });
      await typedQuery({ browser, server, profile: fast, address: address(route) });
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
  const browser = await measuringChromium();
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
    console.log(`\n${profile.name}: ${profile.words}, medians of ${count}\n`);
    console.log(`${markdownTable(rows, WEIGHTS)}\n\n${markdownTable(rows, TIMES)}`);
  }
  const judged = verdicts(judge(results, clicks));
  if (clicks.length > 0) console.log(`\n${markdownTable(clicks, CLICKS)}`);
  console.log(`\n${markdownTable(judged, BUDGET_COLUMNS)}\n\n${loadWords(before)}`);
  const failed = judged.filter(({ missed, isTime }) => missed > 0 && (values.strict || !isTime));
  if (failed.length > 0) {
    throw new Error(`over budget (bench/pageBudgets.ts):\n${failed.map(({ what }) => `  ${what}`).join('\n')}`);
  }
});
