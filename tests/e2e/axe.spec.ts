import AxeBuilder from '@axe-core/playwright';

import { routerPages } from '../support/pages';
import { expect, test } from '../support/test';

/** In `npm test` one page of each kind; in `npm run test:full` every page of the reference. */
const SOME = [
  '/docs/api/',
  '/docs/api/metrics/v4alpha/evaluate/',
  '/docs/api/metrics/v4alpha/faithfulness/',
  '/docs/api/metrics/v4alpha/pii/',
  '/docs/api/metrics/v4alpha/stability/',
  '/docs/api/safety/v3/faithfulness/',
];

const pages = process.env.TEST_FULL === 'true' ? routerPages().filter((route) => route.startsWith('/docs/api/')) : SOME;

for (const theme of ['light', 'dark']) {
  for (const route of pages) {
    test(`axe finds nothing on ${route} in ${theme} mode`, async ({ page, visit }) => {
      await visit(`${route}?docusaurus-theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
      expect(found).toEqual([]);
    });
  }
}
