import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

const METRICS = `understanding-${brand.slug}-metrics`;
const COMPARISON = `/compare/v3.3.0...v3.4.0/${METRICS}/pii/`;

/** Pixels that the page is wider than its window. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('a reader of an old page sees in two clicks what became different', async ({ page, visit }) => {
  await visit(`/docs/v3.3.0/${METRICS}/pii/`);
  await page.getByRole('link', { name: /^Changed in v3\.4\.0: \d+ passages, \d+ API fields$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${COMPARISON.replaceAll('.', '\\.')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PII: v3.3.0 to v3.4.0');
  await page.getByRole('navigation', { name: 'Changed sections' }).getByRole('link', { name: 'API fields' }).click();
  const fields = page.locator('.compare-fields').first();
  await expect(fields).toBeInViewport();
  await expect(fields).toContainText(/Changed\s*allowlist.*no longer required/);
  await expect(fields).toContainText(/Added\s*categories.*list of strings.*optional/);
});

test('a click on the line loads the comparison as a page of its own', async ({ page, visit }) => {
  await visit(`/docs/${METRICS}/pii/`);
  const answer = page.waitForResponse((response) => response.url().endsWith(COMPARISON));
  await page.getByRole('link', { name: /^Changed since v3\.3\.0/ }).click();
  expect((await answer).request().isNavigationRequest()).toBe(true);
  await page.getByRole('link', { name: 'v3.3.0', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/docs/v3\\.3\\.0/${METRICS}/pii/$`));
});

test('the change-log leads to the comparisons of the pages that changed most', async ({ page, visit }) => {
  await visit('/docs/change-log/');
  const links = page.locator(`main a[href*="${brand.basePath}compare/v3.3.0...v3.4.0/"]`);
  expect(await links.count()).toBeGreaterThan(8);
  await links.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: v3\.3\.0 to v3\.4\.0$/);
});

test('a comparison keeps the color mode that the reader chose', async ({ page, visit }) => {
  await visit('/docs/intro/');
  await page.getByRole('button', { name: /dark and light mode/ }).click();
  await page.goto(`.${COMPARISON}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('what did not change opens by keyboard', async ({ page }) => {
  await page.goto(`.${COMPARISON}`);
  const folded = page.locator('details').first();
  await folded.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(folded.locator('p').first()).toBeVisible();
});

test('the search of a comparison leads to the search page', async ({ page }) => {
  await page.goto(`.${COMPARISON}`);
  await page.getByRole('searchbox').fill('allowlist');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=allowlist$/);
  await expect(page.locator('main article').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison is whole', async ({ page }) => {
    await page.goto(`.${COMPARISON}`);
    await expect(page.locator('main ins').first()).toBeVisible();
    await expect(page.locator('main del').first()).toBeVisible();
    await page.locator('details summary').first().click();
    await expect(page.locator('details p').first()).toBeVisible();
  });

  test('the page links to it', async ({ page }) => {
    await page.goto(`./docs/v3.3.0/${METRICS}/pii/`);
    await page.getByRole('link', { name: /^Changed in v3\.4\.0/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PII: v3.3.0 to v3.4.0');
  });
});

test('changes are told by more than color', async ({ page }) => {
  await page.goto(`.${COMPARISON}`);
  const lines = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await lines('.compare-legend ins')).toBe('underline');
  expect(await lines('.compare-legend del')).toBe('line-through');
  const signs = await page.locator('.compare-passage:not(.compare-same) > .compare-sign').allTextContents();
  expect(new Set(signs)).toEqual(new Set(['Added', 'Removed', 'Changed']));
});

test('a comparison fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`.${COMPARISON}`);
  expect(await page.evaluate(overflow)).toBe(0);
});
