import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { ignoreStatus404, title, versions } from '../support/sitePage';
import { expect, test } from '../support/test';

const METRICS = `understanding-${brand.slug}-metrics`;
const V3 = `${METRICS}/v3-metrics-soon-to-be-deprecated`;
const DOCS = `${brand.basePath}docs/`;

/** Returns label and link of each item in the version dropdown. */
const items = (page: Page) =>
  versions(page)
    .locator('.dropdown__menu a')
    .evaluateAll((links) => links.map((link) => `${link.textContent ?? ''} ${link.getAttribute('href') ?? ''}`));

test.describe('the version dropdown', () => {
  test('opens the same page in another version', async ({ page, visit }) => {
    await visit(`/docs/${METRICS}/pii/`);
    await versions(page).hover();
    await versions(page).getByRole('link', { name: 'v3.3.0' }).click();
    await expect(page).toHaveURL(new RegExp(`/docs/v3\\.3\\.0/${METRICS}/pii/$`));
    await expect(title(page)).toHaveText('PII');
  });

  for (const [description, route, expected] of [
    [
      'keeps the heading, but not language, example and search terms',
      `/docs/${METRICS}/pii/?lang=python&example=card&_highlight=card#request`,
      [
        `next ${DOCS}next/${METRICS}/pii/#request`,
        `v3.4.0 ${DOCS}${METRICS}/pii/#request`,
        `v3.3.0 ${DOCS}v3.3.0/${METRICS}/pii/#request`,
      ],
    ],
    [
      'keeps a category page',
      '/docs/category/quickstart-portal/',
      [
        `next ${DOCS}next/category/quickstart-portal/`,
        `v3.4.0 ${DOCS}category/quickstart-portal/`,
        `v3.3.0 ${DOCS}v3.3.0/category/quickstart-portal/`,
      ],
    ],
    [
      'links to the path before a move, labeled as the nearest page',
      `/docs/${V3}/pii/#request`,
      [
        `next ${DOCS}next/${V3}/pii/#request`,
        `v3.4.0 ${DOCS}${V3}/pii/#request`,
        `v3.3.0 · nearest page ${DOCS}v3.3.0/${METRICS}/pii/`,
      ],
    ],
    [
      'links to the path after a move, labeled as the nearest page',
      `/docs/v3.3.0/${METRICS}/summarization/`,
      [
        `next · nearest page ${DOCS}next/${V3}/summarization/`,
        `v3.4.0 · nearest page ${DOCS}${V3}/summarization/`,
        `v3.3.0 ${DOCS}v3.3.0/${METRICS}/summarization/`,
      ],
    ],
  ] as const) {
    test(description, async ({ page, visit }) => {
      await visit(route);
      expect(await items(page)).toEqual(expected);
    });
  }

  test('links to start pages, without a label, where a page has no versions', async ({ page, visit, pageProblems }) => {
    for (const route of ['/', '/docs/api/', '/blog/', '/docs/no-such-page/']) {
      await visit(route);
      expect(await items(page), route).toEqual([`next ${DOCS}next/`, `v3.4.0 ${DOCS}`, `v3.3.0 ${DOCS}v3.3.0/`]);
    }
    ignoreStatus404(pageProblems);
  });
});

test.describe('the banner of an old page', () => {
  for (const [name, target] of [
    ['pii', `/docs/${METRICS}/pii/`],
    ['summarization', `/docs/${V3}/summarization/`],
  ] as const) {
    test(`links to ${target} in the latest version`, async ({ page, visit }) => {
      await visit(`/docs/v3.3.0/${METRICS}/${name}/`);
      await page
        .locator('.theme-doc-version-banner')
        .getByRole('link', { name: /Read this page in v3\.4\.0/ })
        .click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
    });
  }
});

test('a page of v3.3.0 shows the API fields of its own version', async ({ page, visit }) => {
  for (const [version, blocklist, categories] of [
    ['v3.3.0/', 'required', 0],
    ['', 'optional', 1],
  ] as const) {
    await visit(`/docs/${version}${METRICS}/pii/`);
    await expect(page.locator('#request-blocklist')).toContainText(blocklist);
    await expect(page.locator('#request-categories')).toHaveCount(categories);
  }
});

test('a redirect opens the page at its new path', async ({ page }) => {
  await page.goto('./docs/v3.3.0/summarization/');
  await expect(page).toHaveURL(new RegExp(`/docs/v3\\.3\\.0/${METRICS}/summarization/$`));
});
