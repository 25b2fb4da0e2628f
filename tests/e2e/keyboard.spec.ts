import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { tabTo } from '../support/keyboard';
import { FAITHFULNESS, box, dialog, opener, sample } from '../support/requestBuilder';
import { expect, test } from '../support/test';

// Whole journeys without a mouse: nothing here clicks, hovers or focuses.

const METRIC = `/docs/understanding-${brand.slug}-metrics/faithfulness/`;

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Goes over the skip link into the content. */
async function skipToContent(page: Page): Promise<void> {
  await tabTo(page.getByRole('link', { name: 'Skip to main content' }));
  await page.keyboard.press('Enter');
}

test.describe('by keyboard alone', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('a reader searches, opens a page, chooses a language and copies its sample', async ({ page, visit }) => {
    await visit('/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('faithfulness');
    await expect(page.getByRole('option', { name: /faithfulness/i }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/faithfulness\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Faithfulness/);

    await visit(METRIC);
    await skipToContent(page);
    const languages = page.getByRole('tablist').filter({ hasText: 'cURL' }).first();
    await tabTo(languages.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const language = await languages.getByRole('tab', { selected: true }).textContent();
    expect(language).not.toBe('cURL');
    const panel = page.getByRole('tabpanel').filter({ visible: true }).first();
    await tabTo(panel.getByRole('button', { name: /copy/i }));
    await page.keyboard.press('Enter');
    const code = (await panel.locator('pre').textContent()) ?? '';
    expect(code).toContain('/metrics/v4alpha/faithfulness');
    await expect.poll(() => copied(page)).toBe(code);
  });

  test('a reader comes to the same page of another version and back', async ({ page, visit }) => {
    await visit(METRIC);
    for (const [from, to, address] of [
      ['v3.4.0', 'v3.3.0', /\/docs\/v3\.3\.0\/.*faithfulness\/$/],
      ['v3.3.0', 'v3.4.0', new RegExp(`/docs/${METRIC.slice('/docs/'.length)}$`)],
    ] as const) {
      await tabTo(nav(page).getByRole('button', { name: from }));
      await page.keyboard.press('Enter');
      await tabTo(nav(page).getByRole('link', { name: to, exact: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faithfulness');
    }
  });

  test('the first stop of a page skips to its content, and the last one leaves it', async ({ page, visit }) => {
    await visit(METRIC);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, article') !== null)).toBe(true);
    await tabTo(page.getByRole('contentinfo').getByRole('link').last());
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('footer') ?? null)).toBe(null);
  });

  test('a reader opens and closes a category of the sidebar', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await tabTo(sidebar.getByRole('button', { name: /Security shields/ }));
    await page.keyboard.press('Enter');
    await expect(sidebar.getByRole('link', { name: 'Prompt shield' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(sidebar.getByRole('link', { name: 'Prompt shield' })).toBeHidden();
  });

  test('a reader builds a request, copies it and is back where they were', async ({ page, visit }) => {
    await visit(FAITHFULNESS);
    await skipToContent(page);
    await tabTo(opener(page));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: 'Build a request' })).toBeFocused();
    await tabTo(box(page, 'query'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Typed without a mouse?');
    await expect(sample(page)).toContainText('Typed without a mouse?');
    await tabTo(dialog(page).getByLabel('Language'));
    await page.keyboard.type('Py');
    await expect(sample(page)).toContainText('import requests');
    await tabTo(dialog(page).getByRole('button', { name: /copy/i }));
    await page.keyboard.press('Enter');
    await expect.poll(() => copied(page)).toContain('"query": "Typed without a mouse?"');
    expect(await copied(page)).toContain('import requests');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test.describe('by keyboard alone, in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
  const menu = (page: Page) => page.locator('.navbar-sidebar');

  async function openMenu(page: Page): Promise<void> {
    await tabTo(toggle(page));
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeInViewport();
  }

  test('a reader opens the menu, sees each stop in it, and follows a link', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await openMenu(page);
    await expect(menu(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
    const stops: string[] = [];
    while (await page.evaluate(() => document.activeElement !== document.body)) {
      await expect(menu(page).locator(':focus')).toBeInViewport();
      stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(stops.length).toBeGreaterThan(10);
    await tabTo(menu(page).getByRole('link', { name: 'Change-log' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change-log');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('a reader goes to the main menu and back to the one of the section', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await openMenu(page);
    await tabTo(menu(page).getByRole('button', { name: /Back to main menu/ }));
    await page.keyboard.press('Enter');
    await tabTo(menu(page).getByRole('link', { name: 'Blog', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog\/$/);
  });

  test('Escape closes the menu and gives the focus back to its button', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await openMenu(page);
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
  });
});
