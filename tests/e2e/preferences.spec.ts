import type { Page } from '@playwright/test';

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

  const QUICK = ['home', 'metric page', 'operation page'];
  const kinds = Object.entries(DESIGNED_KINDS).filter(([kind]) => isFull || QUICK.includes(kind));

  for (const [kind, route] of kinds) {
    test(`nothing moves on ${kind}, not even a spinner`, async ({ page, visit, pageProblems }) => {
      await visit(route);
      ignoreStatus404(pageProblems);
      await addSpinner(page);
      expect(await movingParts(page)).toEqual([]);
    });
  }

  test('the back-to-top button does not scroll smoothly, and categories and the mobile sidebar open without an animation', async ({
    page,
    visit,
  }) => {
    await visit('/docs/intro/');
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

// `conditions.spec.ts` judges states, controls, drawings and the focus.
test('with forced colors, the parts of scales and the method badge have borders', async ({ page, visit }) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await visit(`${METRICS}toxicity/`);
    const parts = await page
      .locator('main ul:has(> li[style*="flex-basis"])')
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
    await visit(PAGE_KINDS['operation page']);
    const badge = page.locator('main').getByText('POST', { exact: true }).first();
    await expect(badge).toHaveCSS('border-top-style', 'solid');
  }
});
