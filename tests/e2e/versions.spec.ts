import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

const METRICS = `understanding-${brand.slug}-metrics`;
const V3 = `${METRICS}/v3-metrics-soon-to-be-deprecated`;

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
  const docs = `${brand.basePath}docs/`;
  const linksOf = (page: Page, version: string) =>
    page.locator('.navbar .dropdown', { hasText: version }).locator('.dropdown__menu a');
  const hrefs = (page: Page) =>
    linksOf(page, 'v3.4.0').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const items = (page: Page, version = 'v3.4.0') =>
    linksOf(page, version).evaluateAll((all) =>
      all.map((link) => `${link.textContent ?? ''} ${link.getAttribute('href') ?? ''}`),
    );

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

  test('says nothing of a page that the version has', async ({ page, visit }) => {
    await visit(`/docs/v3.3.0/${METRICS}/pii/`);
    expect(await items(page, 'v3.3.0')).toEqual([
      `next ${docs}next/${METRICS}/pii/`,
      `v3.4.0 ${docs}${METRICS}/pii/`,
      `v3.3.0 ${docs}v3.3.0/${METRICS}/pii/`,
    ]);
  });

  test('leads to where the page was before it moved, and says so', async ({ page, visit }) => {
    await visit(`/docs/${V3}/pii/#request`);
    expect(await items(page)).toEqual([
      `next ${docs}next/${V3}/pii/#request`,
      `v3.4.0 ${docs}${V3}/pii/#request`,
      `v3.3.0 · nearest page ${docs}v3.3.0/${METRICS}/pii/`,
    ]);
    await page.locator('.navbar .dropdown', { hasText: 'v3.4.0' }).hover();
    await page.getByRole('link', { name: 'v3.3.0 · nearest page' }).click();
    await expect(page).toHaveURL(new RegExp(`/docs/v3\\.3\\.0/${METRICS}/pii/$`));
  });

  test('leads to where the page moved, and says so', async ({ page, visit }) => {
    await visit(`/docs/v3.3.0/${METRICS}/summarization/`);
    expect(await items(page, 'v3.3.0')).toEqual([
      `next · nearest page ${docs}next/${V3}/summarization/`,
      `v3.4.0 · nearest page ${docs}${V3}/summarization/`,
      `v3.3.0 ${docs}v3.3.0/${METRICS}/summarization/`,
    ]);
  });

  for (const [what, address] of [
    ['the home page', '/'],
    ['the reference', '/docs/api/'],
    ['the blog', '/blog/'],
    ['the not-found page', '/docs/no-such-page/'],
  ] as const)
    test(`leads to start pages from ${what}, and says nothing`, async ({ page, visit, troubles }) => {
      await visit(address);
      expect(await items(page)).toEqual([`next ${docs}next/`, `v3.4.0 ${docs}`, `v3.3.0 ${docs}v3.3.0/`]);
      // The browser's own line about the status 404.
      troubles.splice(0, troubles.length, ...troubles.filter(({ text }) => !text.includes('404 (Not Found)')));
    });
});

test('the banner of a page that moved leads to it in the latest version', async ({ page, visit }) => {
  await visit(`/docs/v3.3.0/${METRICS}/summarization/`);
  const banner = page.locator('.theme-doc-version-banner');
  await expect(banner).toHaveText(/Read this page in v3\.4\.0, the latest version\.$/);
  await banner.getByRole('link', { name: 'Read this page in v3.4.0' }).click();
  await expect(page).toHaveURL(new RegExp(`/docs/${V3}/summarization/$`));
});
