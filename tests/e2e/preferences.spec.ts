import type { Locator, Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { DESIGNED_KINDS, PAGE_KINDS, isFull } from '../support/pages';
import { ignoreStatus404, mobileSidebarToggle, openMobileSidebar, sidebar } from '../support/sitePage';
import { expect, test } from '../support/test';

const METRICS = `/docs/understanding-${brand.slug}-metrics/`;

/** Returns every element and pseudo-element with a visible transition or animation. */
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

function addSpinner(page: Page): Promise<void> {
  return page.evaluate(() => {
    const spinner = document.createElement('div');
    spinner.className = 'load-spinner';
    document.body.append(spinner);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const QUICK = ['home', 'metric page', 'operation page', 'search page with results', 'blog list'];
  const kinds = Object.entries(DESIGNED_KINDS).filter(([kind]) => isFull || QUICK.includes(kind));

  for (const [kind, route] of kinds) {
    test(`nothing moves on ${kind}, not even a spinner`, async ({ page, visit, pageProblems }) => {
      await visit(route);
      ignoreStatus404(pageProblems);
      await addSpinner(page);
      expect(await movingParts(page)).toEqual([]);
    });
  }

  test('the back-to-top button does not scroll smoothly', async ({ page, visit }) => {
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

  test('another theme and text size reach every element at once', async ({ page, visit }) => {
    await visit(`${METRICS}faithfulness/`);
    const running = await page.evaluate(() => {
      const { documentElement: root } = document;
      root.dataset.theme = 'dark';
      root.style.fontSize = '200%';
      return document.getAnimations().length;
    });
    expect(running).toBe(0);
  });

  test('categories and the mobile sidebar open and close without an animation', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const category = sidebar(page).getByRole('button', { name: /Quickstart portal/ });
    const link = sidebar(page).getByRole('link', { name: 'Optimization hub' });
    await category.click();
    await expect(link).toBeVisible();
    // The theme resets the height at the end of the transition.
    await expect(sidebar(page).locator('ul').first()).toHaveAttribute('style', /height: auto/);
    await category.click();
    await expect(link).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await mobileSidebarToggle(page).click();
    await expect(openMobileSidebar(page)).toHaveCount(1);
    const durations = await page.evaluate(() =>
      document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration)),
    );
    expect(durations.filter((duration) => duration > 1)).toEqual([]);
  });
});

test('without a preference, the spinner moves', async ({ page, visit }) => {
  await visit('/docs/intro/');
  await addSpinner(page);
  expect(await movingParts(page)).toContain('DIV.load-spinner::before');
});

test.describe('with forced colors', () => {
  const PALETTES = ['dark', 'light'] as const;

  const useColors = (page: Page, colorScheme: (typeof PALETTES)[number]) =>
    page.emulateMedia({ colorScheme, forcedColors: 'active' });

  /** Returns the number of colors that fill at least 1 % of an element's pixels. */
  async function countColors(page: Page, element: Locator): Promise<number> {
    await element.scrollIntoViewIfNeeded();
    const png = (await element.screenshot()).toString('base64');
    const shares = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('the browser has no 2D canvas');
      context.drawImage(image, 0, 0);
      const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
      const seen: Record<string, number> = {};
      for (let at = 0; at < bytes.length; at += 4) {
        const color = bytes.slice(at, at + 3).join();
        seen[color] = (seen[color] ?? 0) + 4 / bytes.length;
      }
      return Object.values(seen);
    }, png);
    return shares.filter((share) => share > 0.01).length;
  }

  test('score bars and scales are visible', async ({ page, visit }) => {
    await visit(`${METRICS}toxicity/`);
    for (const palette of PALETTES) {
      await useColors(page, palette);
      expect(
        await countColors(page, page.locator('main li:has(> svg > rect) > svg').first()),
        palette,
      ).toBeGreaterThanOrEqual(2);
      const parts = await page
        .locator('main ul:has(> li[style*="--share"])')
        .first()
        .locator('> li')
        .evaluateAll((items) =>
          items.map((item) => {
            const { borderTopColor, borderRightColor, borderRightWidth, backgroundColor } = getComputedStyle(item);
            const isVisible = borderTopColor !== backgroundColor;
            return { isVisible, isSeparate: borderRightColor !== borderTopColor, borderRightWidth };
          }),
        );
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) expect(part).toEqual({ isVisible: true, isSeparate: true, borderRightWidth: '2px' });
    }
  });

  test('the method badge, the selected tab, the current page and the focus are visible', async ({ page, visit }) => {
    await visit(PAGE_KINDS['operation page']);
    for (const palette of PALETTES) {
      await useColors(page, palette);
      const badge = page.locator('main').getByText('POST', { exact: true }).first();
      await expect(badge).toHaveCSS('border-top-style', 'solid');
      expect(await countColors(page, badge), palette).toBeGreaterThanOrEqual(2);

      const borderColor = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).borderBottomColor);
      const tabs = page.locator('figure [role="tablist"]').first();
      expect(await borderColor(tabs.locator('[aria-selected="true"]'))).not.toBe(
        await borderColor(tabs.locator('[aria-selected="false"]').first()),
      );

      await expect(sidebar(page).locator('a[aria-current="page"]')).toHaveCSS('text-decoration-line', 'underline');
      await expect(sidebar(page).locator('a:not([aria-current])').first()).toHaveCSS('text-decoration-line', 'none');

      for (const target of [
        page.locator('main .markdown').getByRole('link').first(),
        page.locator('main').getByRole('button', { name: /Build a request/ }),
        page.locator('figure [role="tab"]').first(),
        sidebar(page).getByRole('link').first(),
        page.locator('.navbar').getByRole('combobox'),
      ]) {
        await page.keyboard.press('Tab');
        await target.focus();
        const { style, width, color, background } = await target.evaluate((element) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
          return {
            style: outlineStyle,
            width: Number.parseFloat(outlineWidth),
            color: outlineColor,
            background: getComputedStyle(document.documentElement).backgroundColor,
          };
        });
        const name = `${String(target)}, ${palette}`;
        expect(style, name).not.toBe('none');
        expect(width, name).toBeGreaterThanOrEqual(1);
        expect(color, name).not.toBe(background);
      }
    }
  });

  test('the text of figures is visible', async ({ page, visit }) => {
    await visit(PAGE_KINDS.intro);
    for (const palette of PALETTES) {
      await useColors(page, palette);
      const text = page.locator('main .figure svg text').filter({ visible: true }).first();
      const [fill, background] = await text.evaluate((element) => [
        getComputedStyle(element).fill,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
      expect(fill, palette).not.toBe(background);
    }
  });
});
