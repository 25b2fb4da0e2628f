import type { Page } from '@playwright/test';

import { versionPath } from '@api-docs/kit/versions/docsVersions';

import { brand } from '../../brand.config';
import { sampleOf } from '../support/pages';
import { navbar, title, versions } from '../support/sitePage';
import { LATEST, VERSIONS } from '../support/specifiedRoutes';
import { expect, test } from '../support/test';

const PAGE = `understanding-${brand.slug}-metrics/pii/`;

/** The page with the heading, which links to its other versions keep, and with what they drop. */
const ADDRESS = `/docs/${PAGE}?lang=python&example=card&_highlight=card#request`;

/** Returns label and link of each item in the version dropdown. */
const items = (page: Page) =>
  versions(page)
    .locator('.dropdown__menu a')
    .evaluateAll((links) => links.map((link) => `${link.textContent ?? ''} ${link.getAttribute('href') ?? ''}`));

test.describe('a menu of the navbar', () => {
  for (const name of sampleOf([LATEST, 'English'], 2)) {
    test.describe(name, () => {
      const button = (page: Page) => navbar(page).getByRole('button', { name, exact: true });
      const links = (page: Page) => page.locator('.navbar .dropdown').filter({ hasText: name }).getByRole('link');

      async function isOpen(page: Page, expected: boolean): Promise<void> {
        await expect(button(page)).toHaveAttribute('aria-expanded', String(expected));
        await (expected ? expect(links(page)).not.toHaveCount(0) : expect(links(page)).toHaveCount(0));
      }

      test('keeps the heading, and opens and closes by every kind of click, by arrow keys, Escape and a press elsewhere', async ({
        page,
        visit,
      }) => {
        await visit(ADDRESS);
        expect(await items(page)).toEqual(
          VERSIONS.map((version) => `${version} ${brand.basePath}${versionPath(version, LATEST)}${PAGE}#request`),
        );
        const url = page.url();
        await page.evaluate(() => window.scrollTo(0, 0));
        await isOpen(page, false);
        for (const toggle of [
          () => button(page).evaluate((element) => (element as HTMLElement).click()),
          () => button(page).click(),
          () => button(page).press('Enter'),
          () => button(page).press('Space'),
        ]) {
          await toggle();
          await isOpen(page, true);
          await toggle();
          await isOpen(page, false);
          await page.mouse.move(600, 600);
        }
        expect(page.url()).toBe(url);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);

        await button(page).press('ArrowDown');
        await expect(links(page).first()).toBeFocused();
        for (const [key, end] of [
          ['End', 'last'],
          ['ArrowDown', 'first'],
          ['ArrowUp', 'last'],
        ] as const) {
          await page.keyboard.press(key);
          await expect(links(page)[end]()).toBeFocused();
        }
        await page.keyboard.press('Escape');
        await isOpen(page, false);
        await expect(button(page)).toBeFocused();
        await button(page).hover();
        await isOpen(page, true);
        await page.keyboard.press('Escape');
        await isOpen(page, false);
        await button(page).click();
        await isOpen(page, true);
        await title(page).click();
        await isOpen(page, false);
      });
    });
  }
});
