import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { ADDRESSES_FILE } from '../../shared/siteAddresses';
import { expect, test as base } from '../support/test';

const METRICS = `/docs/understanding-${brand.slug}-metrics/`;

/** As the page fixture, but the browser's own line about the status 404 is no trouble. */
const test = base.extend({
  troubles: async ({ troubles }, use) => {
    await use(troubles);
    const others = troubles.filter(({ text }) => !text.includes('404 (Not Found)'));
    troubles.splice(0, troubles.length, ...others);
  },
});

const near = (page: Page) => page.locator('main section').first();

async function links(page: Page): Promise<(string | undefined)[]> {
  const items = await near(page).getByRole('listitem').locator('> :last-child').allInnerTexts();
  return items.map((text) => text.trim());
}

test.describe('the not-found page', () => {
  test('searches for the words of the address', async ({ page, visit }) => {
    await visit('/docs/security-shields/prompt_sheild/');
    const field = page.locator('main').getByRole('searchbox');
    await expect(field).toHaveValue('prompt sheild');
    await page.locator('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\/\?q=prompt\+sheild$/);
    await expect(page.locator('main').getByRole('link', { name: 'Prompt shield' }).first()).toBeVisible();
  });

  test('leads to the page whose name is misspelled', async ({ page, visit }) => {
    await visit(`${METRICS}faithfullness/`);
    await expect(near(page).getByRole('status')).toHaveText(/pages have an address like this one\.$/);
    expect((await links(page))[0]).toBe(`${METRICS}faithfulness/`);
    await near(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faithfulness');
    await expect(page).toHaveTitle(/^Faithfulness/);
  });

  for (const [what, address, why, target] of [
    [
      'that moved, in a docs version that exists',
      `/docs/v3.2.0/understanding-${brand.slug}-metrics/summarization/`,
      'The same page in docs v3.4.0',
      `${METRICS}v3-metrics-soon-to-be-deprecated/summarization/`,
    ],
    ['in a docs version that exists', '/docs/v2.0.0/intro/', 'The same page in docs v3.4.0', '/docs/intro/'],
    ['that moved', `${METRICS}Prompt_Manipulation/`, 'This page has moved', `${METRICS}prompt-injection/`],
    ['above', '/docs/api/metrics/v9/quality/', 'One level up', '/docs/api/'],
  ] as const) {
    test(`leads to the page ${what}`, async ({ page, visit }) => {
      await visit(address);
      const item = near(page).getByRole('listitem').filter({ hasText: why }).first();
      await expect(item).toContainText(target);
      await item.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${brand.basePath.slice(0, -1)}${target}$`));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    });
  }

  test('says that no address is near, and where to start', async ({ page, visit }) => {
    await visit('/qwertzuiop/asdfghjkl/');
    await expect(near(page).getByRole('status')).toHaveText('No page has an address like this one.');
    await page.locator('main').getByRole('link', { name: 'API reference' }).click();
    await expect(page).toHaveURL(/\/docs\/api\/$/);
  });

  for (const route of [
    '/nope/',
    '/docs/nope/',
    '/docs/next/nope/',
    '/docs/v3.3.0/nope/',
    '/docs/api/nope/',
    '/blog/nope/',
  ])
    test(`takes over the served page at ${route} as it is`, async ({ page, visit }) => {
      await visit(route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page).toHaveTitle(/^Page not found/);
    });

  for (const width of [1440, 390])
    test(`moves nothing while it looks for addresses, ${width} px wide`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(`${METRICS}faithfullness/`);
      await expect(near(page).getByRole('link')).not.toHaveCount(0);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });

  for (const [what, pattern, status] of [
    ['the list of addresses', `**/${ADDRESSES_FILE}`, 'The list of pages did not load.'],
    ['the script that looks for near ones', /near-addresses.*\.js$/, undefined],
  ] as const)
    test(`helps without ${what}`, async ({ page, visit, troubles }) => {
      await page.route(pattern, (route) => route.abort());
      await visit('/docs/intros/');
      if (status) await expect(near(page).getByRole('status')).toHaveText(status);
      await expect(page.locator('main').getByRole('searchbox')).toHaveValue('intros');
      await expect(page.locator('main').getByRole('link', { name: 'Docs', exact: true })).toBeVisible();
      troubles.length = 0;
    });

  test('is the only one that loads the list of addresses', async ({ page, visit }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit('/docs/intro/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /near-addresses|addresses\.json/.test(url))).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page has a search and links to start from', async ({ page }) => {
    const response = await page.goto('./docs/no-such-page/');
    expect(response?.status()).toBe(404);
    const main = page.locator('main');
    await expect(main.getByRole('searchbox')).toBeVisible();
    for (const [name, target] of [
      ['Home page', ''],
      ['Docs', 'docs/intro/'],
      ['API reference', 'docs/api/'],
      ['Search', 'search/'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', `${brand.basePath}${target}`);
    }
    await expect(main.locator('section').first()).toBeHidden();
  });
});
