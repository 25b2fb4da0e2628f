import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { isFull } from '../support/pages';
import { expect, startPage, test } from '../support/test';

const METRICS = `/docs/understanding-${brand.slug}-metrics/`;

/** How far things have moved without the reader's doing, as browsers report it. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

const LATE_FONT = ['/', '/docs/intro/', `${METRICS}faithfulness/`, '/docs/api/metrics/v4alpha/pii/', '/blog/'];

for (const width of [1440, 390]) {
  for (const route of isFull ? LATE_FONT : LATE_FONT.slice(0, 3)) {
    test(`nothing moves on ${route} at ${width} px when the font comes late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff', async (request) => {
        await held;
        await request.continue();
      });
      // A page counts as loaded when its fonts are.
      await page.goto(`.${route}`, { waitUntil: 'domcontentloaded' });
      await startPage(page);
      expect(await page.evaluate(() => document.fonts.check('600 16px "Instrument Sans"'))).toBe(false);
      release();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('600 16px "Instrument Sans"'))).toBe(true);
      expect(await layoutShift(page)).toBe(0);
    });
  }
}

test.describe('the reader sees where they are', () => {
  test('Home is marked on the introduction only', async ({ page, visit }) => {
    const home = page.locator('.navbar__item', { hasText: /^Home$/ });
    await visit('/docs/intro/');
    await expect(home).toHaveAttribute('aria-current', 'page');
    await visit(`${METRICS}faithfulness/`);
    await expect(home).toBeVisible();
    await expect(home).not.toHaveAttribute('aria-current', 'page');
  });

  test('the entry of the sidebar carries the bob', async ({ page, visit }) => {
    await visit(`${METRICS}faithfulness/`);
    const marked = page.locator('.theme-doc-sidebar-menu').first().locator('[aria-current="page"]');
    await expect(marked).toHaveText('Faithfulness');
    const bob = await marked.evaluate((link) => getComputedStyle(link, '::after').clipPath);
    expect(bob).toContain('polygon');
  });

  test('the table of contents marks the section and keeps the mark in sight', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await visit('/docs/api/');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const last = contents.getByRole('link').last();
    await expect(last).not.toBeInViewport();
    const id = decodeURIComponent((await last.getAttribute('href'))?.slice(1) ?? '');
    await page.locator(`[id="${id}"]`).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await expect(contents.locator('.table-of-contents__link--active')).toBeInViewport();
    expect(await contents.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  });
});

test('the keyboard shows where it is', async ({ page, visit }) => {
  await visit('/docs/intro/');
  await page.keyboard.press('Tab');
  for (const link of ['Home', 'API reference', 'Blog']) {
    const entry = page.locator('.navbar').getByRole('link', { name: link, exact: true });
    await entry.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    expect(await entry.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  }
});
