import { CHUNKS, countLoads, failRequests, setConnection } from '../support/network';
import { themeToggle, title } from '../support/sitePage';
import { expect, hydrate, interact, test } from '../support/test';

const OPERATION = './docs/api/metrics/v4alpha/faithfulness/';

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
    // A machine without a route sends none.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(loads()).toBe(1);
  });

  test('shows the error of a chunk without a reload, which would lose the page', async ({ page }) => {
    const loads = countLoads(page);
    // A browser that takes a busy machine for a slow network would wait for the reader.
    await setConnection(page, null);
    await failRequests(page, CHUNKS);
    // The request by which a page asks whether there is a connection.
    await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
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
  await expect(page.getByRole('alert')).toHaveCount(0);
});
