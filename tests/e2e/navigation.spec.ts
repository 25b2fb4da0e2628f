import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

const METRICS = `/docs/understanding-${brand.slug}-metrics/`;

test.describe('the navbar', () => {
  test('names the docs intro Home', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
  });

  test('has a language dropdown with the one locale', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const language = page.locator('.navbar .dropdown', { hasText: 'English' });
    await language.hover();
    await expect(language.getByRole('listitem')).toHaveText(['English']);
  });

  test('has a version dropdown with the three versions', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const versions = page.locator('.navbar .dropdown', { hasText: 'v3.4.0' });
    await versions.hover();
    await expect(versions.getByRole('listitem')).toHaveText(['next', 'v3.4.0', 'v3.3.0']);
  });

  test('hides on scrolling down and comes back on scrolling up', async ({ page, visit }) => {
    await visit(`${METRICS}faithfulness/`);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await expect(navbar).toBeInViewport();
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(200);
    await page.mouse.wheel(0, 800);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -400);
    await expect(navbar).toBeInViewport();
  });
});

test.describe('the sidebar', () => {
  test('is one tree whose landing link welcomes to the product', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const menu = page.locator('.theme-doc-sidebar-menu');
    await expect(menu.first().getByRole('link').first()).toHaveText(`Welcome to ${brand.product}`);
    await menu.getByRole('link', { name: `Welcome to ${brand.product}` }).click();
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('cannot be hidden', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await expect(page.getByRole('button', { name: /collapse sidebar/i })).toHaveCount(0);
  });

  test('keeps a category open when another one is opened', async ({ page, visit }) => {
    // The tree would move while the category opens, and the next click miss what it was meant for.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/docs/intro/');
    const menu = page.locator('.theme-doc-sidebar-menu').first();
    await menu.getByRole('button', { name: /Quickstart portal/ }).click();
    await expect(menu.getByRole('link', { name: 'Known issues' })).toBeVisible();
    await menu.getByRole('button', { name: /Security shields/ }).click();
    await expect(menu.getByRole('link', { name: 'Prompt shield' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Creating a blueprint' })).toBeVisible();
  });
});

test.describe('a route change', () => {
  test('scrolls to the top', async ({ page, visit }) => {
    await visit(`${METRICS}faithfulness/`);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('.pagination-nav').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Faithfulness');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('scrolls to the hash target if there is one', async ({ page, visit }) => {
    await visit('/docs/api/metrics/v4alpha/pii/');
    await page.locator('main').getByRole('link', { name: '422', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/api\/#422$/);
    await expect(page.locator('[id="422"]')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  });
});

test.describe('the table of contents', () => {
  test('shows headings of level 2 and 3, and no others', async ({ page, visit }) => {
    await visit('/docs/api/');
    const entries = await page
      .locator('.table-of-contents a')
      .evaluateAll((links) =>
        links.map(
          (link) => document.getElementById(decodeURIComponent(link.getAttribute('href') ?? '').slice(1))?.tagName,
        ),
      );
    expect(new Set(entries)).toEqual(new Set(['H2', 'H3']));
    const headings = await page.locator('main .markdown :is(h2, h3)').count();
    expect(entries).toHaveLength(headings);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 995, height: 800 } });

  test('the mobile sidebar opens below 996 px and closes at desktop width', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
  });

  test('the mobile sidebar closes on going back, and the page stays', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await page.locator('.pagination-nav').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/docs\/$/);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('the whole tree can be reached in the mobile sidebar', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar.getByRole('link', { name: `Welcome to ${brand.product}` })).toBeVisible();
    await sidebar.getByRole('link', { name: 'Change-log' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change-log');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});

test.describe('at 997 px', () => {
  test.use({ viewport: { width: 997, height: 800 } });

  test('the sidebar stands beside the page', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
  });
});
