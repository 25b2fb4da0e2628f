import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

test('a chosen language holds for every sample of the page and stands in the address', async ({ page, visit }) => {
  await visit('/docs/api/metrics/v4alpha/faithfulness/');
  const tabs = page.getByRole('tab', { name: 'Go', exact: true });
  await tabs.first().click();
  await expect(page).toHaveURL(/\?lang=go$/);
  const selected = page.locator('[role="tab"][aria-selected="true"]');
  expect(new Set(await selected.allTextContents())).toEqual(new Set(['Go']));
  await expect(page.locator('main pre:visible', { hasText: 'package main' })).toHaveCount(await tabs.count());
});

test('a field has a link to itself', async ({ page, visit }) => {
  await visit('/docs/api/metrics/v4alpha/faithfulness/');
  await page.locator('#request-context-chunk_text').getByRole('link').click();
  await expect(page).toHaveURL(/#request-context-chunk_text$/);
  await expect(page.locator('#request-context-chunk_text')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an operation page shows its fields and all samples, each under the name of its language', async ({ page }) => {
    await page.goto('./docs/api/metrics/v4alpha/pii/');
    for (const field of ['text', 'allowlist', 'blocklist', 'categories']) {
      await expect(page.locator(`#request-${field}`)).toBeVisible();
    }
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThanOrEqual(10);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(panels.filter({ hasText: 'Go' }).first()).toContainText(`${brand.apiHost}/metrics/v4alpha/pii`);
  });
});
