import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

const METRIC = `/docs/understanding-${brand.slug}-metrics/faithfulness/`;
const OPERATION = '/docs/api/metrics/v4alpha/faithfulness/';

/** What is there to be clicked, or leads elsewhere. */
const LEFT_OUT = [
  '.theme-announcement-bar',
  '.navbar',
  '.theme-doc-sidebar-container',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-desktop',
  '.theme-doc-toc-mobile',
  '.pagination-nav',
  '.theme-edit-this-page',
  '.footer',
  '.hash-link',
  'button',
  '[role="search"]',
  '.tabs__item:not(.tabs__item--active)',
];

/** The width of the text on A4, in pixels of a screen. */
const PAPER = { width: 680, height: 1000 };

async function put(page: Page, onPaper: boolean): Promise<void> {
  if (onPaper) await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: onPaper ? 'print' : 'screen' });
}

/** The address above the page: its text, and whether it takes up room. */
function printedAddress(page: Page): Promise<{ text: string; height: number }> {
  return page.evaluate(() => {
    const link = document.querySelector("link[hreflang='x-default']");
    if (!link) throw new Error('the page does not name its own address');
    const { content } = getComputedStyle(link, '::after');
    return { text: content.replaceAll('"', ''), height: link.getBoundingClientRect().height };
  });
}

test.describe('a page on paper', () => {
  for (const [kind, route] of [
    ['a metric page', METRIC],
    ['an operation page', OPERATION],
    ['a page of an old version', `/docs/v3.3.0/understanding-${brand.slug}-metrics/pii/`],
    ['a blog post', '/blog/mdx-blog-post/'],
  ] as const) {
    test(`${kind} leaves out what is there to be clicked, and keeps its text`, async ({ page, visit }) => {
      await visit(route);
      await put(page, true);
      for (const selector of LEFT_OUT) {
        expect(await page.locator(selector).filter({ visible: true }).count(), selector).toBe(0);
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });

    test(`${kind} shows its own address`, async ({ page, visit }) => {
      await visit(route);
      expect((await printedAddress(page)).height).toBe(0);
      await put(page, true);
      const { text, height } = await printedAddress(page);
      expect(text).toBe(`${brand.siteUrl}${brand.basePath.slice(0, -1)}${route}`);
      expect(height).toBeGreaterThan(8);
    });
  }

  for (const [version, route] of [
    ['v3.4.0', METRIC],
    ['next', '/docs/next/intro/'],
    ['v3.3.0', '/docs/v3.3.0/intro/'],
  ] as const) {
    test(`of docs ${version} shows its version`, async ({ page, visit }) => {
      await visit(route);
      await put(page, true);
      await expect(page.locator('article header').getByText(version)).toBeVisible();
    });
  }

  test('has the same colors after the dark mode as after the light one', async ({ page, visit }) => {
    const colors = () =>
      page.evaluate(() =>
        ['body', 'h1', 'main p', 'main table', 'pre', 'pre span', 'main a', 'main th'].map((selector) => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(`the page has no ${selector}`);
          const { color, backgroundColor, borderTopColor, colorScheme } = getComputedStyle(element);
          return { selector, color, backgroundColor, borderTopColor, colorScheme };
        }),
      );
    await visit(METRIC);
    await put(page, true);
    const afterLight = await colors();
    await put(page, false);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page
      .getByRole('button', { name: /Switch between dark and light mode/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await put(page, true);
    expect(await colors()).toEqual(afterLight);
  });

  test('wraps code and tables: nothing is cut off', async ({ page, visit }) => {
    for (const route of [METRIC, OPERATION]) {
      await visit(route);
      await put(page, true);
      const cut = await page
        .locator('main :is(pre, table, figure, ul, p)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40) ?? ''}`),
        );
      expect(cut, route).toEqual([]);
      await put(page, false);
    }
  });

  test('shows a sample in the chosen language, with its name', async ({ page, visit }) => {
    await visit(`${OPERATION}?lang=python`);
    await put(page, true);
    const shown = page.locator('[data-sample-language]').filter({ visible: true });
    const languages = await shown.evaluateAll((samples) =>
      samples.map((sample) => (sample as HTMLElement).dataset.sampleLanguage),
    );
    expect(new Set(languages)).toEqual(new Set(['python']));
    await expect(page.locator('figure [role="tab"]').filter({ visible: true }).first()).toHaveText('Python');
  });

  test('prints the address of a link that leads to another site', async ({ page, visit }) => {
    await visit('/markdown-page/');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'https://example.org/a';
      link.id = 'foreign';
      document.querySelector('main p')?.append(link);
    });
    await put(page, true);
    const after = await page.evaluate(
      () => getComputedStyle(document.getElementById('foreign') as Element, '::after').content,
    );
    expect(after).toContain('https://example.org/a');
  });

  test('keeps figures, rows of tables and headings whole, and opens what is folded', async ({ page, visit }) => {
    await visit(METRIC);
    await put(page, true);
    const breaks = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return [style('main figure').breakInside, style('main tr').breakInside, style('main h2').breakAfter];
    });
    expect(breaks).toEqual(['avoid', 'avoid', 'avoid']);
    await put(page, false);
    await visit('/docs/change-log/');
    await put(page, true);
    const folded = page.locator('main details:not([open])').first();
    await expect(folded.locator('> :nth-child(2)')).toBeVisible();
  });

  test('a metric page fits a few sheets of A4', async ({ page, visit }) => {
    await visit(METRIC);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(1);
    expect(sheets).toBeLessThanOrEqual(8);
  });
});
