import type { Page } from '@playwright/test';

import { countLoads, failRequests, recordRequests, SCRIPTS, setConnection } from '../support/network';
import { isFull } from '../support/pages';
import { themeToggle, title } from '../support/sitePage';
import { expect, hydrate, interact, test } from '../support/test';

const OPERATION = './docs/api/metrics/v4alpha/faithfulness/';

test('each script of a page is retried after one failure, without a reload', async ({ page, pageProblems }) => {
  test.slow();
  await setConnection(page);
  const requests = recordRequests(page, SCRIPTS);
  await page.goto(OPERATION);
  await hydrate(page);
  const scripts = [...new Set(requests.map((url) => new URL(url).pathname))];
  // Runtime, main, the first and the last chunk; in the full run all.
  expect(scripts.length).toBeGreaterThan(4);
  for (const script of isFull ? scripts : [...scripts.slice(0, 3), ...scripts.slice(-1)]) {
    await failRequests(page, `**${script}`, 1);
    requests.length = 0;
    const loads = countLoads(page);
    await page.goto(OPERATION);
    await page.evaluate(() => localStorage.clear());
    await themeToggle(page).click();
    await expect(page.locator('html'), script).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => [requests.filter((url) => url.includes(script)).length, loads()], script).toEqual([2, 1]);
    await page.unrouteAll();
    await page.evaluate(() => localStorage.clear());
  }
  pageProblems.length = 0;
});

test.describe('a page whose main script was deleted by a deployment', () => {
  /** Serves the page with the name of a deleted script, the first `times` times. */
  async function serveStale(page: Page, times: number): Promise<void> {
    let served = 0;
    await page.route('**/docs/intro/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const isStale = served++ < times;
      await route.fulfill({ response, body: isStale ? html.replace(/main\.[0-9a-f]+\.js/, 'main.00000000.js') : html });
    });
  }

  test('reloads itself once and works', async ({ page, pageProblems }) => {
    await serveStale(page, 1);
    const loads = countLoads(page);
    await page.goto('./docs/intro/');
    await interact(page);
    await expect.poll(loads).toBe(2);
    await hydrate(page);
    await themeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(loads()).toBe(2);
    pageProblems.length = 0;
  });

  test('keeps its text and shows the banner if it stays stale, without a reload loop', async ({
    page,
    pageProblems,
  }) => {
    await serveStale(page, Infinity);
    const loads = countLoads(page);
    await page.goto('./docs/intro/');
    await interact(page);
    await expect(page.getByRole('alert')).toContainText('The site did not load properly.');
    await expect(title(page)).toBeVisible();
    await page.waitForTimeout(500);
    expect(loads()).toBe(2);
    pageProblems.length = 0;
  });
});
