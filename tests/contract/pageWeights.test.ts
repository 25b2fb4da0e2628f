import { statSync } from 'node:fs';
import path from 'node:path';

import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { measuringChromium } from '../../bench/chromium';
import { PROFILES, type Profile } from '../../bench/measureOnce';
import { measurePage } from '../../bench/measurePage';
import { judgeWeights, missed } from '../../bench/pageBudgets';
import { PLAIN_PAGE } from '../../bench/pages/measuredPages';
import { staticServer, type StaticServer } from '../../bench/staticServer';
import { brand } from '../../brand.config';
import { buildDir, builtFiles } from '../support/builtSite';
import { PAGE_KINDS } from '../support/pages';

// Weights and counts only, in a browser: times are measured by `npm run bench`.
const DESKTOP = PROFILES.find(({ line }) => line === undefined) as Profile;

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
  browser = await measuringChromium();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

it.each([
  ['the home page', PAGE_KINDS.home, false],
  ['a docs page', PLAIN_PAGE, true],
  ['the heaviest operation page', heaviestOperation(), false],
])('a first visit of %s stays within its budgets', async (name, route, isDocs) => {
  const address = path.posix.join(brand.basePath, route);
  const measured = await measurePage({ browser, server, profile: DESKTOP, address }, { pointer: true });
  const over = missed(judgeWeights(name, isDocs, measured));
  expect(over.map(({ what, measured: found, most, unit }) => `${what}: ${found} ${unit}, at most ${most}`)).toEqual([]);
});
