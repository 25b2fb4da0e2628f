import { chromiumPath } from '@api-docs/kit/testing/launchChromium';

import playwright from '../../playwright.config';
import { ignoreStatus404 } from '../support/sitePage';
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

test('the back/forward cache restores a page, hydrated or not', async ({ page, pageProblems }) => {
  for (const isHydrated of [false, true]) {
    await page.goto('./docs/intro/');
    if (isHydrated) await hydrate(page);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => (window.isRestored = persisted));
    });
    await page.goto('./robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => window.isRestored)).toBe(true);
    await hydrate(page);
  }
  // For the text file, Chromium asks the host for an icon.
  ignoreStatus404(pageProblems);
});
