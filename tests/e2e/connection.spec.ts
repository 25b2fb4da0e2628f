import type { Page } from '@playwright/test';

import { CHUNKS, countLoads, failRequests, SCRIPTS, setConnection, STYLES } from '../support/network';
import { themeToggle, title } from '../support/sitePage';
import { expect, hydrate, interact, test } from '../support/test';

const OPERATION = './docs/api/metrics/v4alpha/faithfulness/';

/** Longest time until a page asks the site again, with a margin for a busy machine. */
const ASKS_AGAIN = { timeout: 20_000 };

/** Fails matching requests, and those by which a page asks whether there is a connection. */
async function loseConnection(page: Page, pattern: RegExp): Promise<void> {
  // A browser that takes a busy machine for a slow network would wait for the reader.
  await setConnection(page, null);
  await failRequests(page, pattern);
  await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
}

// Each test breaks the connection on purpose.
test.afterEach(({ pageProblems }) => {
  pageProblems.length = 0;
});

test.describe('a page that loses its connection before hydration', () => {
  test('stays readable, shows a banner, and hydrates once the reader is online, without a reload', async ({
    page,
    context,
  }) => {
    await setConnection(page);
    const loads = countLoads(page);
    await page.goto(OPERATION);
    await context.setOffline(true);
    // First a move, because the banner moves the page, so that a click could miss.
    await interact(page);
    await expect(page.getByRole('alert')).toContainText('No connection to the site.');
    await expect(title(page)).toBeVisible();
    await themeToggle(page).click();
    await context.setOffline(false);
    // A machine without a route sends no `online` event.
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', ASKS_AGAIN);
    await expect(page.getByRole('alert')).toHaveCount(0, ASKS_AGAIN);
    expect(loads()).toBe(1);
  });

  test('shows no banner if the connection is back when the reader uses the page', async ({ page }) => {
    await loseConnection(page, SCRIPTS);
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.goto(OPERATION);
    await asked;
    await page.unrouteAll();
    await interact(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', ASKS_AGAIN);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('gets its stylesheet once the reader is online', async ({ page }) => {
    await loseConnection(page, STYLES);
    await page.goto(OPERATION);
    await expect(page.getByRole('alert')).toContainText('No connection to the site.');
    await page.unrouteAll();
    await expect(page.getByRole('alert')).toHaveCount(0, ASKS_AGAIN);
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
  });

  test('shows the error of a chunk without a reload, which would lose the page', async ({ page }) => {
    const loads = countLoads(page);
    await loseConnection(page, CHUNKS);
    await page.goto(OPERATION);
    await interact(page);
    await expect(page.getByRole('alert')).toContainText('This page did not load completely.');
    expect(loads()).toBe(1);
  });
});

test('a page whose browser wrongly reports no connection hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  await page.goto(OPERATION);
  await hydrate(page);
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
