import { brand } from '../../brand.config';
import { failRequests } from '../support/network';
import { sampleOf } from '../support/pages';
import { title } from '../support/sitePage';
import { expect, interact, test } from '../support/test';

const BANNER = '#__site-base-url-banner';

const FILES = {
  stylesheet: /\/assets\/css\/styles\..+\.css$/,
  'main script': /\/assets\/js\/main\..+\.js$/,
  'runtime script': /\/assets\/js\/runtime~main\..+\.js$/,
} as const;

const FAILURES = [
  ['stylesheet', '/'],
  ['main script', '/docs/intro/'],
  ['runtime script', '/docs/api/metrics/v4alpha/pii/'],
] as const;

test.describe('the base URL banner', () => {
  for (const [file, route] of sampleOf(FAILURES, 2)) {
    test(`appears on ${route} if the ${file} does not load`, async ({ page, pageProblems }) => {
      await failRequests(page, FILES[file]);
      await page.goto(`.${route}`);
      await interact(page);
      await expect(page.locator(BANNER)).toContainText('The site did not load properly.');
      await expect(page.locator(BANNER)).toContainText(`base URL is ${brand.basePath}`);
      pageProblems.length = 0;
    });
  }

  test('does not appear on a page that loads slowly', async ({ page, visit }) => {
    await page.route(FILES['main script'], async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await visit('/');
    await expect(page.locator(BANNER)).toHaveCount(0);
  });

  test('is shown once above the text, with its own styles, if no file of the site loads', async ({
    page,
    pageProblems,
  }) => {
    await failRequests(page, '**/assets/**');
    await page.goto('./docs/intro/');
    await interact(page);
    const banner = page.locator(BANNER);
    await expect(banner).toHaveCount(1);
    await expect(banner).toHaveRole('alert');
    await expect(banner).toHaveCSS('border-left-width', '4px');
    await expect(banner).toBeInViewport();
    await expect(page.locator('body > :first-child')).toHaveId('__site-base-url-banner');
    await expect(title(page)).toBeVisible();
    pageProblems.length = 0;
  });
});
