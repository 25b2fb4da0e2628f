import type { Locator } from '@playwright/test';

import { PAGE_KINDS, sampleOf } from '../support/pages';
import { mobileSidebarToggle, openMobileSidebar } from '../support/sitePage';
import { LATEST, OLDEST } from '../support/specifiedRoutes';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 995, height: 800 } });

test('the mobile sidebar opens below 996 px, and closes on going back, without leaving the page, and at desktop width', async ({
  page,
  visit,
}) => {
  await visit('/docs/intro/');
  await page.locator('.pagination-nav').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/$/);
  await mobileSidebarToggle(page).click();
  await expect(openMobileSidebar(page)).toHaveCount(1);
  await page.goBack();
  await expect(openMobileSidebar(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/$/);

  await mobileSidebarToggle(page).click();
  await expect(openMobileSidebar(page)).toHaveCount(1);
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(openMobileSidebar(page)).toHaveCount(0);
  await expect(mobileSidebarToggle(page)).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
});

const CHOICES = [
  ['a version', (menu) => menu.getByRole('link', { name: OLDEST, exact: true })],
  ['the version of the page', (menu) => menu.getByRole('link', { name: LATEST, exact: true })],
  ['the logo', (menu) => menu.locator('.navbar__brand')],
  ['a page', (menu) => menu.getByRole('link', { name: 'Blog', exact: true })],
] satisfies [string, (menu: Locator) => Locator][];

for (const [name, open] of sampleOf(CHOICES, 4)) {
  test(`the mobile sidebar closes when ${name} is chosen`, async ({ page, visit }) => {
    await visit(PAGE_KINDS['metric page']);
    await mobileSidebarToggle(page).click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('button', { name: /Back to main menu/ }).click();
    const versions = menu.getByRole('button', { name: 'Versions' });
    await expect(versions).toHaveAttribute('aria-expanded', 'false');
    await versions.press('Space');
    await expect(versions).toHaveAttribute('aria-expanded', 'true');
    await open(menu).click();
    await expect(openMobileSidebar(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeFocused();
  });
}
