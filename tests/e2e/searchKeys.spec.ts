import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { expect, test } from '../support/test';
import { box, options, active, press, isAnswered } from '../support/searchBox';

test.describe('the keys of the search box', () => {
  const setPlatform = (page: Page, platform: string) =>
    page.addInitScript((value) => {
      Object.defineProperty(navigator, 'userAgentData', { value: undefined });
      Object.defineProperty(navigator, 'userAgent', { value: `Mozilla/5.0 (${value})` });
    }, platform);

  test('open it, as its hint says, with other layouts, too, and not from another field', async ({ page, visit }) => {
    await setPlatform(page, 'X11; Linux x86_64');
    await visit(`/docs/understanding-${brand.slug}-metrics/`);
    await expect(page.getByText('Ctrl K', { exact: true })).toBeVisible();
    const filter = page.getByRole('searchbox', { name: 'Filter the metrics' });
    await filter.focus();
    await page.keyboard.press('Control+k');
    await expect(filter).toBeFocused();
    await filter.blur();
    for (const key of ['k', 'л', 'κ']) {
      await press(page, { key, code: 'KeyK', ctrlKey: true });
      await expect(box(page)).toBeFocused();
      await box(page).blur();
    }
    // The navbar hides at the second scroll event, which tells the direction.
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 500);
    await expect(box(page)).not.toBeInViewport();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeInViewport();
    await expect(box(page)).toBeFocused();
  });

  test('open it on a Mac, as its hint says, and move through the suggestions unless an input method has them', async ({
    page,
    visit,
  }) => {
    await setPlatform(page, 'Macintosh; Intel Mac OS X 14_0');
    await visit('/docs/intro/');
    await expect(page.getByText('⌘ K', { exact: true })).toBeVisible();
    await page.keyboard.press('Meta+k');
    await expect(box(page)).toBeFocused();
    await box(page).pressSequentially('score');
    await isAnswered(page);
    await page.keyboard.press('Home');
    await expect.poll(() => box(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
    await expect(active(page)).toHaveCount(0);
    const last = (await options(page).count()) - 1;
    for (let index = 0; index <= last; index += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(active(page)).toHaveCount(1);
      const id = await options(page).nth(index).getAttribute('id');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    }
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowUp', last],
      ['Home', 0],
      ['End', last],
      ['Home', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(options(page).nth(index)).toBeInViewport();
    }
    // While a text is composed, and when Safari ends that.
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      for (const composing of [{ isComposing: true }, { keyCode: 229 }]) await press(page, { key, ...composing });
      await expect(page).toHaveURL(/\/docs\/intro\/$/);
      await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toBeFocused();
    }
    const href = await options(page).nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new URL(href ?? '', page.url()).href);
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  });
});
