import { setTimeout } from 'node:timers/promises';

import type { Page } from '@playwright/test';

import { announcedAfter, stopClock } from '../support/announcements';
import { localServer } from '../support/localServer';
import { CHUNKS, countLoads, failRequests, holdRequests, setConnection } from '../support/network';
import { sampleOf } from '../support/pages';
import { layoutShift, openChangeLog, title } from '../support/sitePage';
import { expect, hydrate, interact, test } from '../support/test';

/** Milliseconds in which a page would have begun to prefetch. */
const PREFETCH_MS = 700;

/** Waits until the page has loaded all that it began to load: no further resource arrives for a while. */
async function waitUntilLoaded(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  await expect.poll(async () => before === (before = await loaded()), { intervals: [PREFETCH_MS] }).toBe(true);
}

test.describe('a first load whose chunk fails', () => {
  test('reloads once, then keeps the text of the page and shows the error with Retry, not the base URL banner', async ({
    page,
    pageProblems,
  }) => {
    const loads = countLoads(page);
    await failRequests(page, CHUNKS);
    await page.goto('./docs/intro/');
    await interact(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This page did not load completely.');
    await expect(alert).toContainText('ChunkLoadError');
    await expect(page.locator('#__site-base-url-banner')).toHaveCount(0);
    expect(loads()).toBe(2);
    await expect(title(page)).toBeVisible();

    await page.unroute(CHUNKS);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await hydrate(page);
    await expect(alert).toHaveCount(0);
    expect(loads()).toBe(3);
    // The next failure may reload the page again.
    expect(await page.evaluate(() => history.state as unknown)).not.toMatchObject({ pageLoadAttempt: true });
    pageProblems.length = 0;
  });
});

test.describe('a navigation', () => {
  // Without prefetching, so that the navigation requests chunks.
  test.beforeEach(({ page }) => setConnection(page));

  test('whose chunk fails reloads once into the new page, then shows the error with Retry', async ({
    page,
    visit,
    pageProblems,
  }) => {
    await visit('/docs/intro/');
    const loads = countLoads(page);
    await failRequests(page, CHUNKS);
    const reloaded = page.waitForEvent('domcontentloaded');
    await openChangeLog(page);
    await reloaded;
    await interact(page);
    await expect(page.getByRole('alert')).toContainText('This page did not load completely.');
    await expect(page).toHaveURL(/\/docs\/change-log\/$/);
    await expect(title(page)).toHaveText('Change-log');
    expect(loads()).toBe(1);

    await page.unroute(CHUNKS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await hydrate(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    pageProblems.length = 0;
  });

  test('that takes long shows spinner and progress bar after 200 ms, then the page', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await stopClock(page);
    const release = await holdRequests(page, CHUNKS);
    const announced = await announcedAfter(page, async () => {
      await openChangeLog(page);
      await page.clock.runFor(195);
      await expect(page.locator('.load-spinner, #nprogress')).toHaveCount(0);
    });
    expect(announced).toEqual(['Loading page']);
    await expect(page.locator('.load-spinner')).toHaveText('Loading page');
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(title(page)).not.toHaveText('Change-log');

    await page.clock.resume();
    release();
    await expect(title(page)).toHaveText('Change-log');
    await expect(page.locator('.load-spinner')).toHaveCount(0);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('that another one follows too soon leaves no spinner', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const release = await holdRequests(page, CHUNKS);
    for (const label of ['Change-log', 'Blog'])
      await page.getByRole('link', { name: label, exact: true }).first().click();
    await expect(page.locator('.load-spinner')).toHaveCount(1);
    release();
    await expect(page).toHaveURL(/\/blog\/$/);
    await expect(title(page)).toBeVisible();
    await expect(page.locator('.load-spinner')).toHaveCount(0);
  });

  test('that is fast shows no spinner', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await stopClock(page);
    await openChangeLog(page);
    await expect(title(page)).toHaveText('Change-log');
    await page.clock.runFor(1_000);
    await expect(page.locator('.load-spinner')).toHaveCount(0);
  });
});

test.describe('prefetching', () => {
  const CONNECTIONS = [
    [{ effectiveType: '2g', saveData: false }, false],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ effectiveType: 'slow-2g', saveData: false }, false],
    [{ effectiveType: '4g', saveData: true }, false],
    [null, true],
  ] as const;

  for (const [connection, isExpected] of sampleOf(CONNECTIONS, 5)) {
    const condition = connection === null ? 'without a connection' : `with ${JSON.stringify(connection)}`;
    test(`is ${isExpected ? 'on' : 'off'} ${condition}`, async ({ page, visit }) => {
      await setConnection(page, connection);
      await visit('/docs/');
      const prefetched = page.locator('link[rel="prefetch"]');
      if (isExpected) {
        await expect(prefetched).not.toHaveCount(0);
      } else {
        await page.waitForTimeout(PREFETCH_MS);
        await expect(prefetched).toHaveCount(0);
      }
    });
  }

  test('starts at the first user interaction', async ({ page }) => {
    await page.goto('./docs/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.waitForTimeout(PREFETCH_MS);
    const prefetched = page.locator('link[rel=prefetch]');
    await expect(prefetched).toHaveCount(0);
    await interact(page);
    await expect(prefetched).not.toHaveCount(0);
  });

  test('is limited for a page, not for each query of the search page', async ({ page, visit }) => {
    await visit('/search/');
    const prefetched = page.locator('link[rel=prefetch]');
    for (const query of ['toxicity', 'blueprint']) {
      await page.getByRole('searchbox', { name: 'Search for' }).fill(query);
      await expect(page.locator('main article').first()).toBeVisible();
      await waitUntilLoaded(page);
    }
    const files = () =>
      prefetched.evaluateAll((all) => new Set(all.map((link) => (link as HTMLLinkElement).href)).size);
    await expect.poll(files).toBeGreaterThan(8);
    // Of each page at most its content, its metadata and a component.
    expect(await files()).toBeLessThan(40);
  });
});

test.describe('HTML that arrives in parts', () => {
  /** Bytes of a part. A part ends inside of most elements of the navbar. */
  const PART = 500;

  /** Serves the site. The pages arrive in parts, each of which the browser could draw. */
  const slowSite = (origin: string) =>
    localServer(async ({ url }, response) => {
      const reply = await fetch(new URL(url ?? '', origin));
      const type = reply.headers.get('Content-Type') ?? '';
      response.writeHead(reply.status, { 'Content-Type': type });
      const body = Buffer.from(await reply.arrayBuffer());
      const begin = type.startsWith('text/html') ? body.indexOf('<nav') : body.length;
      response.write(body.subarray(0, begin));
      for (let at = begin; at < body.length; at += PART) {
        await setTimeout(20);
        response.write(body.subarray(at, at + PART));
      }
      response.end();
    });

  for (const route of ['blog/', 'search/']) {
    test(`moves nothing in the navbar and in the form of /${route}`, async ({ browser, baseURL }) => {
      const { origin, close } = await slowSite(baseURL ?? '');
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      try {
        await page.goto(origin + new URL(route, baseURL).pathname);
        expect(await layoutShift(page)).toBe(0);
      } finally {
        await page.close();
        await close();
      }
    });
  }
});
