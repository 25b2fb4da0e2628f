import type { Page } from '@playwright/test';

import { SCRIPTS } from '../support/network';
import { navbar, title } from '../support/sitePage';
import { expect, interact, test } from '../support/test';

/** Replaces the JSON that matches the pattern with null in all chunks, so that the rendering of the route throws. */
async function breakData(page: Page, pattern: RegExp): Promise<void> {
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    const body = source.replace(/JSON\.parse\((['"`])([\s\S]*?)\1\)/, (match, _quote, json: string) =>
      pattern.test(json) ? 'null' : match,
    );
    await route.fulfill({ response, body });
  });
}

test.describe('a page that crashes', () => {
  test.afterEach(({ page, pageProblems }) => {
    pageProblems.length = 0;
    return page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  for (const [where, pattern] of [
    ['inside the layout', /^\{"id":"intro"/],
    ['outside the layout', /^\{"docusaurus-plugin-content-docs"/],
  ] as const) {
    test(`${where} shows a titled error page with the error and a button to try again`, async ({ page }) => {
      await breakData(page, pattern);
      await page.goto('./docs/intro/');
      await interact(page);
      await expect(title(page)).toHaveText('This page crashed.');
      await expect(page).toHaveTitle(/^Page Error/);
      await expect(page.getByText(/Cannot read properties of null|doesn't have a default export/)).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(title(page)).toHaveText('This page crashed.');
      if (where === 'outside the layout') return;
      await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
      await expect(title(page)).toHaveText('Blog');
      await expect(page).toHaveTitle(/^Blog/);
    });
  }

  test('is rendered by Try again once the cause is gone', async ({ page, visit }) => {
    // Breaks one field of the parsed data until the event `repair`.
    await page.addInitScript(() => {
      const parse = JSON.parse.bind(JSON);
      let isDone = false;
      JSON.parse = ((text: string, reviver?: Parameters<typeof parse>[1]) => {
        const data = parse(text, reviver) as Record<string, unknown>;
        if (isDone || !text.startsWith('{"id":"intro"')) return data;
        isDone = true;
        let isBroken = true;
        addEventListener('repair', () => (isBroken = false));
        return Object.defineProperty(data, 'title', {
          get: () => {
            if (!isBroken) return 'Repaired';
            throw new Error('This error was made by a test.');
          },
        });
      }) as typeof JSON.parse;
    });
    await visit('/docs/intro/');
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page.getByText('This error was made by a test.')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('repair')));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).not.toHaveText('This page crashed.');
    await expect(page).not.toHaveTitle(/^Page Error/);
  });
});
