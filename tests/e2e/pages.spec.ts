import { VISITED } from '../support/pages';
import { expect, test } from '../support/test';

for (const [kind, route] of VISITED) {
  test(`${kind}: hydrates without an error, has one h1 and fits the window`, async ({ page, visit }) => {
    await visit(route);
    await expect(page.locator('h1')).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('every page kind fits a phone', async ({ page, visit }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [kind, route] of VISITED) {
    await visit(route);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, kind).toBeLessThanOrEqual(0);
  }
});

test('an unknown address answers with status 404 and the not-found page', async ({ page, troubles }) => {
  const response = await page.goto('./docs/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  // The browser itself logs the status of the page.
  expect(troubles.map(({ text }) => text)).toEqual([expect.stringContaining('404')]);
  troubles.length = 0;
});

test('the page fixture sees a deliberate console error, page error and foreign request', async ({
  page,
  visit,
  troubles,
}) => {
  await visit('/');
  await page.evaluate(() => {
    window.console.error('deliberate');
    setTimeout(() => {
      throw new Error('deliberate');
    });
    void fetch('https://foreign.invalid/').catch(() => undefined);
  });
  await expect
    .poll(() => new Set(troubles.map(({ kind }) => kind)))
    .toEqual(new Set(['console', 'page error', 'foreign request', 'failed request']));
  troubles.length = 0;
});
