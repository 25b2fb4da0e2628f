import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

const PAGE = `/docs/understanding-${brand.slug}-metrics/`;

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter the metrics' });
const table = (page: Page) => page.getByRole('table').filter({ hasText: 'Good direction' });
const rows = (page: Page) => table(page).locator('tbody tr:visible');

test('the filter of the metrics table hides rows that do not match, and shows the count', async ({ page, visit }) => {
  await visit(PAGE);
  await expect(rows(page)).toHaveCount(18);
  await filter(page).fill('Context higher');
  await expect(rows(page)).toHaveCount(2);
  await expect(table(page).getByRole('link', { name: 'Faithfulness' })).toBeVisible();
  await expect(table(page).getByRole('link', { name: 'Toxicity' })).toBeHidden();
  await expect(page.getByText('2 of 18 metrics match')).toBeVisible();
  await filter(page).fill('no such metric');
  await expect(page.getByText('0 of 18 metrics match')).toBeVisible();
  await filter(page).clear();
  await expect(rows(page)).toHaveCount(18);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the metrics table has all rows and no filter', async ({ page }) => {
    await page.goto(`.${PAGE}`);
    await expect(rows(page)).toHaveCount(18);
    await expect(filter(page)).toBeHidden();
  });
});
