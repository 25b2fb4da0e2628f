import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

/** Headings of the three entry points. */
const ENTRY_POINTS = ['Make your first call', 'Handle every status', 'Compare setups'];

test.use({ viewport: { width: 1440, height: 900 } });

test('on a desktop screen, the home page shows product, tagline, sample and entry points without scrolling', async ({
  page,
  visit,
}) => {
  await visit('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: brand.product })).toBeInViewport({ ratio: 1 });
  await expect(main.getByText(brand.tagline)).toBeInViewport({ ratio: 1 });
  for (const name of ENTRY_POINTS) {
    await expect(main.getByRole('heading', { level: 2, name })).toBeInViewport({ ratio: 1 });
  }
  const firstCall = main.getByRole('region', { name: ENTRY_POINTS[0] });
  await expect(firstCall.locator('[data-sample-operation]:visible')).toBeInViewport({ ratio: 1 });
  for (const name of ['API reference', 'quickstart portal']) {
    await expect(main.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});
