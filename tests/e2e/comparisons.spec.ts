import { versionPath } from '@api-docs/kit/versions/docsVersions';

import { brand } from '../../brand.config';
import { themeToggle, title } from '../support/sitePage';
import { LATEST, RETIRED } from '../support/specifiedRoutes';
import { expect, test } from '../support/test';

const METRICS = `understanding-${brand.slug}-metrics`;

/** Two versions that follow each other and differ in their pages and in the API. */
const [OLDER, NEWER] = ['v3.3.0', 'v3.4.0'];
const COMPARISON = `/compare/${OLDER}...${NEWER}/${METRICS}/pii/`;
/** A comparison with passages that did not change. */
const FOLDED = COMPARISON.replace('/pii/', '/clarity/');
const OLD_PAGE = `/${versionPath(OLDER, LATEST)}${METRICS}/pii/`;

test.skip(RETIRED.includes(OLDER) || RETIRED.includes(NEWER), 'a version was retired');

test.describe('a comparison', () => {
  test('is two clicks away from the changed fields of an old page, keeps its theme and links back', async ({
    page,
    visit,
  }) => {
    await visit(OLD_PAGE);
    await themeToggle(page).click();
    const answer = page.waitForResponse((response) => response.url().endsWith(COMPARISON));
    await page.getByRole('link', { name: 'See what changed in v3.4.0', exact: true }).click();
    expect((await answer).request().isNavigationRequest()).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(title(page)).toHaveText(`PII: ${OLDER} to ${NEWER}`);
    await page.getByRole('navigation', { name: 'Changed sections' }).getByRole('link', { name: 'API fields' }).click();
    const fields = page.locator('.compare-fields').first();
    await expect(fields).toBeInViewport();
    await expect(fields).toContainText(/Changed\s*allowlist.*no longer required/);
    await expect(fields).toContainText(/Added\s*categories.*list of strings.*optional/);
    await page.getByRole('link', { name: OLDER, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${OLD_PAGE.replaceAll('.', '\\.')}$`));
  });

  test('marks changes by more than color, unfolds unchanged passages by keyboard, and searches the site', async ({
    page,
  }) => {
    await page.goto(`.${FOLDED}`);
    await expect(page.locator('.compare-legend ins').first()).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.locator('.compare-legend del').first()).toHaveCSS('text-decoration-line', 'line-through');
    const labels = await page.locator('.compare-passage:not(.compare-same) > .compare-sign').allTextContents();
    expect(new Set(labels)).toEqual(new Set(['Added', 'Removed', 'Changed']));

    const folded = page.locator('main details').first();
    await folded.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(folded.locator('> :not(summary)').first()).toBeVisible();

    await page.getByRole('searchbox').fill('allowlist');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?q=allowlist$/);
    await expect(page.locator('main article').first()).toBeVisible();
  });
});

test('the navbar of a comparison is that of the site: theme, versions, language, search key', async ({ page }) => {
  await page.goto(`.${COMPARISON}`);
  await expect(page.getByText('Ctrl K', { exact: true })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('.navbar')).toBeInViewport();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await themeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const menus = page.locator('.navbar details.dropdown');
  await menus.last().locator('summary').press('Enter');
  await expect(menus.last().getByRole('link', { name: 'English' })).toBeVisible();
  await menus.first().locator('summary').click();
  await expect(menus.last()).not.toHaveAttribute('open');
  await menus.first().getByRole('link', { name: OLDER, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/docs/${OLDER.replaceAll('.', '\\.')}/$`));
});

test('the code of a comparison is whole on paper', async ({ page }) => {
  await page.goto(`.${COMPARISON}`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 1000 });
  const cut = await page
    .locator('.compare-code pre')
    .evaluateAll((blocks) => blocks.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(cut.length).toBeGreaterThan(0);
  expect(Math.max(...cut)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison is complete', async ({ page }) => {
    await page.goto(`.${FOLDED}`);
    await expect(page.locator('main ins').first()).toBeVisible();
    await expect(page.locator('main del').first()).toBeVisible();
    await page.locator('main details summary').first().click();
    await expect(page.locator('main details > :not(summary)').first()).toBeVisible();
  });
});
