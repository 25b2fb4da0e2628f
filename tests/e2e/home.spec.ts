import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

const READERS = ['Make your first call', 'Know each status', 'Compare set-ups'];

function sampleOf(page: Page) {
  return page.getByRole('region', { name: 'Make your first call' }).locator('[data-sample-operation]:visible');
}

test.describe('on a desktop screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the home page says in one screen what the platform is and where each reader goes', async ({ page, visit }) => {
    await visit('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: brand.product })).toBeInViewport({ ratio: 1 });
    await expect(main.getByText(brand.tagline)).toBeInViewport({ ratio: 1 });
    for (const name of READERS) {
      await expect(main.getByRole('heading', { level: 2, name })).toBeInViewport({ ratio: 1 });
    }
    await expect(sampleOf(page)).toBeInViewport({ ratio: 1 });
    for (const name of ['API reference', 'quickstart portal']) {
      await expect(main.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
  });

  test('the line of the instrument hangs from the navbar and its bob touches the scale at the score', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const drawing = page.getByRole('img', { name: /^A plumb line over a scale from 0 to 100\. It hangs at / });
    const score = Number(/hangs at ([\d.]+)/.exec((await drawing.getAttribute('aria-label')) ?? '')?.[1]);
    const box = await drawing.boundingBox();
    const bob = await drawing.locator('path').boundingBox();
    const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    if (!box || !bob || !navbar) throw new Error('the drawing is not shown');
    expect(box.y).toBeCloseTo(navbar.y + navbar.height, 0);
    expect(bob.x + bob.width / 2).toBeCloseTo(box.x + (box.width * score) / 100, 0);
    await expect(drawing.getByText(String(score))).toBeVisible();
  });
});

test('the first call can be copied, in the language that the reader chose', async ({ page, visit, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('/');
  for (const [language, opening] of [
    ['cURL', 'curl --fail'],
    ['Python', 'import os'],
  ] as const) {
    await page.getByRole('tab', { name: language }).click();
    const sample = sampleOf(page);
    await sample.hover();
    await sample.getByRole('button', { name: 'Copy code to clipboard' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await sample.locator('pre').textContent());
    expect(copied).toContain(opening);
  }
});

for (const [reader, link, heading] of [
  ['a developer', 'introduction', `Introduction to ${brand.product}`],
  ['an operator', 'API reference', 'REST API reference'],
  ['a portal user', 'quickstart portal', 'Quickstart portal'],
] as const) {
  test(`${reader} gets to the first page of their path`, async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const theme of ['light', 'dark']) {
    test(`nothing runs over the edge or into its neighbor in ${theme} mode`, async ({ page, visit }) => {
      await visit(`/?docusaurus-theme=${theme}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const words = await page
        .getByRole('img', { name: /^A plumb line/ })
        .locator('text')
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().toJSON() as DOMRect));
      for (const [index, one] of words.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.right).toBeLessThanOrEqual(320);
        for (const other of words.slice(index + 1)) {
          const apart =
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          expect(apart, `${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(true);
        }
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is whole: sample in each language, drawing, metrics, shields, news', async ({ page }) => {
    await page.goto('./');
    await expect(sampleOf(page)).toHaveCount(3);
    await expect(page.getByRole('img', { name: /^A plumb line/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Metrics' }).getByRole('definition')).toHaveCount(18);
    await expect(page.getByRole('region', { name: 'Security shields' }).getByRole('term')).toHaveCount(6);
    await expect(page.getByRole('region', { name: /^New in v/ }).getByRole('definition')).not.toHaveCount(0);
  });
});
