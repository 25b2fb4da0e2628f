import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { fuzzUrls, type FuzzUrl } from '../support/fuzz/fuzzUrls';
import { SENTINEL } from '../support/fuzz/maliciousTexts';
import { isFull } from '../support/pages';
import { themeToggle, title } from '../support/sitePage';
import { expect, hydrate, test, type PageProblem } from '../support/test';

/** The pages that read their URL, and one of each kind that does not. */
const PAGES = [
  '/search/',
  '/',
  '/docs/intro/',
  `/docs/understanding-${brand.slug}-metrics/faithfulness/`,
  '/docs/api/metrics/v4alpha/faithfulness/',
  '/docs/change-log/',
  '/docs/next/intro/',
  '/blog/mdx-blog-post/',
] as const;

/** Several batches, so that all workers take part. Only the full run has them, because they take minutes. */
const BATCHES = isFull ? 8 : 0;

/** The browser's own message about the status of a page. */
const OWN_STATUS = /^Failed to load resource: .* status of 4(?:00|04|14)/;

function newProblems(pageProblems: PageProblem[]): string[] {
  return pageProblems.splice(0).flatMap(({ kind, text }) => (OWN_STATUS.test(text) ? [] : [`${kind}: ${text}`]));
}

/**
 * Runs in the browser: moves to a URL inside of the page, if any, waits until it is idle, and returns a line for each
 * effect of a malicious URL.
 */
async function urlProbe({ move, sentinel }: { move?: string; sentinel: string }): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  if (move !== undefined) {
    window.history.pushState(null, '', move);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }
  await frame();
  const isSearching = () =>
    document.querySelector('main [role="status"]')?.textContent.startsWith('Searching') === true;
  while (isSearching()) await frame();
  await frame();

  const problems: string[] = [];
  if (sentinel in window || sentinel in {}) problems.push('an injected script ran');
  if ('polluted' in {}) problems.push('the prototype of all objects has a new property');
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || heading.innerText.trim() === '' || !heading.checkVisibility()) problems.push('no heading is visible');
  const handlers = ['onerror', 'onload', 'onfocus', 'onclick', 'onmouseover'].map((name) => `[${name}]`);
  const links = ['javascript:', '//evil.invalid', 'https://evil.invalid'].map((start) => `[href^="${start}"]`);
  const elements = ['base', 'iframe', 'object', 'main script', 'main style'];
  const injected = document.querySelector([...handlers, ...links, ...elements].join());
  if (injected) problems.push(`the URL injected ${injected.outerHTML.slice(0, 120)}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth - clientWidth} px wider than the window`);
  return problems;
}

/** Opens a URL, waits for hydration and returns the problems of the page. */
async function load(page: Page, url: string): Promise<string[]> {
  const response = await page.goto(url, { waitUntil: 'commit' });
  // Without a response, the URL differs only by its hash from that of the open page.
  const status = response?.status() ?? 200;
  // The host rejected the URL and sent no page.
  if (status === 400 || status === 414) return [];
  if (status !== 200 && status !== 404) return [`status ${status}`];
  await hydrate(page);
  // The not-found page is rendered again. The probe reports a missing heading.
  await page
    .locator('main h1')
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  return page.evaluate(urlProbe, { sentinel: SENTINEL });
}

/** Returns a function that opens URLs; successive moves on one page load it once. */
function visitor(page: Page, root: string): (fuzzed: FuzzUrl) => Promise<string[]> {
  let opened = '';
  return async ({ url, by, page: from }) => {
    if (by === 'load') {
      opened = '';
      return load(page, root + url);
    }
    const problems = opened === from ? [] : await load(page, root + from);
    opened = from;
    return [...problems, ...(await page.evaluate(urlProbe, { move: root + url, sentinel: SENTINEL }))];
  };
}

test.describe('malicious and malformed URLs', () => {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    test(`run no script and show a page with a heading, batch ${batch}`, async ({ page, pageProblems, baseURL }) => {
      test.setTimeout(600_000);
      await page.route(/\.(?:png|svg|woff2)$/, (route) => route.abort('aborted'));
      const opened: string[] = [];
      page.on('dialog', (dialog) => {
        opened.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('popup', () => opened.push('a window opened'));
      const visit = visitor(page, baseURL?.replace(/\/$/, '') ?? '');
      const report: string[] = [];
      const fuzzed = fuzzUrls(PAGES).filter((_url, index) => index % BATCHES === batch);
      for (const item of fuzzed.sort((a, b) => a.by.localeCompare(b.by) || a.page.localeCompare(b.page))) {
        const found = await visit(item).catch((error: unknown) => [String(error)]);
        for (const problem of [...found, ...newProblems(pageProblems), ...opened.splice(0)])
          report.push(`${item.by} ${item.url.slice(0, 300)}: ${problem.slice(0, 400)}`);
      }
      expect(report).toEqual([]);
    });
  }
});

test('a page hydrates under the other URLs at which hosts serve it, with an unknown theme, and keeps a hash that cannot be decoded', async ({
  page,
  visit,
}) => {
  for (const route of ['/docs/intro/index.html', '/docs%2Fintro/']) {
    await visit(`${route}?docusaurus-theme=x&docusaurus-data-theme-choice=y`);
    await expect(page).toHaveURL(/\/docs\/intro\/\?/);
    await expect(title(page)).toHaveText(/^Introduction/);
    await expect(themeToggle(page).locator('svg').filter({ visible: true })).toHaveCount(1);
  }
  await page.evaluate(() => (window.location.hash = '100%'));
  await expect(page).toHaveURL(/#100%EF%BF%BD$/);
  await expect(title(page)).toBeVisible();
});

test('the not-found page hydrates at a URL that cannot be decoded', async ({ page, visit, pageProblems }) => {
  await visit('/docs/%ff%fe/');
  await expect(page.locator('main section').first().getByRole('status')).not.toBeEmpty();
  expect(newProblems(pageProblems)).toEqual([]);
});
