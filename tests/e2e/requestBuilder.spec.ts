import { brotliCompressSync } from 'node:zlib';

import { brand } from '../../brand.config';
import { checkedAppearances, show } from '../support/appearance/appearance';
import { installProbes } from '../support/appearance/installProbes';
import { axeFindings } from '../support/axe';
import { failRequests, holdRequests, setConnection } from '../support/network';
import { isFull } from '../support/pages';
import { EVALUATE, FAITHFULNESS, box, dialog, group, openBuilder, opener, sample } from '../support/requestBuilder';
import { clipboardText } from '../support/sitePage';
import { expect, test } from '../support/test';

/** Maximum bytes, compressed with brotli, that opening the builder may load. */
const BUDGET = 40 * 1024;

/** A text of the builder that occurs nowhere else on a page. */
const OWN_TEXT = ' is valid.';

test.describe('opening the request builder', () => {
  test('loads its code only then, within its budget', async ({ page, visit }) => {
    await setConnection(page);
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
    expect(before.filter((body) => body.includes(OWN_TEXT))).toEqual([]);

    const opening: string[] = [];
    page.on('request', (request) => opening.push(request.url()));
    await openBuilder(page);
    const loaded = await Promise.all(files.map(({ body }) => body));
    expect(loaded.filter((body) => body.includes(OWN_TEXT))).toHaveLength(1);
    expect(opening.sort()).toEqual(files.map(({ url }) => url).sort());
    const weight = loaded.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    expect(weight).toBeLessThanOrEqual(BUDGET);
  });

  test('focuses its heading, and closing it returns the focus, keeps the input and lets it open again at once', async ({
    page,
    visit,
  }) => {
    await visit(FAITHFULNESS);
    await openBuilder(page);
    await expect(dialog(page).getByRole('heading', { name: 'Build a request' })).toBeFocused();
    await box(page, 'query').fill('Kept?');
    const closer = dialog(page).getByRole('button', { name: 'Close' });
    const close = await closer.elementHandle();
    const open = await page
      .getByRole('button', { name: 'Build a request for this operation', includeHidden: true })
      .elementHandle();
    await closer.click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: 'Build a request' })).toBeFocused();
    await expect(box(page, 'query')).toHaveValue('Kept?');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await openBuilder(page);
    const closed = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('close', () => resolve(), true)),
    );
    // Both in one task, before the close event of the browser.
    await page.evaluate(
      ([first, second]) => [first, second].forEach((button) => (button as HTMLElement).click()),
      [close, open],
    );
    await closed;
    await expect(dialog(page)).toBeVisible();
  });

  test('shows an error if it fails, and its progress after Retry', async ({ page, visit, pageProblems }) => {
    await setConnection(page);
    await visit(FAITHFULNESS);
    await failRequests(page, '**/assets/js/**');
    await opener(page).click();
    const error = page.getByRole('alert').filter({ hasText: 'The request builder did not load.' });
    await error.waitFor();
    await page.unroute('**/assets/js/**');
    const release = await holdRequests(page, '**/assets/js/**');
    await error.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Loading the request builder…')).toBeVisible();
    release();
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByText('Loading the request builder…')).toHaveCount(0);
    await expect(error).toHaveCount(0);
    pageProblems.length = 0;
  });
});

test('the sample of the request builder starts in the language of the page and follows the form', async ({
  page,
  visit,
}) => {
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
  for (const text of [brand.apiHost, '/metrics/v4alpha/faithfulness']) await expect(sample(page)).toContainText(text);
  await expect(sample(page)).toContainText('"include_citations": false');
  await dialog(page).getByRole('button', { name: 'Copy code to clipboard' }).press('Enter');
  await expect.poll(() => clipboardText(page)).toBe(await sample(page).textContent());
});

test('the request builder is in the contents of its page, its sample one step away on a phone, and it passes axe and fits with errors', async ({
  page,
  visit,
}) => {
  await installProbes(page);
  await visit(EVALUATE);
  await page.getByRole('link', { name: 'Request builder' }).click();
  await expect(opener(page)).toBeInViewport();
  await openBuilder(page);
  await group(page, 'metrics').getByLabel('Item 1', { exact: true }).fill('faithfullness');
  await box(page, 'severity').fill('7');
  await group(page, 'allowlist').getByRole('button', { name: 'Add item' }).click();
  await dialog(page).getByText('severity must be').first().waitFor();
  // Its sample is one step away on a phone.
  await show(page, { theme: 'light', width: 390 });
  await dialog(page).getByRole('heading', { name: 'Build a request' }).scrollIntoViewIfNeeded();
  await expect(sample(page)).not.toBeInViewport();
  await dialog(page).getByRole('button', { name: 'Go to the sample' }).click();
  await expect(dialog(page).getByLabel('Language')).toBeFocused();
  await expect(dialog(page).getByLabel('Language')).toBeInViewport();
  for (const appearance of checkedAppearances(...(isFull ? [320, 390, 768, 1440] : [320, 1440]))) {
    await show(page, appearance);
    expect(await axeFindings(page, 'dialog')).toEqual([]);
    const problems = await page.evaluate(() => [...window.layoutProbe.overflow(), ...window.layoutProbe.clippedText()]);
    expect(problems, `${appearance.width} px`).toEqual([]);
    expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});
