import { brand } from '../../brand.config';
import { expect, signOfReader, test } from '../support/test';

const BANNER = '#base-url-banner';

for (const [what, pattern] of [
  ['the stylesheet', /\/assets\/css\/styles\..+\.css$/],
  ['the main script', /\/assets\/js\/main\..+\.js$/],
  ['the runtime script', /\/assets\/js\/runtime~main\..+\.js$/],
] as const) {
  for (const route of ['/', '/docs/intro/', '/docs/api/metrics/v4alpha/pii/']) {
    test(`the banner appears on ${route} when ${what} does not load`, async ({ page, troubles }) => {
      await page.route(pattern, (request) => request.abort());
      await page.goto(`.${route}`);
      await signOfReader(page);
      await expect(page.locator(BANNER)).toContainText('The site did not load properly.');
      await expect(page.locator(BANNER)).toContainText(`base URL is ${brand.basePath}`);
      troubles.length = 0;
    });
  }
}

test('the banner does not appear on a page that loads slowly', async ({ page, visit }) => {
  await page.route(/\/assets\/js\/main\./, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await visit('/');
  await expect(page.locator(BANNER)).toHaveCount(0);
});

test('the banner does not appear when a chunk of the route fails', async ({ page, troubles }) => {
  await page.route(/\/assets\/js\/(?!main\.|runtime~main\.).+\.js$/, (route) => route.abort());
  await page.goto('./docs/intro/');
  await signOfReader(page);
  await page.getByRole('alert').waitFor();
  await expect(page.locator(BANNER)).toHaveCount(0);
  troubles.length = 0;
});

test('the banner stands once above the text, in its own look, when nothing of the site loads', async ({
  page,
  troubles,
}) => {
  await page.route('**/assets/**', (request) => request.abort());
  await page.goto('./docs/intro/');
  await signOfReader(page);
  const banner = page.locator(BANNER);
  await expect(banner).toHaveCount(1);
  await expect(banner).toHaveRole('alert');
  await expect(banner).toHaveCSS('border-left-width', '4px');
  await expect(banner).toBeInViewport();
  await expect(page.locator('body > :first-child')).toHaveId('base-url-banner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  troubles.length = 0;
});
