import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { sidebar } from '../support/sitePage';
import { expect, test } from '../support/test';

const METRICS = `/docs/understanding-${brand.slug}-metrics/`;
const LAST = `${METRICS}v3-metrics-soon-to-be-deprecated/toxicity/`;

test.use({ viewport: { width: 1280, height: 600 } });

/**
 * Returns whether the item of the current page is visible, and the scroll positions of sidebar and page in pixels. Waits for
 * the item: a category that was closed renders its items only after the page has changed.
 */
function currentItem(page: Page): Promise<{ isVisible: boolean; scrolled: number; pageScrolled: number }> {
  return sidebar(page)
    .locator('[aria-current=page]')
    .evaluate((link) => {
      const menu = link.closest('.menu');
      if (!menu) throw new Error('the item of the current page is not in the menu');
      const item = link.getBoundingClientRect();
      const { top, bottom } = menu.getBoundingClientRect();
      return {
        isVisible: item.top >= top && item.bottom <= Math.min(bottom, window.innerHeight),
        scrolled: menu.scrollTop,
        pageScrolled: window.scrollY,
      };
    });
}

test.describe('the item of the current page', () => {
  test('is marked and in view on load, and is left alone after the reader scrolled the sidebar and opened a category', async ({
    page,
    visit,
  }) => {
    await visit(LAST);
    await expect.poll(() => currentItem(page)).toMatchObject({ isVisible: true, pageScrolled: 0 });
    expect((await currentItem(page)).scrolled).toBeGreaterThan(100);
    const marked = sidebar(page).locator('[aria-current="page"]');
    await expect(marked).toHaveText(/^Toxicity/);
    expect(await marked.evaluate((link) => getComputedStyle(link, '::after').clipPath)).toContain('polygon');

    await page.locator('.theme-doc-sidebar-container .menu').hover();
    await page.mouse.wheel(0, -5000);
    await expect.poll(async () => (await currentItem(page)).scrolled).toBe(0);
    // A click would scroll to the category first, because the metrics are above it.
    await sidebar(page)
      .getByRole('button', { name: /Quickstart portal/ })
      .dispatchEvent('click');
    await expect(page.getByRole('link', { name: 'Optimization hub' }).first()).toBeVisible();
    // Longer than the transition of a category.
    await page.waitForTimeout(600);
    expect(await currentItem(page)).toMatchObject({ isVisible: false, scrolled: 0 });
  });

  test('is in view after a link in the page opened a closed category', async ({ page, visit }) => {
    await visit(`${METRICS}carbon/`);
    await expect(sidebar(page).getByRole('link', { name: 'Summarization' })).toHaveCount(0);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(/v3-metrics-soon-to-be-deprecated\/adherence\/$/);
    await expect.poll(() => currentItem(page)).toMatchObject({ isVisible: true, pageScrolled: 0 });
  });
});

test('the sidebar is one tree that cannot be hidden, whose categories stay open, and welcomes to the product', async ({
  page,
  visit,
}) => {
  // Without the transition, which moves the next target.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/docs/intro/');
  await expect(page.getByRole('button', { name: /collapse sidebar/i })).toHaveCount(0);
  const landing = sidebar(page).getByRole('link').first();
  await expect(landing).toHaveText(`Welcome to ${brand.product}`);
  await landing.click();
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect.poll(() => currentItem(page)).toMatchObject({ isVisible: true, scrolled: 0 });

  for (const [category, name] of [
    [/Quickstart portal/, 'Known issues'],
    [/Security shields/, 'Prompt shield'],
  ] as const) {
    await sidebar(page).getByRole('button', { name: category }).click();
    await expect(sidebar(page).getByRole('link', { name })).toBeVisible();
  }
  await expect(sidebar(page).getByRole('link', { name: 'Creating a blueprint' })).toBeVisible();

  await sidebar(page).getByRole('link', { name: 'Prompt shield' }).click();
  await sidebar(page).getByRole('link', { name: 'Metrics', exact: false }).first().click();
  await expect(page).toHaveURL(new RegExp(`${METRICS}$`));
  await expect(sidebar(page).getByRole('link', { name: 'Prompt shield' })).toBeVisible();
  await page.goBack();
  await expect(sidebar(page).getByRole('link', { name: 'Faithfulness' }).first()).toBeVisible();
});
