import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { tabTo } from '../support/keyboard';
import { clipboardText, mobileSidebarToggle, navbar, openMobileSidebar, title } from '../support/sitePage';
import { FROZEN, LATEST, OLDEST } from '../support/specifiedRoutes';
import { expect, test } from '../support/test';

// Journeys without a mouse: no test here clicks or hovers.

const METRIC = `/docs/understanding-${brand.slug}-metrics/faithfulness/`;

test.describe('with the keyboard only', () => {
  test('a reader skips to the content, selects a language, copies its sample and leaves the page after its last stop', async ({
    page,
    visit,
  }) => {
    await visit(METRIC);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, article') !== null)).toBe(true);

    const languages = page.getByRole('tablist').filter({ hasText: 'cURL' }).first();
    const tabs = languages.getByRole('tab');
    await tabTo(languages.getByRole('tab', { selected: true }));
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel').filter({ visible: true }).first();
    await tabTo(panel.getByRole('button', { name: /copy/i }));
    await page.keyboard.press('Enter');
    const code = (await panel.locator('pre').textContent()) ?? '';
    expect(code).toContain('/metrics/v4alpha/faithfulness');
    await expect.poll(() => clipboardText(page)).toBe(code);

    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('footer') ?? null)).toBe(null);
  });

  test('a reader opens the same page in another version and goes back', async ({ page, visit }) => {
    test.skip(FROZEN.length === 0, 'there is no old version');
    await visit(METRIC);
    for (const [from, to, url] of [
      [LATEST, OLDEST, new RegExp(`/docs/${OLDEST}/.*faithfulness/$`)],
      [OLDEST, LATEST, new RegExp(`/docs/${METRIC.slice('/docs/'.length)}$`)],
    ] as const) {
      await tabTo(navbar(page).getByRole('button', { name: from }));
      await page.keyboard.press('Enter');
      await tabTo(navbar(page).getByRole('link', { name: to, exact: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(url);
      await expect(title(page)).toHaveText('Faithfulness');
    }
  });
});

test.describe('with the keyboard only, in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const menu = (page: Page) => page.locator('.navbar-sidebar');

  async function openMenu(page: Page): Promise<void> {
    await tabTo(mobileSidebarToggle(page));
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeInViewport();
  }

  test('a reader opens the menu, in which each stop is visible, closes it by Escape or its button, and follows a link', async ({
    page,
    visit,
  }) => {
    await visit('/docs/intro/');
    for (const key of ['Escape', 'Enter']) {
      await openMenu(page);
      await expect(menu(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
      await page.keyboard.press(key);
      await expect(openMobileSidebar(page)).toHaveCount(0);
      await expect(mobileSidebarToggle(page)).toBeFocused();
    }
    await openMenu(page);
    const stops: string[] = [];
    while (await page.evaluate(() => document.activeElement !== document.body)) {
      await expect(menu(page).locator(':focus')).toBeInViewport();
      stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(stops.length).toBeGreaterThan(10);
    await tabTo(menu(page).getByRole('link', { name: 'Change-log' }));
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Change-log');
    await expect(openMobileSidebar(page)).toHaveCount(0);
  });
});
