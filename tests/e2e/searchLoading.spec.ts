import { holdRequests } from '../support/network';
import { expect, test } from '../support/test';
import { box, options, INDEX, press, open, answersLater } from '../support/searchBox';

test.describe('before hydration', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await holdRequests(page, /\/assets\/js\/(?!search-worker)/);
    await page.goto('./docs/intro/', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
  });

  test('Ctrl and K open the search box with every layout, and text typed there is answered later', async ({ page }) => {
    await answersLater(page, release, async () => {
      for (const key of ['л', 'k']) {
        await box(page).blur();
        await press(page, { key, code: 'KeyK', ctrlKey: true });
        await expect(box(page)).toBeFocused();
      }
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 } });

    test('a click opens the search box, and text typed there is answered later', async ({ page }) => {
      await answersLater(page, release, () => box(page).click());
    });

    test('Enter opens the search page', async ({ page }) => {
      await box(page).click();
      await page.keyboard.type('pii');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/\?q=pii$/);
      release();
      await expect(page.locator('main article a').first()).toBeVisible();
    });
  });
});

test.describe('the search index', () => {
  // `searchPage.spec.ts` has a request that fails.
  test('can be loaded with Retry after a truncated request', async ({ page, context, visit, pageProblems }) => {
    let isBroken = true;
    await context.route(INDEX, async (route) => {
      if (!isBroken) return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.body()).subarray(0, 2_000) });
    });
    await visit('/docs/intro/');
    await open(page, 'pii');
    await expect(page.getByRole('alert')).toContainText('did not load');
    isBroken = false;
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    pageProblems.length = 0;
  });

  test('of an updated site is loaded with its search page, which keeps the query', async ({
    page,
    context,
    visit,
    pageProblems,
  }) => {
    let isUpdated = false;
    await context.route(INDEX, (route) =>
      isUpdated ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
    );
    await visit('/docs/intro/');
    await open(page, 'pii');
    await expect(page.getByRole('alert')).toContainText('The site has been updated');
    isUpdated = true;
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(/\/search\/\?q=pii$/);
    await expect(page.getByRole('heading', { name: 'Search results for “pii”' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    pageProblems.length = 0;
  });
});
