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

  test('the line of the figure starts at the navbar, and its bob points at the score on the scale', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const figure = page.getByRole('img', { name: /^A plumb line over a scale from 0 to 100\. It hangs at / });
    const score = Number(/hangs at ([\d.]+)/.exec((await figure.getAttribute('aria-label')) ?? '')?.[1]);
    const box = await figure.boundingBox();
    const bob = await figure.locator('path').boundingBox();
    const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    if (!box || !bob || !navbar) throw new Error('the figure is not visible');
    expect(box.y).toBeCloseTo(navbar.y + navbar.height, 0);
    expect(bob.x + bob.width / 2).toBeCloseTo(box.x + (box.width * score) / 100, 0);
    await expect(figure.getByText(String(score))).toBeVisible();
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
