import { chromiumPath } from '@api-docs/kit/testing/launchChromium';

import playwright from '../playwright.config';
import { expect, hydrate, test } from '../support/test';

const executablePath = chromiumPath();

test.use({
  // The headless shell has no back/forward cache.
  ...(executablePath === undefined ? { channel: 'chromium' } : {}),
  launchOptions: {
    ...playwright.use?.launchOptions,
    ...(executablePath === undefined ? {} : { executablePath }),
    // Playwright turns the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

declare global {
  interface Window {
    isRestored?: boolean;
  }
}

test.describe('the back/forward cache', () => {
  for (const isHydrated of [false, true]) {
    test(`restores a page that was ${isHydrated ? '' : 'not '}hydrated`, async ({ page }) => {
      await page.goto('./docs/intro/');
      if (isHydrated) await hydrate(page);
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => (window.isRestored = persisted));
      });
      await page.goto('./robots.txt');
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => window.isRestored)).toBe(true);
      await hydrate(page);
    });
  }
});
