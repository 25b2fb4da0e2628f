import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { holdRequests } from '../support/network';
import { sampleOf } from '../support/pages';
import { expect, hydrate, test } from '../support/test';

const METRIC = `/docs/understanding-${brand.slug}-metrics/faithfulness/`;

/** Returns the sum of all layout shifts of the page, as the browser reports them. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

const CASES = [METRIC, '/', '/docs/intro/', '/docs/api/metrics/v4alpha/pii/', '/blog/'].flatMap((route) =>
  [390, 1440].map((width) => [route, width] as const),
);

test.describe('a font that loads late', () => {
  for (const [route, width] of sampleOf(CASES, 10)) {
    test(`shifts nothing on ${route} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdRequests(page, '**/*.woff');
      // The load event waits for the font.
      await page.goto(`.${route}`, { waitUntil: 'domcontentloaded' });
      await hydrate(page);
      const isLoaded = () => page.evaluate(() => document.fonts.check('600 16px "Instrument Sans"'));
      expect(await isLoaded()).toBe(false);
      release();
      await page.evaluate(() => document.fonts.ready);
      expect(await isLoaded()).toBe(true);
      expect(await layoutShift(page)).toBe(0);
    });
  }
});
