import type { Page } from '@playwright/test';

import { versionPath } from '@api-docs/kit/docsVersions';

import { brand } from '../../brand.config';
import { sampleOf } from '../support/pages';
import { ignoreStatus404, navbar, title, versions } from '../support/sitePage';
import { LATEST, RETIRED, VERSIONS } from '../support/specifiedRoutes';
import { expect, test } from '../support/test';

const METRICS = `understanding-${brand.slug}-metrics`;
const V3 = `${METRICS}/v3-metrics-soon-to-be-deprecated`;

/** The only version whose metric pages are about the legacy API. Tests about it are skipped once it is retired. */
const LEGACY = 'v3.3.0';
const isRetired = RETIRED.includes(LEGACY);

/** Returns the expected items for a path inside a version, which a page may have since it moved. */
function expectedItems(path: string, { legacyPath = path, from = LATEST } = {}): string[] {
  return VERSIONS.map((version) => {
    const isMoved = legacyPath !== path && (version === LEGACY) !== (from === LEGACY);
    const link = brand.basePath + versionPath(version, LATEST) + (version === LEGACY ? legacyPath : path);
    return isMoved ? `${version} · nearest page ${link}` : `${version} ${link}`;
  });
}

/** Returns label and link of each item in the version dropdown. */
const items = (page: Page) =>
  versions(page)
    .locator('.dropdown__menu a')
    .evaluateAll((links) => links.map((link) => `${link.textContent ?? ''} ${link.getAttribute('href') ?? ''}`));

test.describe('the version dropdown', () => {
  for (const [description, route, expected] of [
    [
      'keeps the heading, but not language, example and search terms',
      `/docs/${METRICS}/pii/?lang=python&example=card&_highlight=card#request`,
      expectedItems(`${METRICS}/pii/#request`),
    ],
    ['keeps a category page', '/docs/category/quickstart-portal/', expectedItems('category/quickstart-portal/')],
    [
      'links to the path before a move, labeled as the nearest page',
      `/docs/${V3}/pii/#request`,
      expectedItems(`${V3}/pii/#request`, { legacyPath: `${METRICS}/pii/` }),
    ],
    [
      'links to the path after a move, labeled as the nearest page',
      `/docs/${LEGACY}/${METRICS}/summarization/`,
      expectedItems(`${V3}/summarization/`, { legacyPath: `${METRICS}/summarization/`, from: LEGACY }),
    ],
  ] as const) {
    test(description, async ({ page, visit }) => {
      test.skip(isRetired && route.includes(LEGACY), 'the version was retired');
      await visit(route);
      expect(await items(page)).toEqual(expected);
    });
  }

  test('links to start pages, without a label, where a page has no versions', async ({ page, visit, pageProblems }) => {
    for (const route of ['/', '/docs/api/', '/blog/', '/docs/no-such-page/']) {
      await visit(route);
      expect(await items(page), route).toEqual(expectedItems(''));
    }
    ignoreStatus404(pageProblems);
  });
});

test.describe('a menu of the navbar', () => {
  for (const name of sampleOf([LATEST, 'English'], 2)) {
    test.describe(name, () => {
      const button = (page: Page) => navbar(page).getByRole('button', { name, exact: true });
      const links = (page: Page) => page.locator('.navbar .dropdown').filter({ hasText: name }).getByRole('link');

      async function isOpen(page: Page, expected: boolean): Promise<void> {
        await expect(button(page)).toHaveAttribute('aria-expanded', String(expected));
        await (expected ? expect(links(page)).not.toHaveCount(0) : expect(links(page)).toHaveCount(0));
      }

      test('opens and closes by every kind of click, by arrow keys, Escape and a press elsewhere', async ({
        page,
        visit,
      }) => {
        await visit(`/docs/${METRICS}/pii/`);
        const url = page.url();
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

test('an old page shows the API fields of its own version', async ({ page, visit }) => {
  test.skip(isRetired, 'the version was retired');
  for (const [version, blocklist, categories] of [
    [`${LEGACY}/`, 'required', 0],
    ['', 'optional', 1],
  ] as const) {
    await visit(`/docs/${version}${METRICS}/pii/`);
    await expect(page.locator('#request-blocklist')).toContainText(blocklist);
    await expect(page.locator('#request-categories')).toHaveCount(categories);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a redirect opens the page at its new path', async ({ page }) => {
    await page.goto(`./docs/${METRICS}/summarization/`);
    await expect(page).toHaveURL(new RegExp(`/docs/${V3}/summarization/$`));
  });
});
