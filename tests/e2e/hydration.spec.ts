import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { DATA_SAVER, holdRequests, recordRequests, SCRIPTS, setConnection } from '../support/network';
import { DESIGNED_KINDS, sampleOf } from '../support/pages';
import {
  clipboardText,
  ignoreStatus404,
  mobileSidebarToggle,
  openChangeLog,
  openMobileSidebar,
  themeToggle,
  title,
} from '../support/sitePage';
import { expect, hydrate, interact, test } from '../support/test';

const OPERATION = './docs/api/metrics/v4alpha/faithfulness/';
const METRICS = `./docs/understanding-${brand.slug}-metrics/`;

/** Milliseconds in which an idle page would have requested its scripts. */
const IDLE_MS = 1_200;

/** Milliseconds in which effects may still change a hydrated page. */
const EFFECTS_MS = 400;

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

test.describe('a page without user interaction', () => {
  const ROUTES = ['./', OPERATION, 'search/', `${METRICS}pii/?_highlight=card`, 'docs/no-such-page/'];

  for (const route of sampleOf(ROUTES, 4)) {
    test(`hydrates when the browser is idle: ${route.replace(METRICS, 'metrics/')}`, async ({ page, pageProblems }) => {
      await page.goto(route);
      await expect.poll(() => isHydrated(page)).toBe(true);
      ignoreStatus404(pageProblems);
    });
  }

  for (const connection of sampleOf([DATA_SAVER, { saveData: false, effectiveType: 'slow-2g' }], 2)) {
    test(`requests no script with ${JSON.stringify(connection)}`, async ({ page }) => {
      await setConnection(page, connection);
      const requests = recordRequests(page, SCRIPTS);
      await page.goto(OPERATION);
      await page.waitForTimeout(IDLE_MS);
      expect(requests).toEqual([]);
      await hydrate(page);
    });
  }
});

test.describe('a page with data saver', () => {
  const INTERACTIONS: Record<string, (page: Page) => Promise<unknown>> = {
    'the pointer moves': (page) => page.mouse.move(300, 300, { steps: 2 }),
    'the wheel turns': (page) => page.mouse.wheel(0, 10),
    'the page scrolls': (page) => page.evaluate(() => window.scrollBy(0, 200)),
    'a key is pressed': (page) => page.keyboard.press('Tab'),
    'an element is focused': (page) => page.locator('.navbar__brand').focus(),
  };

  for (const [interaction, act] of sampleOf(Object.entries(INTERACTIONS), 5)) {
    test(`hydrates when ${interaction}`, async ({ page }) => {
      await setConnection(page);
      await page.goto(OPERATION);
      expect(await isHydrated(page)).toBe(false);
      await act(page);
      await expect.poll(() => isHydrated(page)).toBe(true);
    });
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a page hydrates at the first touch and replays it', async ({ page }) => {
    await page.goto(OPERATION);
    await mobileSidebarToggle(page).tap();
    await expect(openMobileSidebar(page)).toBeVisible();
  });
});

/** The load event waits for scripts that the page has requested. */
const BEFORE_SCRIPTS = { waitUntil: 'domcontentloaded' } as const;

test.describe('before hydration', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await holdRequests(page, SCRIPTS);
  });

  test('clicks on controls are recorded, and replayed after it', async ({ page }) => {
    await page.goto(OPERATION, BEFORE_SCRIPTS);
    await themeToggle(page).click();
    await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click();
    const go = page.getByRole('tab', { name: 'Go', exact: true }).first();
    await go.click();
    await page.getByRole('button', { name: 'Markdown', exact: true }).click();
    await expect(title(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => clipboardText(page)).toContain('curl');
    await expect(go).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  });

  test('key presses on tabs are recorded, and replayed after it', async ({ page }) => {
    await page.goto(OPERATION, BEFORE_SCRIPTS);
    const tabs = page.getByRole('tablist').filter({ hasText: 'cURL' }).first();
    await tabs.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    release();
    await expect(tabs.getByRole('tab').nth(1)).toBeFocused();
    await expect(tabs.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('text in a field is kept, and takes effect after it', async ({ page }) => {
    await page.goto(METRICS, BEFORE_SCRIPTS);
    const filter = page.getByRole('searchbox', { name: 'Filter the metrics' });
    await filter.fill('faithful');
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(filter).toHaveValue('faithful');
    await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ metrics/ })).toBeVisible();
  });

  test('checkboxes and radio buttons are kept, and take effect after it', async ({ page }) => {
    await page.goto('./docs/intro/', BEFORE_SCRIPTS);
    // Inside of a code block, where React does not compare the elements.
    await page.evaluate(() => {
      const inputs = ['checkbox', 'checkbox', 'radio', 'radio'].map((type, index) =>
        Object.assign(document.createElement('input'), { type, name: type, id: `input-${index}` }),
      );
      document.querySelector('.theme-code-block:not([role=tabpanel] *) code')?.append(...inputs);
      const root = document.documentElement;
      root.addEventListener('change', ({ target }) => {
        const { id, checked } = target as HTMLInputElement;
        if (root.dataset.hasHydrated === 'true')
          root.dataset.changes = `${root.dataset.changes ?? ''} ${id}:${checked}`;
      });
    });
    await page.locator('#input-0').check();
    await page.locator('#input-1').check();
    await page.locator('#input-1').uncheck();
    await page.locator('#input-3').check();
    await page.locator('#input-2').check();
    release();
    await expect(page.locator('html')).toHaveAttribute(
      'data-changes',
      ' input-0:true input-1:false input-3:true input-2:true',
    );
    for (const [index, checked] of [true, false, true, false].entries()) {
      await expect(page.locator(`#input-${index}`)).toBeChecked({ checked });
    }
  });

  test('links work', async ({ page }) => {
    await page.goto('./docs/intro/', BEFORE_SCRIPTS);
    await openChangeLog(page);
    await expect(page).toHaveURL(/\/docs\/change-log\/$/);
    release();
    await hydrate(page);
  });
});

test('before hydration, back opens the page of its address', async ({ page }) => {
  await setConnection(page);
  await page.goto('./docs/intro/');
  await hydrate(page);
  await openChangeLog(page);
  await page.goto(`.${DESIGNED_KINDS.comparison}`);
  await page.goBack();
  await expect(title(page)).toHaveText('Change-log');
  await page.evaluate(() => history.back());
  await expect(title(page)).toContainText('Introduction');
  await hydrate(page);
  await expect(title(page)).toContainText('Introduction');
});

test.describe('hydration', () => {
  const ROUTES = ['./', './docs/intro/', OPERATION, METRICS, './blog/', './docs/category/quickstart-portal/'];

  for (const route of sampleOf(ROUTES, 3)) {
    test(`changes neither text nor elements of ${route.replace(METRICS, 'metrics/')}`, async ({ page }) => {
      await setConnection(page);
      await page.goto(route);
      const content = () =>
        page.locator('#__docusaurus').evaluate((root) => ({
          text: root.textContent?.replace(/(Ctrl|⌘) K/, ''),
          // The theme adds a button to code blocks with long lines.
          tags: [...root.querySelectorAll('main *:not(.theme-code-block button, .theme-code-block button *)')]
            .map(({ tagName }) => tagName)
            .join(' '),
        }));
      const served = await content();
      await interact(page);
      await expect.poll(() => isHydrated(page)).toBe(true);
      await page.waitForTimeout(EFFECTS_MS);
      expect(await content()).toEqual(served);
    });
  }
});
