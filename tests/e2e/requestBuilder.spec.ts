import { brotliCompressSync } from 'node:zlib';

import AxeBuilder from '@axe-core/playwright';

import { brand } from '../../brand.config';
import {
  EVALUATE,
  FAITHFULNESS,
  box,
  dialog,
  group,
  openBuilder,
  opener,
  sample,
  withoutPrefetching,
} from '../support/requestBuilder';
import { isFull } from '../support/pages';
import { expect, test } from '../support/test';

/** Bytes of brotli that opening the builder may load. */
const BUDGET = 40 * 1024;

/** Words of the builder that nothing else on a page has. */
const OWN_WORDS = 'things to mend';

test.describe('opening the request builder', () => {
  test('loads it then and not before, within its budget', async ({ page, visit }) => {
    await withoutPrefetching(page);
    const files: { url: string; body: Promise<Buffer> }[] = [];
    page.on('response', (response) => {
      if (/^(?:script|stylesheet)$/.test(response.request().resourceType())) {
        files.push({ url: response.url(), body: response.body() });
      }
    });
    await visit(EVALUATE);
    await page.waitForLoadState('networkidle');
    const before = await Promise.all(files.splice(0).map(({ body }) => body));
    expect(before.length).toBeGreaterThan(1);
    expect(before.filter((body) => body.includes(OWN_WORDS))).toEqual([]);

    const opening: string[] = [];
    page.on('request', (request) => opening.push(request.url()));
    await openBuilder(page);
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all(files.map(({ body }) => body));
    expect(loaded.filter((body) => body.includes(OWN_WORDS))).toHaveLength(1);
    expect(opening.sort()).toEqual(files.map(({ url }) => url).sort());
    const weight = loaded.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    test
      .info()
      .annotations.push({ type: 'weight', description: `${weight} bytes of brotli in ${loaded.length} files` });
    expect(weight).toBeLessThanOrEqual(BUDGET);
  });

  test('moves the focus to its heading, closing gives it back, and what was filled in stays', async ({
    page,
    visit,
  }) => {
    await visit(FAITHFULNESS);
    await openBuilder(page);
    await expect(dialog(page).getByRole('heading', { name: 'Build a request' })).toBeFocused();
    await box(page, 'query').fill('Kept?');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: 'Build a request' })).toBeFocused();
    await expect(box(page, 'query')).toHaveValue('Kept?');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('opens again right after it was closed', async ({ page, visit }) => {
    await visit(FAITHFULNESS);
    await openBuilder(page);
    const close = await dialog(page).getByRole('button', { name: 'Close' }).elementHandle();
    const open = await page
      .getByRole('button', { name: 'Build a request for this operation', includeHidden: true })
      .elementHandle();
    // Both in one task: the browser's close event comes after them.
    await page.evaluate(
      ([first, second]) => [first, second].forEach((button) => (button as HTMLElement).click()),
      [close, open],
    );
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(dialog(page)).toBeVisible();
  });

  test('says when it fails, and tries again', async ({ page, visit, troubles }) => {
    await visit(FAITHFULNESS);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', (route) => route.abort());
    await opener(page).click();
    const failure = page.getByRole('alert').filter({ hasText: 'The request builder did not load.' });
    await failure.waitFor();
    await page.unroute('**/assets/js/**');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(failure).toHaveCount(0);
    troubles.length = 0;
  });

  test('says that it loads while it does', async ({ page, visit }) => {
    await visit(FAITHFULNESS);
    await page.waitForLoadState('networkidle');
    let go: () => void = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/assets/js/**', async (route) => {
      await gate;
      await route.continue();
    });
    await opener(page).click();
    await expect(page.getByText('Loading the request builder…')).toBeVisible();
    go();
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByText('Loading the request builder…')).toHaveCount(0);
  });
});

test('the sample starts in the language of the page and follows the form', async ({ page, visit }) => {
  await visit(`${FAITHFULNESS}?lang=python`);
  await openBuilder(page);
  const language = dialog(page).getByLabel('Language');
  await expect(language).toHaveValue('python');
  await expect(sample(page)).toContainText('import requests');
  await box(page, 'query').fill('Is it "true"?');
  await dialog(page).getByLabel('include_citations').selectOption('false');
  await expect(sample(page)).toContainText('"query": "Is it \\"true\\"?"');
  await expect(sample(page)).toContainText('"include_citations": False');
  await language.selectOption('go');
  await expect(sample(page)).toContainText('package main');
  await expect(sample(page)).toContainText(`${brand.apiHost}/metrics/v4alpha/faithfulness`);
  await expect(sample(page)).toContainText('"include_citations": false');
});

test.describe('the opened request builder', () => {
  for (const theme of ['light', 'dark'] as const) {
    test(`has nothing that axe would object to in the ${theme} theme`, async ({ page, visit }) => {
      await visit(EVALUATE);
      if (theme === 'dark') {
        await page
          .getByRole('button', { name: /Switch between dark and light mode/ })
          .first()
          .click();
      }
      await openBuilder(page);
      await group(page, 'metrics').getByLabel('Metric 1', { exact: true }).fill('faithfullness');
      await box(page, 'severity').fill('7');
      await group(page, 'allowlist').getByRole('button', { name: 'Add an item' }).click();
      await dialog(page).getByText('severity must be').first().waitFor();
      const { violations, passes } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(passes.map(({ id }) => id)).toContain('color-contrast');
    });
  }

  for (const width of isFull ? [320, 390, 768, 1440] : [320, 768]) {
    test(`fits a window of ${width} px`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 700 });
      await visit(EVALUATE);
      await openBuilder(page);
      await box(page, 'severity').fill('7');
      await dialog(page).getByText('severity must be').first().waitFor();
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('dialog, dialog *')]
          .filter((element) => !element.closest('pre') && element.scrollWidth > element.clientWidth + 1)
          .filter((element) => ['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX))
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(wide).toEqual([]);
      for (const control of await dialog(page).locator('input, textarea, select, button').all()) {
        const area = await control.boundingBox();
        if (area) expect(area.x + area.width, await control.evaluate((it) => it.outerHTML)).toBeLessThanOrEqual(width);
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has no invitation to the request builder and loses nothing else', async ({ page }) => {
    await page.goto(`.${FAITHFULNESS}`);
    await expect(page.getByText('Build a request for this operation')).toBeHidden();
    await expect(page.locator('#request-context-chunk_text')).toBeVisible();
  });
});
