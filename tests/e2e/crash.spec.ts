import type { Page } from '@playwright/test';

import { expect, signOfReader, test } from '../support/test';

/** Spoils the data of a route, so that rendering it throws: the chunk that holds a certain text exports null instead. */
async function spoilChunk(page: Page, holds: RegExp): Promise<void> {
  await page.route(/\/assets\/js\/.+\.js$/, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    const spoiled = source.replace(/JSON\.parse\((['"`])([\s\S]*?)\1\)/, (match, _quote, json: string) =>
      holds.test(json) ? 'null' : match,
    );
    await route.fulfill({ response, body: spoiled });
  });
}

test.describe('a page that crashes', () => {
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  for (const [where, holds] of [
    ['inside the layout', /^\{"id":"intro"/],
    ['outside the layout', /^\{"docusaurus-plugin-content-docs"/],
  ] as const) {
    test(`${where} says so in title and text, shows the error and offers to try again`, async ({ page, troubles }) => {
      await spoilChunk(page, holds);
      await page.goto('./docs/intro/');
      await signOfReader(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      await expect(page).toHaveTitle(/^Page Error/);
      await expect(page.getByText(/Cannot read properties of null|doesn't have a default export/)).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      const again = page.getByRole('button', { name: 'Try again' });
      await again.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      troubles.length = 0;
    });
  }

  test('comes back with Try again once the cause is gone', async ({ page, visit, troubles }) => {
    // The first search for this key breaks; the route's own data stay whole.
    await page.addInitScript(() => {
      const parse = JSON.parse.bind(JSON);
      let spoiled = false;
      JSON.parse = ((text: string, reviver?: Parameters<typeof parse>[1]) => {
        if (!spoiled && text.startsWith('{"id":"intro"')) {
          spoiled = true;
          const data = parse(text) as Record<string, unknown>;
          let isBroken = true;
          Object.defineProperty(data, 'title', {
            get: () => {
              if (!isBroken) return 'Mended';
              throw new Error('This error was made by a test.');
            },
          });
          addEventListener('mend', () => (isBroken = false));
          return data;
        }
        return parse(text, reviver) as unknown;
      }) as typeof JSON.parse;
    });
    await visit('/docs/intro/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(page.getByText('This error was made by a test.')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('mend')));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page crashed.');
    await expect(page).not.toHaveTitle(/^Page Error/);
    troubles.length = 0;
  });

  test('leaves the navbar, from which the reader goes on', async ({ page, troubles }) => {
    await spoilChunk(page, /^\{"id":"intro"/);
    await page.goto('./docs/intro/');
    await signOfReader(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await expect(page).toHaveTitle(/^Blog/);
    troubles.length = 0;
  });
});
