import type { Page, Route } from '@playwright/test';

import { brand } from '../../brand.config';
import { expect, signOfReader, startPage, test } from '../support/test';

/** Scripts that a page loads after the two of its HTML: the chunks of its route. */
const CHUNKS = /\/assets\/js\/(?!main\.|runtime~main\.).+\.js$/;

const METRICS = `/docs/understanding-${brand.slug}-metrics/`;

async function whileChunks(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(CHUNKS, answer);
}

/** Counts how often the document itself is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test.describe('a first load', () => {
  test('whose chunk fails reloads once, then shows the error with Retry, and keeps the text of the page', async ({
    page,
    troubles,
  }) => {
    const loads = countLoads(page);
    await whileChunks(page, (route) => route.abort());
    await page.goto('./docs/intro/');
    await signOfReader(page);
    const box = page.getByRole('alert');
    await expect(box).toContainText('This page did not load completely.');
    await expect(box).toContainText('ChunkLoadError');
    expect(loads()).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.unroute(CHUNKS);
    await box.getByRole('button', { name: 'Retry' }).click();
    await startPage(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(loads()).toBe(3);
    troubles.length = 0;
  });

  test('whose chunk fails only once is mended by asking once more, without a word', async ({ page, troubles }) => {
    const loads = countLoads(page);
    let failures = 0;
    await whileChunks(page, (route) => (failures++ === 0 ? route.abort() : route.continue()));
    await page.goto('./docs/intro/');
    await startPage(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(loads()).toBe(1);
    troubles.length = 0;
  });

  test('that failed for good may reload again on the next visit of the page', async ({ page, troubles }) => {
    await whileChunks(page, (route) => route.abort());
    await page.goto('./docs/intro/');
    await signOfReader(page);
    await page.getByRole('alert').waitFor();
    await page.unroute(CHUNKS);
    await page.reload();
    await startPage(page);
    expect(await page.evaluate(() => history.state as unknown)).not.toMatchObject({ pageLoadAttempt: true });
    troubles.length = 0;
  });
});

test.describe('a navigation', () => {
  // Prefetched chunks would be there already: data saver keeps the browser from fetching them early.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
    });
  });

  test('whose chunk fails reloads once into the new page, then shows the error with Retry', async ({
    page,
    visit,
    troubles,
  }) => {
    await visit('/docs/intro/');
    const loads = countLoads(page);
    await whileChunks(page, (route) => route.abort());
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Change-log' }).click();
    await page.waitForEvent('domcontentloaded');
    await signOfReader(page);
    await expect(page.getByRole('alert')).toContainText('This page did not load completely.');
    await expect(page).toHaveURL(/\/docs\/change-log\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change-log');
    expect(loads()).toBe(1);

    await page.unroute(CHUNKS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await startPage(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    troubles.length = 0;
  });

  test('that takes long shows spinner and progress bar after 200 ms, then the page', async ({ page, visit }) => {
    await visit('/docs/intro/');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await whileChunks(page, async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => {
      const seen = { clicked: 0, bar: 0, spinner: 0 };
      Object.assign(window, { seen });
      document.addEventListener('click', () => (seen.clicked ||= performance.now()), true);
      new MutationObserver(() => {
        if (document.getElementById('nprogress')) seen.bar ||= performance.now();
        if (document.querySelector('.load-spinner')) seen.spinner ||= performance.now();
      }).observe(document.documentElement, { childList: true, subtree: true });
    });
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Change-log' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toBeVisible();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Change-log');
    const { clicked, bar, spinner } = await page.evaluate(
      () => (window as unknown as { seen: Record<'clicked' | 'bar' | 'spinner', number> }).seen,
    );
    expect(bar - clicked).toBeGreaterThanOrEqual(195);
    expect(spinner - clicked).toBeGreaterThanOrEqual(195);

    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change-log');
    await expect(page.locator('.load-spinner')).toHaveCount(0);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('that is quick shows neither', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('.load-spinner')) seen.push('spinner');
      }).observe(document.documentElement, { childList: true, subtree: true });
    });
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Change-log' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change-log');
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  });
});

test.describe('prefetch', () => {
  for (const [title, connection, expected] of [
    ['happens on a fast connection', { effectiveType: '4g', saveData: false }, true],
    ['does not happen on 2g', { effectiveType: '2g', saveData: false }, false],
    ['does not happen on slow 2g', { effectiveType: 'slow-2g', saveData: false }, false],
    ['does not happen with data saver', { effectiveType: '4g', saveData: true }, false],
    ['happens where the connection has no effective type', {}, true],
    ['happens where the effective type is no text', { effectiveType: 4 }, true],
    ['does not happen with data saver and no effective type', { saveData: true }, false],
    ['happens where there is no connection', null, true],
  ] as const) {
    test(title, async ({ page, visit }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true });
      }, connection);
      await visit('/docs/');
      await page.waitForTimeout(1_500);
      const prefetched = await page.locator('link[rel="prefetch"]').count();
      expect(prefetched > 0).toBe(expected);
    });
  }

  test('is bounded: the links of the text go first', async ({ page, visit }) => {
    await visit('/docs/api/metrics/v4alpha/faithfulness/');
    const asked = await page.evaluate(async () => {
      const urls = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const own = loaded.filter(({ initiatorType }) => initiatorType === 'script').map(({ name }) => name);
      return new Set(urls().filter((url) => !own.includes(url))).size;
    });
    const links = await page
      .locator('.theme-doc-sidebar-menu a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(new Set(links).size).toBeGreaterThan(30);
    expect(asked).toBeGreaterThan(8);
    expect(asked).toBeLessThan(25);
  });

  test('waits for the first interaction', async ({ page }) => {
    await page.goto('./search/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.waitForTimeout(1_500);
    const ahead = page.locator('link[rel=prefetch]');
    await expect(ahead).toHaveCount(0);
    await signOfReader(page);
    await expect.poll(() => ahead.count()).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('data-user-interacted', '');
  });

  test('of a page whose link lay under the pointer when the page started goes on to run its scripts', async ({
    page,
  }) => {
    await page.goto(`.${METRICS}`);
    await page.locator('main').getByRole('link', { name: 'Faithfulness', exact: true }).first().hover();
    const added = () =>
      page.evaluate(() => {
        const own = document.getElementById('page-scripts')?.textContent ?? '';
        const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const scripts = loaded.filter(({ initiatorType }) => initiatorType === 'script');
        return scripts.filter(({ name }) => !own.includes(new URL(name).pathname)).length;
      });
    await expect.poll(added).toBeGreaterThan(0);
  });

  test('of a page that the reader points at makes the navigation need no further script', async ({ page, visit }) => {
    await visit(METRICS);
    const link = page.locator('main').getByRole('link', { name: 'Faithfulness', exact: true }).first();
    await link.hover();
    await page.waitForTimeout(1_000);
    const late: string[] = [];
    page.on('request', (request) => {
      if (CHUNKS.test(request.url())) late.push(request.url());
    });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faithfulness');
    expect(late).toEqual([]);
  });
});
