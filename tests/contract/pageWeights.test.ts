import { statSync } from 'node:fs';
import path from 'node:path';

import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { launchChromium } from '../../bench/lib/chromium';
import { PROFILES, type Profile } from '../../bench/lib/chromium';
import { measurePage } from '../../bench/pages/measurePage';
import { countPages, judgeWeights, missed } from '../../bench/pages/pageBudgets';
import { PLAIN_PAGE } from '../../bench/pages/measuredPages';
import { staticServer, type StaticServer } from '../../bench/lib/staticServer';
import { brand } from '../../brand.config';
import { buildDir, builtFiles } from '../support/builtSite';
import { PAGE_KINDS } from '../support/pages';

// Only weights and counts: `npm run bench` measures times.
const DESKTOP = PROFILES.find(({ connection }) => connection === undefined) as Profile;

function heaviestOperation(): string {
  const [heaviest = ''] = builtFiles()
    .filter((file) => /^docs\/api\/.+\/index\.html$/.test(file))
    .sort((a, b) => statSync(path.join(buildDir, b)).size - statSync(path.join(buildDir, a)).size);
  return `/${path.dirname(heaviest)}/`;
}

let server: StaticServer;
let browser: Browser;

beforeAll(async () => {
  server = await staticServer({ folders: { [brand.basePath]: buildDir } });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

it.each([
  ['the home page', PAGE_KINDS.home, false],
  ['a docs page', PLAIN_PAGE, true],
  ['the heaviest operation page', heaviestOperation(), false],
])('a first visit of %s is within its budgets', async (name, route, isDocs) => {
  const measured = await measurePage(
    { browser, server, profile: DESKTOP, path: path.posix.join(brand.basePath, route) },
    { pointer: true },
  );
  const over = missed(judgeWeights(name, isDocs, measured, countPages(buildDir)));
  expect(
    over.map(({ budget, measured: found, limit, unit }) => `${budget}: ${found} ${unit}, at most ${limit}`),
  ).toEqual([]);
});
