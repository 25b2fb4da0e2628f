import { brand } from '../../brand.config';
import { mobileSidebarToggle, navbar, openMobileSidebar, title } from '../support/sitePage';
import { expect, test } from '../support/test';

const METRIC = `/docs/understanding-${brand.slug}-metrics/faithfulness/`;

test.describe('the navbar', () => {
  test('links to the docs intro as Home, and marks Home as current only there', async ({ page, visit }) => {
    await visit('/');
    const home = navbar(page).getByRole('link', { name: 'Home', exact: true });
    await home.click();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    await expect(home).toHaveAttribute('aria-current', 'page');
    await visit(METRIC);
    await expect(home).toBeVisible();
    await expect(home).not.toHaveAttribute('aria-current', 'page');
  });

  test('has a logo whose name says that it opens the home page', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const logo = navbar(page).getByRole('link', { name: `${brand.provider} home page` });
    await expect(logo).toHaveText(brand.provider);
    await logo.click();
    await expect(page).toHaveURL(new RegExp(`${brand.basePath}$`));
  });

  test('has a language dropdown with English only', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const dropdown = page.locator('.navbar .dropdown', { hasText: 'English' });
    await dropdown.hover();
    await expect(dropdown.getByRole('listitem')).toHaveText(['English']);
  });

  test('hides on scrolling down and reappears on scrolling up', async ({ page, visit }) => {
    await visit(METRIC);
    await expect(navbar(page)).toBeInViewport();
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 800);
    await expect(navbar(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -400);
    await expect(navbar(page)).toBeInViewport();
  });
});

test.describe('a route change', () => {
  test('scrolls to the top', async ({ page, visit }) => {
    await visit(METRIC);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('.pagination-nav').getByRole('link').first().click();
    await expect(title(page)).not.toHaveText('Faithfulness');
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
  test('lists the headings of levels 2 and 3, and keeps the current one in view', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await visit('/docs/api/');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const tagNames = await contents
      .getByRole('link')
      .evaluateAll((links) =>
        links.map(
          (link) => document.getElementById(decodeURIComponent(link.getAttribute('href') ?? '').slice(1))?.tagName,
        ),
      );
    expect(new Set(tagNames)).toEqual(new Set(['H2', 'H3']));
    expect(tagNames).toHaveLength(await page.locator('main .markdown :is(h2, h3)').count());

    const last = contents.getByRole('link').last();
    await expect(last).not.toBeInViewport();
    const id = decodeURIComponent((await last.getAttribute('href'))?.slice(1) ?? '');
    await page.locator(`[id="${id}"]`).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await expect(contents.locator('.table-of-contents__link--active')).toBeInViewport();
    expect(await contents.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  });
});

test.describe('the mobile sidebar', () => {
  test.use({ viewport: { width: 995, height: 800 } });

  test('opens below 996 px and closes at desktop width, where the sidebar is next to the page', async ({
    page,
    visit,
  }) => {
    await visit('/docs/intro/');
    await mobileSidebarToggle(page).click();
    await expect(openMobileSidebar(page)).toHaveCount(1);
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(openMobileSidebar(page)).toHaveCount(0);
    await expect(mobileSidebarToggle(page)).toBeHidden();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  });

  test('closes on going back, without leaving the page', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await page.locator('.pagination-nav').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/docs\/$/);
    await mobileSidebarToggle(page).click();
    await expect(openMobileSidebar(page)).toHaveCount(1);
    await page.goBack();
    await expect(openMobileSidebar(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/$/);
  });
});

test('the link of a heading shows while it is focused, and the name of the heading is its text', async ({
  page,
  visit,
}) => {
  await visit('/docs/intro/');
  const heading = page.getByRole('heading', { name: 'The envelope', exact: true });
  const link = heading.getByRole('link', { name: 'Direct link to The envelope', exact: true });
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  expect((await link.boundingBox())?.width).toBeGreaterThan(10);
});
