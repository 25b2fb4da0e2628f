import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { expect, signOfReader, startPage, test } from '../support/test';

const OPERATION = './docs/api/metrics/v4alpha/faithfulness/';
const METRICS = `./docs/understanding-${brand.slug}-metrics/`;
const SCRIPTS = /\/assets\/js\/.+\.js$/;

const isStarted = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Long enough for a page at rest to fetch its scripts. */
const untilRest = (page: Page) => page.waitForTimeout(1_500);

function scriptRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Keeps the scripts from arriving until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const SAVING = { saveData: true, effectiveType: '4g' };

/** Lets the page believe that the reader has this connection. */
const withConnection = (page: Page, connection: typeof SAVING) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);

test.describe('a page without any interaction', () => {
  for (const address of ['./', OPERATION, 'search/', `${METRICS}pii/?_highlight=card`, 'docs/no-such-page/']) {
    test(`hydrates when the browser is idle: ${address.replace(METRICS, 'metrics/')}`, async ({ page, troubles }) => {
      await page.goto(address);
      await expect.poll(() => isStarted(page)).toBe(true);
      troubles.splice(0, troubles.length, ...troubles.filter(({ text }) => !text.includes('404')));
    });
  }

  for (const connection of [SAVING, { saveData: false, effectiveType: 'slow-2g' }]) {
    test(`requests no script with ${JSON.stringify(connection)}`, async ({ page }) => {
      await withConnection(page, connection);
      const requests = scriptRequests(page);
      await page.goto(OPERATION);
      await untilRest(page);
      expect(requests).toEqual([]);
      await startPage(page);
    });
  }
});

const INTERACTIONS: Record<string, (page: Page) => Promise<unknown>> = {
  'the pointer moves': (page) => page.mouse.move(300, 300),
  'the wheel turns': (page) => page.mouse.wheel(0, 10),
  'the page scrolls': (page) => page.evaluate(() => window.scrollBy(0, 200)),
  'a key is pressed': (page) => page.keyboard.press('Tab'),
  'something takes the focus': (page) => page.locator('.navbar__brand').focus(),
};

for (const [interaction, act] of Object.entries(INTERACTIONS)) {
  test(`a page of a reader who saves data hydrates when ${interaction}`, async ({ page }) => {
    await withConnection(page, SAVING);
    await page.goto(OPERATION);
    await untilRest(page);
    expect(await isStarted(page)).toBe(false);
    await act(page);
    await expect.poll(() => isStarted(page)).toBe(true);
  });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a page hydrates at the first touch and does what was touched', async ({ page }) => {
    await page.goto(OPERATION);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  });
});

test.describe('before hydration', () => {
  test('clicks on controls are kept and repeated after it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const letGo = await holdScripts(page);
    await page.goto(OPERATION);
    await page.getByRole('button', { name: /dark and light mode/ }).click();
    await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click();
    const go = page.getByRole('tab', { name: 'Go', exact: true }).first();
    await go.click();
    await page.getByRole('button', { name: 'Markdown', exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('curl');
    await expect(go).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  });

  test('keys on tabs are kept and repeated after it', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(OPERATION);
    const tabs = page.getByRole('tablist').filter({ hasText: 'cURL' }).first();
    await tabs.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    letGo();
    await expect(tabs.getByRole('tab').nth(1)).toBeFocused();
    await expect(tabs.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('Ctrl+K focuses the search field, and text typed there is answered after it', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(OPERATION);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('pii');
    await expect(page.getByRole('combobox', { name: /search/i })).toHaveValue('pii');
    letGo();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: /search/i })).toHaveValue('pii');
  });

  test('text in a field is kept and answered after it', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(METRICS);
    const filter = page.getByRole('searchbox', { name: 'Filter the metrics' });
    await filter.fill('faithful');
    letGo();
    await expect.poll(() => isStarted(page)).toBe(true);
    await expect(filter).toHaveValue('faithful');
    await expect(page.getByText(/^1 of 18 metrics/)).toBeVisible();
  });

  test('links work', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('./docs/intro/');
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Change-log' }).click();
    await expect(page).toHaveURL(/\/docs\/change-log\/$/);
    letGo();
    await startPage(page);
  });
});

test.describe('scripts that fail to load', () => {
  test('are retried once, without a reload', async ({ page, troubles }) => {
    const failed = new Set<string>();
    await page.route(/\/(?:runtime~)?main\.\w+\.js$/, (route) => {
      if (failed.has(route.request().url())) return route.continue();
      failed.add(route.request().url());
      return route.abort();
    });
    await withConnection(page, SAVING);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(OPERATION);
    await page.getByRole('button', { name: /dark and light mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(loads).toBe(1);
    troubles.length = 0;
  });

  test('offline leave the page readable, show a banner, and load once the reader is online', async ({
    page,
    context,
    troubles,
  }) => {
    await withConnection(page, SAVING);
    await page.goto(OPERATION);
    await context.setOffline(true);
    await page.getByRole('button', { name: /dark and light mode/ }).click();
    await expect(page.getByRole('alert')).toContainText('You are offline.');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('alert')).toHaveCount(0);
    troubles.length = 0;
  });
});

for (const route of ['./', './docs/intro/', OPERATION, METRICS, './blog/', './docs/category/quickstart-portal/']) {
  test(`hydration changes neither text nor elements of ${route.replace(METRICS, 'metrics/')}`, async ({ page }) => {
    await withConnection(page, SAVING);
    await page.goto(route);
    const words = () => page.locator('#__docusaurus').evaluate((root) => root.textContent);
    const tags = () =>
      // The button that wraps long lines comes where a line is too long.
      page
        .locator('main')
        .evaluate((main) =>
          [...main.querySelectorAll('*:not(.theme-code-block button, .theme-code-block button *)')]
            .map(({ tagName }) => tagName)
            .join(' '),
        );
    const served = [await words(), await tags()];
    await signOfReader(page);
    await expect.poll(() => isStarted(page)).toBe(true);
    await untilRest(page);
    const [text, elements] = [await words(), await tags()];
    expect(text?.replace(/(Ctrl|⌘) K/, '')).toBe(served[0]);
    expect(elements).toBe(served[1]);
  });
}
