import playwright from '../../playwright.config';
import { expect, startPage, test } from '../support/test';

// Playwright switches the back/forward cache off, and gives every worker the same launch options.
test.use({ launchOptions: { ...playwright.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

declare global {
  interface Window {
    /** Whether the page came back from the back/forward cache. */
    cameBack?: boolean;
  }
}

for (const [title, start] of [
  ['that was only read', false],
  ['that was used', true],
] as const) {
  test(`a page ${title} comes back from memory, as it was left`, async ({ page }) => {
    await page.goto('./docs/intro/');
    if (start) await startPage(page);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => (window.cameBack = persisted));
    });
    await page.goto('./robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => window.cameBack)).toBe(true);
    await startPage(page);
  });
}
