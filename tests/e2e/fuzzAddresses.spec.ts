import path from 'node:path';

import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { projectDir } from '../../scripts/run';
import { addressProbe } from '../support/fuzz/addressProbe';
import { fuzzAddresses, type FuzzAddress } from '../support/fuzz/fuzzAddresses';
import { SENTINEL } from '../support/fuzz/hostileText';
import { plainHost, type PlainHost } from '../support/fuzz/plainHost';
import { isFull } from '../support/pages';
import { expect, test as base, type Trouble, startPage } from '../support/test';

const SEED = 9;

/** Pages that read something of their address, and one of each kind that does not. */
const PAGES = [
  '/search/',
  '/',
  '/docs/intro/',
  `/docs/understanding-${brand.slug}-metrics/faithfulness/`,
  '/docs/api/metrics/v4alpha/faithfulness/',
  '/docs/change-log/',
  '/docs/next/intro/',
  '/blog/mdx-blog-post/',
] as const;

/** In the full run several tests, so that both workers have work and a fault names its batch. */
const [BATCHES, SIZE] = isFull ? [8, 275] : [1, 60];

const test = base.extend<object, { host: PlainHost }>({
  host: [
    async ({}, use) => {
      const host = await plainHost(path.join(projectDir, 'build'), brand.basePath);
      await use(host);
      host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => {
    await use(host.origin + brand.basePath);
  },
});

/** The browser itself logs a page's own status. */
const OWN_STATUS = /^Failed to load resource: .* status of 4(?:00|04|14)/;

function newTroubles(troubles: Trouble[]): string[] {
  return troubles.splice(0).flatMap(({ kind, text }) => (OWN_STATUS.test(text) ? [] : [`${kind}: ${text}`]));
}

/** Loads an address, gives a sign of the reader and tells what is wrong there. */
async function load(page: Page, url: string): Promise<string[]> {
  const response = await page.goto(url, { waitUntil: 'commit' });
  // No answer: only the hash differs from that of the page before, and the page stays.
  const status = response?.status() ?? 200;
  // The host's own words, no page of ours.
  if (status === 400 || status === 414) return [];
  if (status !== 200 && status !== 404) return [`status ${status}`];
  await startPage(page);
  // The not-found page is drawn anew; the probe tells when no heading comes.
  await page
    .locator('main h1')
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  return page.evaluate(addressProbe, { sentinel: SENTINEL });
}

/** Visits addresses one after the other; those that are moved to come page by page, so that each page is loaded once. */
function visitor(page: Page, root: string): (fuzzed: FuzzAddress) => Promise<string[]> {
  let opened = '';
  return async ({ address, by, page: from }) => {
    if (by === 'load') {
      opened = '';
      return load(page, root + address);
    }
    const faults = opened === from ? [] : await load(page, root + from);
    opened = from;
    return [...faults, ...(await page.evaluate(addressProbe, { move: root + address, sentinel: SENTINEL }))];
  };
}

function inOrder(addresses: readonly FuzzAddress[]): FuzzAddress[] {
  return [...addresses].sort((a, b) => a.by.localeCompare(b.by) || a.page.localeCompare(b.page));
}

for (let batch = 1; batch <= BATCHES; batch += 1) {
  test(`${SIZE} hostile addresses, batch ${batch}: no script runs, nothing breaks, no page is blank`, async ({
    page,
    troubles,
    host,
  }) => {
    test.setTimeout(600_000);
    await page.route(/\.(?:png|svg|woff2)$/, (route) => route.abort('aborted'));
    const opened: string[] = [];
    page.on('dialog', (dialog) => {
      opened.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', () => opened.push('a window opened'));
    const visit = visitor(page, host.origin + brand.basePath.replace(/\/$/, ''));
    const report: string[] = [];
    for (const fuzzed of inOrder(fuzzAddresses(PAGES, { seed: SEED + batch, count: SIZE }))) {
      const found = await visit(fuzzed).catch((error: unknown) => [String(error)]);
      for (const fault of [...found, ...newTroubles(troubles), ...opened.splice(0)])
        report.push(`${fuzzed.by} ${fuzzed.address.slice(0, 300)}: ${fault.slice(0, 400)}`);
    }
    expect(report).toEqual([]);
  });
}

test('the probe sees a script that ran, planted markup, a hidden heading, an unknown theme and a wide page', async ({
  page,
  baseURL,
}) => {
  await page.route('**/vulnerable/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<html data-theme="%2"><body><main><h1 hidden>A page</h1><div id="out" style="white-space: pre"></div></main>
        <script>out.innerHTML = decodeURIComponent(location.search)</script></body></html>`,
    }),
  );
  const markup = `<b onclick="${SENTINEL}=1">${'wide '.repeat(400)}</b>`;
  await page.goto(`${baseURL ?? ''}vulnerable/?${encodeURIComponent(markup)}`);
  await page.locator('b').dispatchEvent('click');
  expect(await page.evaluate(addressProbe, { sentinel: SENTINEL })).toEqual([
    'a script of the address ran',
    'no heading is visible',
    expect.stringContaining('the address planted <b onclick='),
    'the theme is %2',
    expect.stringMatching(/wider than the window$/),
  ]);
});

test('an open page survives a hash that nobody can decode', async ({ page, visit }) => {
  await visit('/docs/intro/');
  await page.evaluate(() => (window.location.hash = '100%'));
  await expect(page).toHaveURL(/#100%EF%BF%BD$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the not-found page starts at an address that nobody can decode', async ({ page, visit, troubles }) => {
  await visit('/docs/%ff%fe/');
  await expect(page.locator('main section').first().getByRole('status')).not.toBeEmpty();
  expect(newTroubles(troubles)).toEqual([]);
});

test('a page starts at the other addresses under which hosts serve it', async ({ page, visit }) => {
  for (const path of ['/docs/intro/index.html', '/docs%2Fintro/']) {
    await visit(path);
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Introduction/);
  }
});

test('a theme that does not exist is the default, and the switch works', async ({ page, visit }) => {
  await visit('/docs/intro/?docusaurus-theme=x&docusaurus-data-theme-choice=y');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
});
