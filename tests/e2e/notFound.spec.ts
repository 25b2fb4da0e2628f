import type { Page } from '@playwright/test';

import { KNOWN_PATHS_FILE } from '@api-docs/version-comparisons/NotFoundSuggestions/suggestPages';

import { brand } from '../../brand.config';
import { failRequests, holdRequests } from '../support/network';
import { sampleOf } from '../support/pages';
import { ignoreStatus404, overflow, title, watchLayout } from '../support/sitePage';
import { FROZEN, LATEST } from '../support/specifiedRoutes';
import { expect, hydrate, test as base } from '../support/test';

const METRICS = `/docs/understanding-${brand.slug}-metrics/`;

const test = base.extend({
  pageProblems: async ({ pageProblems }, use) => {
    await use(pageProblems);
    ignoreStatus404(pageProblems);
  },
});

const suggestions = (page: Page) => page.locator('main section').first();
const searchField = (page: Page) => page.locator('main').getByRole('searchbox');

test.describe('the not-found page', () => {
  for (const [what, route, reason, target] of [
    [
      'the latest version of a page that moved, for an unknown docs version',
      `/docs/v3.2.0/understanding-${brand.slug}-metrics/summarization/`,
      `The same page in docs ${LATEST}`,
      `${METRICS}v3-metrics-soon-to-be-deprecated/summarization/`,
    ],
    ['a page that moved', `${METRICS}Prompt_Manipulation/`, 'This page has moved', `${METRICS}prompt-injection/`],
  ] as const) {
    test(`suggests ${what}`, async ({ page, visit }) => {
      await visit(route);
      const item = suggestions(page).getByRole('listitem').filter({ hasText: reason }).first();
      await expect(item).toContainText(target);
      await item.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${brand.basePath.slice(0, -1)}${target}$`));
      await expect(title(page)).not.toHaveText('Page not found');
    });
  }

  test('hydrates below every section, says so if no page has a similar path, and searches for the words of the path', async ({
    page,
    visit,
  }) => {
    const sections = ['', 'docs/', ...FROZEN.map((version) => `docs/${version}/`), 'docs/next/', 'docs/api/', 'blog/'];
    for (const section of sampleOf(sections, 4)) {
      await visit(`/${section}qwertzuiop/asdfghjkl/`);
      await expect(title(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle(/^Page not found/);
      if (section !== '') continue;
      await expect(suggestions(page).getByRole('status')).toHaveText('No page has an address like this one.');
    }
    await expect(searchField(page)).toHaveValue('asdfghjkl');
    await searchField(page).fill('prompt sheild');
    await page.locator('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\/\?q=prompt\+sheild$/);
    await expect(page.locator('main').getByRole('link', { name: 'Prompt shield' }).first()).toBeVisible();
  });

  for (const width of sampleOf([390, 1440], 2)) {
    test(`shifts nothing when it suggests the page whose name is misspelled, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdRequests(page, `**/${KNOWN_PATHS_FILE}`);
      await page.goto(`.${METRICS}faithfullness/`);
      const shift = await watchLayout(page);
      await hydrate(page);
      release();
      await expect(suggestions(page).getByRole('status')).toHaveText(/pages have an address like this one\.$/);
      const first = suggestions(page).getByRole('listitem').first();
      await expect(first.locator('> :last-child')).toHaveText(`${METRICS}faithfulness/`);
      expect(await shift()).toBe(0);
      expect(await overflow(page)).toBe(0);
      await first.getByRole('link').click();
      await expect(title(page)).toHaveText('Faithfulness');
      await expect(page).toHaveTitle(/^Faithfulness/);
    });
  }

  for (const [what, pattern, message] of [
    ['the list of paths', `**/${KNOWN_PATHS_FILE}`, 'The list of pages did not load.'],
    ['the script that finds similar paths', /near-addresses.*\.js$/, undefined],
  ] as const) {
    test(`keeps its search and links without ${what}`, async ({ page, visit, pageProblems }) => {
      await failRequests(page, pattern);
      await visit('/docs/intros/');
      if (message) await expect(suggestions(page).getByRole('status')).toHaveText(message);
      await expect(searchField(page)).toHaveValue('intros');
      await expect(page.locator('main').getByRole('link', { name: 'Docs', exact: true })).toBeVisible();
      pageProblems.length = 0;
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown path is answered with status 404 and a search', async ({ page }) => {
    const response = await page.goto('./docs/no-such-page/');
    expect(response?.status()).toBe(404);
    await expect(title(page)).toHaveText('Page not found');
    await expect(searchField(page)).toBeVisible();
    await expect(suggestions(page)).toBeHidden();
  });
});
