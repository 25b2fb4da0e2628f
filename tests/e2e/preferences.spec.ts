import type { Locator, Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { PAGE_KINDS } from '../support/pages';
import { expect, test } from '../support/test';

const METRICS = `/docs/understanding-${brand.slug}-metrics/`;

/** Every element, and what stands before and after it, whose transition or animation would be seen. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((part) => Number.parseFloat(part)));
    return [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after']
        .filter((pseudo) => {
          const { transitionDuration, transitionDelay, animationName } = getComputedStyle(element, pseudo);
          return seconds(transitionDuration) + seconds(transitionDelay) > 0.001 || animationName !== 'none';
        })
        .map((pseudo) => `${element.tagName}.${element.className.toString()}${pseudo ?? ''}`),
    );
  });
}

test.describe('a reader who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const kind of ['home', 'metric page', 'operation page', 'search page', 'blog index'] as const) {
    test(`gets none on ${kind}`, async ({ page, visit }) => {
      await visit(PAGE_KINDS[kind]);
      expect(await movingParts(page)).toEqual([]);
    });
  }

  test('is at the top of the page at once', async ({ page, visit }) => {
    await visit(`${METRICS}faithfulness/`);
    await page.mouse.wheel(0, 2_500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_500);
    await page.mouse.wheel(0, -200);
    const button = page.locator('.theme-back-to-top-button');
    await expect(button).toBeVisible();
    const positions = await button.evaluate(async (element) => {
      (element as HTMLButtonElement).click();
      const seen = [window.scrollY];
      await new Promise(requestAnimationFrame);
      seen.push(window.scrollY);
      return seen;
    });
    expect(positions).toEqual([0, 0]);
  });

  test('sees categories, details and the mobile sidebar open at once', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const menu = page.locator('.theme-doc-sidebar-menu').first();
    await menu.getByRole('button', { name: /Quickstart portal/ }).click();
    await expect(menu.getByRole('link', { name: 'Optimization hub' })).toBeVisible();
    // The theme gives the height free when the transition has ended.
    await expect(menu.locator('ul').first()).toHaveAttribute('style', /height: auto/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    const long = await page.evaluate(
      () =>
        document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
          .length,
    );
    expect(long).toBe(0);
  });

  test('sees a spinner that stands still', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await page.evaluate(() => {
      const spinner = document.createElement('div');
      spinner.className = 'load-spinner';
      document.body.append(spinner);
    });
    expect(await movingParts(page)).toEqual([]);
  });
});

test('a reader who asks for nothing sees the spinner swing', async ({ page, visit }) => {
  await visit('/docs/intro/');
  await page.evaluate(() => {
    const spinner = document.createElement('div');
    spinner.className = 'load-spinner';
    document.body.append(spinner);
  });
  expect(await movingParts(page)).toContain('DIV.load-spinner::before');
});

/** Colors of the pixels of an element, as the reader sees them, with their share in percent. */
async function paintedColors(page: Page, element: Locator): Promise<Map<string, number>> {
  const png = (await element.screenshot()).toString('base64');
  const counts = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
    const seen: Record<string, number> = {};
    for (let at = 0; at < bytes.length; at += 4) {
      const color = bytes.slice(at, at + 3).join();
      seen[color] = (seen[color] ?? 0) + 400 / bytes.length;
    }
    return seen;
  }, png);
  return new Map(Object.entries(counts).filter(([, share]) => share > 1));
}

for (const [palette, colorScheme] of [
  ['dark', 'dark'],
  ['light', 'light'],
] as const) {
  test.describe(`in a reader's own colors, ${palette}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } });

    test('the bars and scales of scores are drawn', async ({ page, visit }) => {
      await visit(`${METRICS}toxicity/`);
      const bar = page.locator('main li:has(> svg > rect) > svg').first();
      await bar.scrollIntoViewIfNeeded();
      expect((await paintedColors(page, bar)).size).toBeGreaterThanOrEqual(2);
      const bands = page.locator('main ul:has(> li[style*="--share"])').first();
      await bands.scrollIntoViewIfNeeded();
      const parts = await bands.locator('> li').evaluateAll((items) =>
        items.map((item) => {
          const { borderTopColor, borderRightColor, borderRightWidth, backgroundColor } = getComputedStyle(item);
          return {
            drawn: borderTopColor !== backgroundColor,
            parted: borderRightColor !== borderTopColor,
            borderRightWidth,
          };
        }),
      );
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) expect(part).toEqual({ drawn: true, parted: true, borderRightWidth: '2px' });
    });

    test('the method of an operation is a badge, and the chosen tab differs', async ({ page, visit }) => {
      await visit(PAGE_KINDS['operation page']);
      const badge = page.locator('main').getByText('POST', { exact: true }).first();
      await expect(badge).toHaveCSS('border-top-style', 'solid');
      expect((await paintedColors(page, badge)).size).toBeGreaterThanOrEqual(2);
      const borderOf = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).borderBottomColor);
      const tabs = page.locator('figure [role="tablist"]').first();
      const chosen = await borderOf(tabs.locator('[aria-selected="true"]'));
      const other = await borderOf(tabs.locator('[aria-selected="false"]').first());
      expect(chosen).not.toBe(other);
    });

    test('the page that the reader is on is marked in the sidebar', async ({ page, visit }) => {
      await visit(PAGE_KINDS['operation page']);
      const menu = page.locator('.theme-doc-sidebar-menu').first();
      await expect(menu.locator('a[aria-current="page"]')).toHaveCSS('text-decoration-line', 'underline');
      await expect(menu.locator('a:not([aria-current])').first()).toHaveCSS('text-decoration-line', 'none');
    });

    test('the focus is seen on links, buttons, tabs and fields', async ({ page, visit }) => {
      await visit(PAGE_KINDS['operation page']);
      for (const target of [
        page.locator('main .markdown').getByRole('link').first(),
        page.locator('main').getByRole('button', { name: /Build a request/ }),
        page.locator('figure [role="tab"]').first(),
        page.locator('.theme-doc-sidebar-menu').getByRole('link').first(),
        page.locator('.navbar').getByRole('combobox'),
      ]) {
        await page.keyboard.press('Tab');
        await target.focus();
        const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = await target.evaluate((element) => {
          const style = getComputedStyle(element);
          const body = getComputedStyle(document.body);
          return {
            outlineStyle: style.outlineStyle,
            outlineWidth: Number.parseFloat(style.outlineWidth),
            outlineColor: style.outlineColor,
            backgroundColor: body.backgroundColor,
          };
        });
        const what = String(target);
        expect(outlineStyle, what).not.toBe('none');
        expect(outlineWidth, what).toBeGreaterThanOrEqual(1);
        expect(outlineColor, what).not.toBe(backgroundColor);
      }
    });

    test('the pictures keep their words and lines', async ({ page, visit }) => {
      await visit(PAGE_KINDS['shield page']);
      const words = page.locator('main .figure svg text').filter({ visible: true }).first();
      if ((await words.count()) === 0) return;
      await words.scrollIntoViewIfNeeded();
      const [fill, background] = await words.evaluate((element) => [
        getComputedStyle(element).fill,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect(fill).not.toBe(background);
    });
  });
}
