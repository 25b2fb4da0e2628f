import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { announcedAfter, stopClock, typeSteadily } from '../support/announcements';
import { FAITHFULNESS } from '../support/requestBuilder';
import { expect, test } from '../support/test';

const languageTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first();
const openPii = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'PII', exact: true }).click();

test('a selected language applies to every sample, here and on the next page, and is in the URL and not stored', async ({
  page,
  visit,
}) => {
  await visit(FAITHFULNESS);
  const stored = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort());
  const before = await stored();
  await languageTab(page, 'Java').click();
  await expect(page).toHaveURL(/\?lang=java$/);
  const languages = page.getByRole('tablist').filter({ hasText: 'cURL' });
  const selected = languages.locator('[role="tab"][aria-selected="true"]');
  expect(new Set(await selected.allTextContents())).toEqual(new Set(['Java']));
  await expect(page.locator('main pre:visible', { hasText: 'public class' })).toHaveCount(1);
  await openPii(page);
  await expect(page).toHaveURL(/v4alpha\/pii\/\?lang=java$/);
  await expect(page.locator('main pre:visible', { hasText: 'public class Pii' })).toHaveCount(1);
  expect(await stored()).toEqual(before);
});

test('a field links to itself, another example does not move the page, and a language that no sample has is dropped', async ({
  page,
  visit,
}) => {
  await visit(`${FAITHFULNESS}?lang=klingon#request-context`);
  await expect(page).toHaveURL(/\/faithfulness\/#request-context$/);
  await page.locator('#request-context-chunk_text').getByRole('link').click();
  await expect(page).toHaveURL(/#request-context-chunk_text$/);
  await expect(page.locator('#request-context-chunk_text')).toBeInViewport();

  const choice = page.getByRole('tab', { name: 'Fully supported' });
  await choice.scrollIntoViewIfNeeded();
  const before = await choice.boundingBox();
  await choice.click();
  await expect(page).toHaveURL(/\?example=fully-supported/);
  expect(await choice.boundingBox()).toEqual(before);
  await expect(page.getByText('98.5').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('51.5').filter({ visible: true })).toHaveCount(0);

  await openPii(page);
  await expect(page).toHaveURL(/v4alpha\/pii\/(?!.*lang=)/);
  await languageTab(page, 'Go').click();
  await expect(page).toHaveURL(/\?lang=go$/);
});

test('samples stand beside the fields and stay in view on a wide screen, and follow them on a narrower one', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1199, height: 800 });
  await visit(FAITHFULNESS);
  const boxOf = (name: string) => page.getByRole('heading', { name }).boundingBox();
  const tops = await Promise.all(
    ['Request body', 'Reply body', 'Examples', 'Statuses'].map(async (name) => (await boxOf(name))?.y ?? 0),
  );
  expect(tops).toEqual([...tops].sort((one, other) => one - other));

  await page.setViewportSize({ width: 1200, height: 800 });
  const fields = await page.getByRole('table', { name: 'Request fields' }).boundingBox();
  expect((await boxOf('Examples'))?.x).toBeGreaterThan((fields?.x ?? 0) + (fields?.width ?? 0));
  await page.getByRole('heading', { name: 'Reply body' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Examples' })).toBeInViewport();
});

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter the operations' });
const operations = (page: Page) => page.getByRole('table').filter({ hasText: 'Fields to send' });

test('the filter of the landing page hides operations and groups that do not match, and says the count once', async ({
  page,
  visit,
}) => {
  await visit('/docs/api/');
  const links = operations(page).locator('th > a:visible');
  const groups = operations(page).locator('[scope=rowgroup]:visible');
  const [all, allGroups] = [await links.count(), await groups.count()];
  expect(allGroups).toBeGreaterThan(1);
  await stopClock(page);
  const announced = await announcedAfter(page, () => typeSteadily(filter(page), 'stability v4alpha'));
  expect(announced).toEqual([`1 of ${all} operations match`]);
  await expect(links).toHaveText(['Stability']);
  await expect(groups).toHaveCount(1);
  await expect(page.getByRole('main').getByText(`1 of ${all} operations match`)).toBeVisible();
  await filter(page).fill('no such operation');
  await expect(page.getByRole('main').getByText(`0 of ${all} operations match`)).toBeVisible();
  await filter(page).clear();
  await expect(links).toHaveCount(all);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page has all operations and no filter', async ({ page }) => {
    await page.goto('./docs/api/');
    expect(await operations(page).locator('th > a:visible').count()).toBeGreaterThan(30);
    await expect(filter(page)).toBeHidden();
  });

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
