import { brand } from '../../brand.config';
import { FAITHFULNESS } from '../support/requestBuilder';
import { expect, test } from '../support/test';

test('a selected language applies to every sample of the page and is stored in the URL', async ({ page, visit }) => {
  await visit(FAITHFULNESS);
  await page.getByRole('tab', { name: 'Go', exact: true }).first().click();
  await expect(page).toHaveURL(/\?lang=go$/);
  const languages = page.getByRole('tablist').filter({ hasText: 'cURL' });
  const selected = languages.locator('[role="tab"][aria-selected="true"]');
  expect(new Set(await selected.allTextContents())).toEqual(new Set(['Go']));
  await expect(page.locator('main pre:visible', { hasText: 'package main' })).toHaveCount(1);
});

test('a selected language is kept on the next page, without storage', async ({ page, visit }) => {
  await visit(FAITHFULNESS);
  const stored = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort());
  const before = await stored();
  await page.getByRole('tab', { name: 'Java', exact: true }).first().click();
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'PII', exact: true }).click();
  await expect(page).toHaveURL(/v4alpha\/pii\/\?lang=java$/);
  await expect(page.locator('main pre:visible', { hasText: 'public class Pii' })).toHaveCount(1);
  expect(await stored()).toEqual(before);
});

test('a language that no sample has is dropped, here and on the next page', async ({ page, visit }) => {
  await visit(`${FAITHFULNESS}?lang=klingon#request-context`);
  await expect(page).toHaveURL(/\/faithfulness\/#request-context$/);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'PII', exact: true }).click();
  await expect(page).toHaveURL(/v4alpha\/pii\/$/);
  await page.getByRole('tab', { name: 'Go', exact: true }).first().click();
  await expect(page).toHaveURL(/\?lang=go$/);
});

test('another example replaces the first one without moving the page', async ({ page, visit }) => {
  await visit(FAITHFULNESS);
  const choice = page.getByRole('tab', { name: 'Fully supported' });
  await choice.scrollIntoViewIfNeeded();
  const before = await choice.boundingBox();
  await choice.click();
  await expect(page).toHaveURL(/\?example=fully-supported$/);
  expect(await choice.boundingBox()).toEqual(before);
  await expect(page.getByText('98.5').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('51.5').filter({ visible: true })).toHaveCount(0);
});

test('a field links to itself', async ({ page, visit }) => {
  await visit(FAITHFULNESS);
  await page.locator('#request-context-chunk_text').getByRole('link').click();
  await expect(page).toHaveURL(/#request-context-chunk_text$/);
  await expect(page.locator('#request-context-chunk_text')).toBeInViewport();
});

test('on a wide screen, samples stand beside the fields and stay in view', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await visit(FAITHFULNESS);
  const fields = await page.getByRole('table', { name: 'Request fields' }).boundingBox();
  const samples = await page.getByRole('heading', { name: 'Examples' }).boundingBox();
  expect(samples?.x).toBeGreaterThan((fields?.x ?? 0) + (fields?.width ?? 0));
  await page.getByRole('heading', { name: 'Statuses' }).scrollIntoViewIfNeeded();
  await page.locator('#reply-warnings').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Examples' })).toBeInViewport();
});

test('on a narrower screen, fields come before samples', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1199, height: 800 });
  await visit(FAITHFULNESS);
  const tops = ['Request body', 'Reply body', 'Examples', 'Statuses'].map(async (name) => {
    const box = await page.getByRole('heading', { name }).boundingBox();
    return box?.y ?? 0;
  });
  const ordered = await Promise.all(tops);
  expect(ordered).toEqual([...ordered].sort((one, other) => one - other));
});

test('the filter of the landing page hides operations and groups that do not match', async ({ page, visit }) => {
  await visit('/docs/api/');
  const operations = page.getByRole('table').filter({ hasText: 'Fields to send' });
  const groups = operations.locator('[scope=rowgroup]:visible');
  await expect(groups).not.toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Filter the operations' }).fill('v4alpha/stability');
  await expect(operations.locator('th > a:visible')).toHaveText(['Stability']);
  await expect(groups).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an operation page shows its fields and all samples, each labeled with its language', async ({ page }) => {
    await page.goto('./docs/api/metrics/v4alpha/pii/');
    for (const field of ['text', 'allowlist', 'blocklist', 'categories']) {
      await expect(page.locator(`#request-${field}`)).toBeVisible();
    }
    await expect(page.getByText('Build a request for this operation')).toBeHidden();
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThanOrEqual(10);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    const go = panels.filter({ hasText: 'Go' }).first();
    for (const text of [brand.apiHost, '/metrics/v4alpha/pii']) await expect(go).toContainText(text);
  });
});
