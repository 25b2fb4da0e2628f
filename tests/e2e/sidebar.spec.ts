import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

const METRICS = `/docs/understanding-${brand.slug}-metrics/`;
const LAST = `${METRICS}v3-metrics-soon-to-be-deprecated/toxicity/`;

test.use({ viewport: { width: 1280, height: 600 } });

/** Tells where the item of the current page is, against the part of the sidebar that can be seen. */
function currentItem(page: Page): Promise<{ isVisible: boolean; scrolled: number; pageScrolled: number }> {
  return page.evaluate(() => {
    const menu = document.querySelector('.theme-doc-sidebar-container .menu');
    const item = menu?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (!menu || !item) throw new Error('no item of the current page');
    const { top, bottom } = menu.getBoundingClientRect();
    return {
      isVisible: item.top >= top && item.bottom <= Math.min(bottom, window.innerHeight),
      scrolled: menu.scrollTop,
      pageScrolled: window.scrollY,
    };
  });
}

test.describe('the item of the current page', () => {
  test('is in view on load, and the page did not move', async ({ page, visit }) => {
    await visit(LAST);
    await expect.poll(() => currentItem(page)).toMatchObject({ isVisible: true, pageScrolled: 0 });
    expect((await currentItem(page)).scrolled).toBeGreaterThan(100);
  });

  test('is in view after a link in the page led into a closed category', async ({ page, visit }) => {
    await visit(`${METRICS}toxicity/`);
    const menu = page.locator('.theme-doc-sidebar-menu').first();
    await expect(menu.getByRole('link', { name: 'Summarization' })).toHaveCount(0);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(/v3-metrics-soon-to-be-deprecated\/adherence\/$/);
    await page.locator('.theme-doc-sidebar-container [aria-current=page]').waitFor();
    await expect.poll(() => currentItem(page)).toMatchObject({ isVisible: true, pageScrolled: 0 });
  });

  test('leaves the sidebar where it is when it is in view already', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await page.locator('.pagination-nav__link--prev').click();
    await expect(page).toHaveURL(/\/docs\/$/);
    await expect.poll(() => currentItem(page)).toMatchObject({ isVisible: true, scrolled: 0 });
  });

  test('does not call back a reader who looks around in the sidebar', async ({ page, visit }) => {
    await visit(LAST);
    await expect.poll(() => currentItem(page)).toMatchObject({ isVisible: true });
    await page.locator('.theme-doc-sidebar-container .menu').hover();
    await page.mouse.wheel(0, -5000);
    await expect.poll(async () => (await currentItem(page)).scrolled).toBe(0);
    const category = page
      .locator('.theme-doc-sidebar-menu')
      .first()
      .getByRole('button', { name: /Quickstart portal/ });
    await category.click();
    await expect(page.getByRole('link', { name: 'Optimization hub' }).first()).toBeVisible();
    // Longer than a category takes to open.
    await page.waitForTimeout(600);
    expect(await currentItem(page)).toMatchObject({ isVisible: false, scrolled: 0 });
  });
});

test('a category stays open when the reader goes on to another one', async ({ page, visit }) => {
  await visit('/docs/security-shields/prompt-shield/');
  const menu = page.locator('.theme-doc-sidebar-menu').first();
  await menu.getByRole('link', { name: 'Metrics', exact: false }).first().click();
  await expect(page).toHaveURL(new RegExp(`${METRICS}$`));
  await expect(menu.getByRole('link', { name: 'Prompt shield' })).toBeVisible();
  await page.goBack();
  await expect(menu.getByRole('link', { name: 'Faithfulness' }).first()).toBeVisible();
});

test.describe('previous and next', () => {
  test('name the category of a label that stands twice in the sidebar', async ({ page, visit }) => {
    for (const [route, label] of [
      ['/docs/quickstart-portal/account_settings/', 'Introduction · Quickstart portal'],
      [`${METRICS}v3-metrics-soon-to-be-deprecated/answer_relevancy/`, 'Adherence · V3 metrics, soon to be deprecated'],
    ] as const) {
      await visit(route);
      await expect(page.locator('.pagination-nav__label').first()).toHaveText(label);
    }
  });

  test('leave a label that stands once as it is', async ({ page, visit }) => {
    await visit('/docs/security-shields/mcp-shield/');
    await expect(page.locator('.pagination-nav__label').first()).not.toContainText('·');
  });
});
