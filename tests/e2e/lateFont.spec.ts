import { brand } from '../../brand.config';
import { holdRequests } from '../support/network';
import { sampleOf } from '../support/pages';
import { watchLayout } from '../support/sitePage';
import { expect, hydrate, test } from '../support/test';

const METRIC = `/docs/understanding-${brand.slug}-metrics/faithfulness/`;

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
      const shift = await watchLayout(page);
      await hydrate(page);
      const isLoaded = () => page.evaluate(() => document.fonts.check('600 16px "Instrument Sans"'));
      expect(await isLoaded()).toBe(false);
      release();
      await page.evaluate(() => document.fonts.ready);
      expect(await isLoaded()).toBe(true);
      expect(await shift()).toBe(0);
    });
  }
});
