import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { PAGE_KINDS } from '../support/pages';
import { expect, test } from '../support/test';

/** Pages with prose, tables, code, cards and long names. */
const NARROW = [
  'metrics index',
  'metric page',
  'frozen page',
  'change-log',
  'reference landing',
  'operation page',
  'legacy operation page',
  'blog post',
] as const;

/** Tables and code that scroll sideways, and whether a reader gets to them with the keyboard and hears what they are. */
function scrollAreas(page: Page): Promise<{ tag: string; tabIndex: number; label: string | null }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        return /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      })
      .filter((element) => !element.querySelector('a, button, input, [tabindex="0"]') || element.tagName === 'TABLE')
      .map((element) => ({
        tag: element.tagName,
        tabIndex: (element as HTMLElement).tabIndex,
        label: element.getAttribute('aria-label'),
      })),
  );
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const kind of NARROW) {
    test(`${kind}: what scrolls sideways can be reached with the keyboard and has a name`, async ({ page, visit }) => {
      await visit(PAGE_KINDS[kind]);
      for (const area of await scrollAreas(page)) {
        expect(area).toMatchObject({ tabIndex: 0, label: expect.stringContaining('scrolls sideways') });
      }
    });
  }

  test('a wide table and long code scroll by arrow key', async ({ page, visit }) => {
    await visit('/docs/api/');
    for (const name of ['Table, scrolls sideways', 'Code, scrolls sideways']) {
      const area = page.locator(`main [aria-label="${name}"]:visible`).first();
      await area.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => area.evaluate((element) => element.scrollLeft), name).toBeGreaterThan(0);
    }
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('code that fits is no stop for the keyboard, and becomes one when the window gets narrow', async ({
    page,
    visit,
  }) => {
    await visit('/docs/api/');
    const address = page.locator('main pre', { hasText: brand.apiHost }).first();
    await expect(address).not.toHaveAttribute('tabindex');
    await page.setViewportSize({ width: 200, height: 640 });
    await expect(address).toHaveAttribute('tabindex', '0');
  });
});
