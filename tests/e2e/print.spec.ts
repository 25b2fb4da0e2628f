import type { Page } from '@playwright/test';

import { versionPath } from '@api-docs/kit/versions/docsVersions';

import { brand } from '../../brand.config';
import { sampleOf } from '../support/pages';
import { themeToggle, title } from '../support/sitePage';
import { LATEST, OLDEST } from '../support/specifiedRoutes';
import { expect, test } from '../support/test';

const METRIC = `/docs/understanding-${brand.slug}-metrics/faithfulness/`;
const OPERATION = '/docs/api/metrics/v4alpha/faithfulness/';

/** Controls, and links to other pages. */
const NOT_PRINTED = [
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

/** The text area of A4 in CSS pixels. */
const PAPER = { width: 680, height: 1000 };

async function usePaper(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
}

/** Returns the URL that is printed above the page, and its height in CSS pixels. */
function printedUrl(page: Page): Promise<{ text: string; height: number }> {
  return page.evaluate(() => {
    const link = document.querySelector("link[hreflang='x-default']");
    if (!link) throw new Error('the page has no link with its own URL');
    const { content } = getComputedStyle(link, '::after');
    return { text: content.replaceAll('"', ''), height: link.getBoundingClientRect().height };
  });
}

test.describe('a printed page', () => {
  const PAGES = [
    ['a metric page', METRIC, LATEST],
    ['an unreleased page', '/docs/next/intro/', 'next'],
    ['a page of the oldest version', `/${versionPath(OLDEST, LATEST)}understanding-${brand.slug}-metrics/pii/`, OLDEST],
    ['an operation page', OPERATION, undefined],
    ['a blog post', '/blog/mdx-blog-post/', undefined],
  ] as const;

  for (const [kind, route, version] of sampleOf(PAGES, 5)) {
    test(`has text, URL and version, but no controls, and nothing is clipped: ${kind}`, async ({ page, visit }) => {
      await visit(route);
      expect((await printedUrl(page)).height).toBe(0);
      await usePaper(page);
      for (const selector of NOT_PRINTED) {
        expect(await page.locator(selector).filter({ visible: true }).count(), selector).toBe(0);
      }
      await expect(title(page)).toBeVisible();
      if (version !== undefined) await expect(page.locator('article header').getByText(version)).toBeVisible();

      const { text, height } = await printedUrl(page);
      expect(text).toBe(`${brand.siteUrl}${brand.basePath.slice(0, -1)}${route}`);
      expect(height).toBeGreaterThan(8);

      const clipped = await page
        .locator('html, main :is(pre, table, figure, ul, p)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40) ?? ''}`),
        );
      expect(clipped).toEqual([]);
    });
  }

  test('has the colors of the light mode, breaks no figure, table row or heading, and fits a few sheets of A4', async ({
    page,
    visit,
  }) => {
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
    await usePaper(page);
    const light = await colors();
    const breaks = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return [style('main figure').breakInside, style('main tr').breakInside, style('main h2').breakAfter];
    });
    expect(breaks).toEqual(['avoid', 'avoid', 'avoid']);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(1);
    expect(sheets).toBeLessThanOrEqual(10);

    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await themeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await usePaper(page);
    expect(await colors()).toEqual(light);
  });

  test('shows its samples in the selected language, with its name, and the panels of other tabs, each below its label', async ({
    page,
    visit,
  }) => {
    await visit(`${OPERATION}?lang=python`);
    await usePaper(page);
    const languages = await page
      .locator('[data-sample-language]')
      .filter({ visible: true })
      .evaluateAll((samples) => samples.map((sample) => (sample as HTMLElement).dataset.sampleLanguage));
    expect(new Set(languages)).toEqual(new Set(['python']));
    await expect(page.locator('figure [role="tab"]').filter({ visible: true }).first()).toHaveText('Python');
    const examples = page.getByRole('tab', { name: 'Fully supported', includeHidden: true }).locator('xpath=../..');
    for (const panel of await examples.locator('> :nth-child(2) > [role=tabpanel]').all()) {
      await expect(panel).toBeVisible();
      const label = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(label).toBe(`"${await panel.getAttribute('aria-label')}"`);
    }
  });

  test('shows the URL of a link to another site, and the content of closed details', async ({ page, visit }) => {
    await visit('/docs/change-log/');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'https://example.org/a';
      link.id = 'foreign';
      document.querySelector('main p')?.append(link);
    });
    await usePaper(page);
    const after = await page.evaluate(
      () => getComputedStyle(document.getElementById('foreign') as Element, '::after').content,
    );
    expect(after).toContain('https://example.org/a');
    await expect(page.locator('main details:not([open])').first().locator('> :nth-child(2)')).toBeVisible();
  });
});
