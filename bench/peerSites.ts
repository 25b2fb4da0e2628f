import { parseArgs } from 'node:util';

import type { Browser } from '@playwright/test';

import { main } from '../scripts/run';
import { measuringChromium } from './chromium';
import { loadWords, machineLoad } from './machineLoad';
import { markdownTable, type Column } from './markdownTable';
import { PROFILES, type Profile } from './measureOnce';
import { measurePage, type PageMeasured } from './measurePage';
import { medians } from './medians';
import { figures, kilobytes, milliseconds, weightColumns } from './pages/columns';
import { PLAIN_PAGE } from './pages/measuredPages';
import { candidates, type Candidate } from './sites/candidates';
import { siteFolder } from './siteFolder';
import { staticServer, type StaticServer } from './staticServer';

/** Medians of one site under one profile. */
interface Result {
  site: Candidate;
  profile: Profile;
  measured: PageMeasured;
}

function visit(
  browser: Browser,
  server: StaticServer,
  profile: Profile,
  { address }: Candidate,
): Promise<PageMeasured> {
  return measurePage({ browser, server, profile, address }, { pointer: true });
}

/** Runs in turns, so that a machine that gets slower slows all sites down alike. */
async function measureAll(
  browser: Browser,
  server: StaticServer,
  sites: readonly Candidate[],
  count: number,
): Promise<Result[]> {
  const all = PROFILES.flatMap((profile) => sites.map((site) => ({ site, profile, runs: [] as PageMeasured[] })));
  // Fills the server's cache of compressed files.
  for (const { site, profile } of all) await visit(browser, server, { ...profile, cpu: 1, line: undefined }, site);
  console.log('warmed up');
  for (let run = 1; run <= count; run++) {
    for (const { site, profile, runs } of all) runs.push(await visit(browser, server, profile, site));
    console.log(`run ${run} of ${count}`);
  }
  return all.map(({ site, profile, runs }) => ({
    site,
    profile,
    measured: { ...medians(runs), moved: medians(runs.flatMap(({ moved }) => moved ?? [])) },
  }));
}

/** A figure of a site. */
type Figure = (result: Result) => number;

const own: Figure = ({ measured }) => measured.total - measured.prefetch;
const moved: Figure = ({ measured }) => measured.moved?.total ?? NaN;
const movedBlocking: Figure = ({ measured }) => measured.moved?.blocking ?? NaN;

const NAME: Column<Result> = { title: 'Site', cell: ({ site }) => site.name };

const WEIGHTS: Column<Result>[] = [
  NAME,
  ...weightColumns<Result>(({ measured }) => measured, ['document', 'script', 'style', 'font', 'image', 'fetch']),
  figures('own', (result) => kilobytes(own(result))),
  figures('read ahead', ({ measured }) => kilobytes(measured.prefetch)),
  figures('requests', ({ measured }) => String(measured.requests)),
  figures('all after the first move', (result) => kilobytes(moved(result))),
];

const TIMES: Column<Result>[] = [
  NAME,
  figures('first paint', ({ measured }) => milliseconds(measured.firstPaint)),
  figures('largest paint', ({ measured }) => milliseconds(measured.largestPaint)),
  figures('blocked', ({ measured }) => milliseconds(measured.blocking)),
  figures('blocked after move', (result) => milliseconds(movedBlocking(result))),
  figures('shift', ({ measured }) => measured.shift.toFixed(3)),
  figures('heap (MB)', ({ measured }) => (measured.heap / 1e6).toFixed(1)),
];

/** Columns that say how many times ours a figure is; above 1 ours is better. */
function ratioColumns(results: readonly Result[]): Column<Result>[] {
  const [ours] = results;
  const ratio = (title: string, figure: Figure) =>
    figures<Result>(title, (result) => {
      const base = ours ? figure(ours) : NaN;
      return base > 0 ? (figure(result) / base).toFixed(2) : '—';
    });
  return [
    { title: 'Times ours', cell: ({ site }) => site.name },
    ratio('script', ({ measured }) => measured.script),
    ratio('own', own),
    ratio('all', ({ measured }) => measured.total),
    ratio('requests', ({ measured }) => measured.requests),
    ratio('all after the first move', moved),
    ratio('first paint', ({ measured }) => measured.firstPaint),
    ratio('largest paint', ({ measured }) => measured.largestPaint),
    ratio('blocked', ({ measured }) => measured.blocking),
  ];
}

main(async () => {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', default: PLAIN_PAGE },
      quick: { type: 'boolean', default: false },
      site: { type: 'string', default: 'build' },
    },
  });
  const { sites, folders, pages, words } = await candidates(siteFolder(values.site), values.page);
  console.log(`${values.page}, ${words} words in each site, 2 % more or fewer`);
  const count = values.quick ? 3 : 5;
  const before = machineLoad();
  const server = await staticServer({ folders, pages });
  const browser = await measuringChromium();
  const results = await measureAll(browser, server, sites, count).finally(async () => {
    await browser.close();
    await server.close();
  });
  for (const profile of PROFILES) {
    const rows = results.filter((result) => result.profile === profile);
    console.log(`\n${profile.name}: ${profile.words}, medians of ${count}; KB and ms, until idle without input\n`);
    console.log([WEIGHTS, TIMES, ratioColumns(rows)].map((columns) => markdownTable(rows, columns)).join('\n\n'));
  }
  console.log(`\n${loadWords(before)}`);
});
