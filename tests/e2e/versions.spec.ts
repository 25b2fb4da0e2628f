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
