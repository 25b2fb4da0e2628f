import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { clipboardText } from '../support/sitePage';
import { expect, test } from '../support/test';

/** Headings of the three entry points. */
const ENTRY_POINTS = ['Make your first call', 'Handle every status', 'Compare setups'];

function sampleOf(page: Page) {
  return page.getByRole('region', { name: 'Make your first call' }).locator('[data-sample-operation]:visible');
}

test.describe('on a desktop screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the home page shows product, tagline, sample and entry points without scrolling', async ({ page, visit }) => {
    await visit('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: brand.product })).toBeInViewport({ ratio: 1 });
    await expect(main.getByText(brand.tagline)).toBeInViewport({ ratio: 1 });
    for (const name of ENTRY_POINTS) {
      await expect(main.getByRole('heading', { level: 2, name })).toBeInViewport({ ratio: 1 });
    }
    await expect(sampleOf(page)).toBeInViewport({ ratio: 1 });
    for (const name of ['API reference', 'quickstart portal']) {
      await expect(main.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
  });
});

test('the sample can be copied in the selected language', async ({ page, visit }) => {
  await visit('/');
  for (const [language, opening] of [
    ['cURL', 'curl --fail'],
    ['Python', 'import os'],
  ] as const) {
    await page.getByRole('tab', { name: language }).click();
    const sample = sampleOf(page);
    await sample.hover();
    await sample.getByRole('button', { name: 'Copy code to clipboard' }).click();
    const copied = await clipboardText(page);
    expect(copied).toBe(await sample.locator('pre').textContent());
    expect(copied).toContain(opening);
  }
});
