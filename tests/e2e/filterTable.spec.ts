import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

const PAGE = `/docs/understanding-${brand.slug}-metrics/`;

test('the metrics table narrows down to what the reader types, and says how many rows are left', async ({
  page,
  visit,
}) => {
  await visit(PAGE);
  const filter = page.getByRole('searchbox', { name: 'Filter the metrics' });
  const table = page.getByRole('table').filter({ hasText: 'Good direction' });
  await expect(table.locator('tbody tr:visible')).toHaveCount(18);
  await filter.fill('Context higher');
  await expect(table.locator('tbody tr:visible')).toHaveCount(2);
  await expect(table.getByRole('link', { name: 'Faithfulness' })).toBeVisible();
  await expect(table.getByRole('link', { name: 'Toxicity' })).toBeHidden();
  await expect(page.getByText('2 of 18 metrics match')).toBeVisible();
  await filter.fill('no such metric');
  await expect(page.getByText('0 of 18 metrics match')).toBeVisible();
  await filter.clear();
  await expect(table.locator('tbody tr:visible')).toHaveCount(18);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the metrics table is whole and shows no control that does nothing', async ({ page }) => {
    await page.goto(`.${PAGE}`);
    await expect(page.getByRole('table').filter({ hasText: 'Good direction' }).locator('tbody tr:visible')).toHaveCount(
      18,
    );
    await expect(page.getByRole('searchbox', { name: 'Filter the metrics' })).toBeHidden();
  });
});
