import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

const METRICS = `understanding-${brand.slug}-metrics`;

test('the version dropdown keeps the page', async ({ page, visit }) => {
  await visit(`/docs/${METRICS}/pii/`);
  const dropdown = page.locator('.navbar .dropdown', { hasText: 'v3.4.0' });
  await dropdown.hover();
  await dropdown.getByRole('link', { name: 'v3.3.0' }).click();
  await expect(page).toHaveURL(new RegExp(`/docs/v3\\.3\\.0/${METRICS}/pii/$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PII');
});

test('the banner of an old page leads to its latest twin', async ({ page, visit }) => {
  await visit(`/docs/v3.3.0/${METRICS}/pii/`);
  await page.locator('.theme-doc-version-banner').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/docs/${METRICS}/pii/$`));
});

test('a page of v3.3.0 shows the fields of its own time', async ({ page, visit }) => {
  await visit(`/docs/v3.3.0/${METRICS}/pii/`);
  await expect(page.locator('#request-blocklist')).toContainText('required');
  await expect(page.locator('#request-categories')).toHaveCount(0);
  await visit(`/docs/${METRICS}/pii/`);
  await expect(page.locator('#request-blocklist')).toContainText('optional');
  await expect(page.locator('#request-categories')).toHaveCount(1);
});

test('a redirect takes the reader to the page', async ({ page }) => {
  await page.goto('./docs/v3.3.0/summarization/');
  await expect(page).toHaveURL(new RegExp(`/docs/v3\\.3\\.0/${METRICS}/summarization/$`));
});

test.describe('an address in the version dropdown', () => {
  const hrefs = async (page: Page) => {
    const links = page.locator('.navbar .dropdown', { hasText: 'v3.4.0' }).locator('.dropdown__menu a');
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  };

  test('keeps the heading, and leaves out language, example and marked words', async ({ page, visit }) => {
    await visit(`/docs/${METRICS}/pii/?lang=python&example=card&_highlight=card#request`);
    expect(await hrefs(page)).toEqual([
      `${brand.basePath}docs/next/${METRICS}/pii/#request`,
      `${brand.basePath}docs/${METRICS}/pii/#request`,
      `${brand.basePath}docs/v3.3.0/${METRICS}/pii/#request`,
    ]);
  });

  test('keeps a category page', async ({ page, visit }) => {
    await visit('/docs/category/quickstart-portal/');
    expect(await hrefs(page)).toContain(`${brand.basePath}docs/v3.3.0/category/quickstart-portal/`);
  });

  test('leads to the landing of a version that does not have the page', async ({ page, visit }) => {
    await visit(`/docs/${METRICS}/v3-metrics-soon-to-be-deprecated/tone/#request`);
    expect(await hrefs(page)).toContain(`${brand.basePath}docs/v3.3.0/`);
  });
});

test('the banner of a page that the latest version does not have leads to its landing', async ({ page, visit }) => {
  await visit(`/docs/v3.3.0/${METRICS}/summarization/`);
  const banner = page.locator('.theme-doc-version-banner');
  await expect(banner).toContainText('The latest version has no such page.');
  await banner.getByRole('link', { name: 'Start at v3.4.0' }).click();
  await expect(page).toHaveURL(/\/docs\/$/);
});
