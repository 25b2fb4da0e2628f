import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser } from '@playwright/test';

import { brand } from '../brand.config';
import { buildError } from '../plugins/lib/buildError';
import { main } from '../scripts/lib/run';
import { launchChromium } from './lib/chromium';
import { describeLoad, machineLoad } from './lib/bench';
import { coldStart } from './searchBox/coldStart';
import { firstSearch } from './searchBox/firstSearch';
import { DOCS_PAGE, HOME, LONG_QUERY } from './searchBox/queries';
import { BUDGET, judge, reportOf, type Presses, type Started } from './searchBox/report';
import { measureKeys, measureOpenings } from './searchBox/warmBox';
import { siteFolder } from './lib/bench';
import { staticServer, type StaticServer } from './lib/staticServer';

async function coldStarts(browser: Browser, server: StaticServer, runs: number): Promise<Started[]> {
  const started = [DOCS_PAGE, HOME].map((page): Started => ({ page: `/${page}`, runs: [] }));
  for (let run = 0; run <= runs; run++) {
    for (const { page, runs: measured } of started) {
      const once = await coldStart(browser, server, path.posix.join(brand.basePath, page));
      // The first run fills the server's cache of compressed files.
      if (run > 0) measured.push(once);
    }
  }
  return started;
}

async function measure(browser: Browser, server: StaticServer) {
  const page = brand.basePath + DOCS_PAGE;
  const fetched = await firstSearch(browser, server, page);
  const { key, click } = await measureOpenings(browser, server, page, 20);
  const { first, further } = await measureKeys(browser, server, page, 3);
  const presses: Presses[] = [
    { what: 'box opens, Ctrl+K', timings: key },
    { what: 'box opens, click', timings: click },
    { what: 'first key, a to z', timings: first },
    { what: `further keys of ${LONG_QUERY}`, timings: further },
  ];
  return { fetched, presses, starts: await coldStarts(browser, server, 5) };
}

main(async () => {
  const { values } = parseArgs({
    options: { site: { type: 'string', default: 'build' }, strict: { type: 'boolean', default: false } },
  });
  const siteDir = siteFolder(values.site);
  const before = machineLoad();
  const server = await staticServer({ folders: { [brand.basePath]: siteDir } });
  const browser = await launchChromium();
  const { fetched, presses, starts } = await measure(browser, server).finally(async () => {
    await browser.close();
    await server.close();
  });
  const bytes = fetched.reduce((sum, exchange) => sum + exchange.bytes, 0);
  const judged = judge(presses, starts);
  console.log(reportOf(presses, starts, judged, fetched));
  console.log(`\n${bytes.toLocaleString('en')} bytes in all, of at most ${BUDGET.firstSearch.toLocaleString('en')}.`);
  console.log(describeLoad(before));
  if (bytes > BUDGET.firstSearch) {
    throw buildError({
      file: 'bench/searchBox.ts',
      problem: 'the first search on the latest version loads more than its budget',
      expected: `at most ${BUDGET.firstSearch} bytes after brotli`,
      found: `${bytes} bytes`,
      remedy: 'look at the index first: plugins/search decides what it contains of each page',
    });
  }
  const late = judged.filter(({ value, limit }) => value > limit);
  if (values.strict && late.length > 0) {
    throw new Error(`over budget:\n${late.map(({ what, value }) => `  ${what}: ${value.toFixed(1)} ms`).join('\n')}`);
  }
});
