import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';
import { box, options } from '../support/searchBox';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const opener = (page: Page) => page.getByRole('button', { name: 'Open the search' });

  test('the search button, and not Tab, opens a layer over the whole screen, which stays until Cancel or a choice', async ({
    page,
    visit,
  }) => {
    await visit('/docs/intro/');
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
    await expect(box(page)).toBeHidden();
    const size = await opener(page).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await opener(page).click();
    await expect(box(page)).toBeFocused();
    await box(page).fill('score');
    await expect(options(page).first()).toBeVisible();
    expect(await page.locator('[data-search="open"]').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(box(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await box(page).fill('score');
    await expect(options(page).first()).toBeVisible();
    await box(page).blur();
    await expect(options(page).first()).toBeVisible();
    await options(page).first().click();
    await expect(box(page)).toBeHidden();
    await expect(page).toHaveURL(/_highlight=/);
  });
});
