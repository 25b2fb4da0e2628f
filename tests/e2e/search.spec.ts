import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const announced = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('status');
const active = (page: Page) => page.getByRole('option', { selected: true });

/** Requests for the index, whoever makes them. */
const INDEX = /search-index/;

async function open(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await box(page).pressSequentially(query);
}

async function find(page: Page, query: string): Promise<void> {
  await open(page, query);
  await expect(options(page).first()).toBeVisible();
  // Said only when the answer to the whole query is there.
  await expect(announced(page)).toContainText('result');
}

test.describe('the keys of the search box', () => {
  for (const [key, platform, hint] of [
    ['Control+k', 'X11; Linux x86_64', 'Ctrl K'],
    ['Meta+k', 'Macintosh; Intel Mac OS X 14_0', '⌘ K'],
  ] as const) {
    test(`the search box opens with ${key} on ${platform} and says so`, async ({ page, visit }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'userAgentData', { value: undefined });
        Object.defineProperty(navigator, 'userAgent', { value: `Mozilla/5.0 (${value})` });
      }, platform);
      await visit('/docs/intro/');
      await expect(page.getByText(hint, { exact: true })).toBeVisible();
      await page.keyboard.press(key);
      await expect(box(page)).toBeFocused();
    });
  }

  test('open it from a navbar that was scrolled away', async ({ page, visit }) => {
    await visit('/docs/change-log/');
    // The navbar hides on the way down: one scroll event has no way yet.
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 500);
    await expect(box(page)).not.toBeInViewport();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeInViewport();
  });

  test('do not open it while the reader types in another field', async ({ page, visit }) => {
    await visit(`/docs/understanding-${brand.slug}-metrics/`);
    const filter = page.getByRole('searchbox', { name: 'Filter the metrics' });
    await filter.focus();
    await page.keyboard.press('Control+k');
    await expect(filter).toBeFocused();
    await filter.blur();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  });

  test('down and up go round all suggestions, Home and End to the first and the last', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await find(page, 'score');
    await expect(active(page)).toHaveCount(0);
    const last = (await options(page).count()) - 1;
    for (let index = 0; index <= last; index += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(active(page)).toHaveCount(1);
      const id = await options(page).nth(index).getAttribute('id');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    }
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowUp', last],
      ['Home', 0],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    }
    await expect(options(page).nth(last)).toBeInViewport();
    await expect(box(page)).toBeFocused();
  });

  test('Home and End move the caret while no suggestion is active', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await find(page, 'score');
    await page.keyboard.press('Home');
    await expect.poll(() => box(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
    await expect(active(page)).toHaveCount(0);
  });

  test('Enter follows the active suggestion', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await find(page, 'score');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const address = await options(page).nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new URL(address ?? '', page.url()).href);
  });

  test('Enter follows the first hit when no suggestion is active, then the box is closed and empty', async ({
    page,
    visit,
  }) => {
    await visit('/docs/intro/');
    await find(page, 'faithfulness');
    await expect(announced(page)).toContainText('of');
    const address = await options(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new URL(address ?? '', page.url()).href);
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes the list and gives the focus back', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const link = page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Change-log' });
    await link.focus();
    await find(page, 'pii');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue('pii');
    await expect(options(page).first()).toBeVisible();
  });

  test('Tab closes the list and moves on', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await find(page, 'pii');
    await page.keyboard.press('Tab');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).not.toBeFocused();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });
});

test.describe('the list of suggestions', () => {
  test('shows at most 8 suggestions, their passages around 50 characters long, and the way to all results', async ({
    page,
    visit,
  }) => {
    await visit('/docs/intro/');
    await find(page, 'score');
    const hits = options(page).filter({ has: page.locator('mark, [class*="trail"]') });
    expect(await hits.count()).toBeLessThanOrEqual(8);
    const passages = await page.locator('[role="option"] [class*="excerpt"]').allTextContents();
    expect(passages.length).toBeGreaterThan(0);
    for (const passage of passages) expect(passage.length).toBeLessThanOrEqual(60);
    await expect(page.locator('[role="option"] [class*="trail"]').first()).not.toBeEmpty();
    await expect(options(page).last()).toHaveText(/^See all \d+ results$/);
    await options(page).last().click();
    await expect(page).toHaveURL(/\/search\/\?q=score$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText('result');
  });

  test('announces how many there are', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await find(page, 'score');
    await expect(announced(page)).toHaveText(/^[1-8] suggestions of \d+ results/);
    await box(page).fill('xyzzyqwv');
    await expect(announced(page)).toHaveText('No results');
  });

  test('says No results when it finds nothing, and offers pages that the arrow keys reach', async ({ page, visit }) => {
    await visit('/docs/v3.3.0/');
    await open(page, 'xyzzyqwv');
    await expect(page.locator('[class*="panel"]').getByText('No results', { exact: true })).toBeVisible();
    await expect(options(page).filter({ hasText: 'API reference' })).toHaveAttribute('href', /\/docs\/api\/$/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText('All metrics');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/docs/v3\\.3\\.0/understanding-${brand.slug}-metrics/$`));
  });

  test('says what it searched for instead of a misspelt word', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await find(page, 'faithfullness');
    await expect(page.getByText('Showing results for faithfulness', { exact: true })).toBeVisible();
  });

  test('is a list of links: with Ctrl a click opens a tab and the list stays', async ({ page, visit, context }) => {
    await visit('/docs/intro/');
    await find(page, 'pii');
    const tab = context.waitForEvent('page');
    await options(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    expect((await tab).url()).not.toBe('');
    await expect(options(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
  });

  test('closes with a click beside it', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await find(page, 'pii');
    await page.locator('article p').last().click();
    await expect(options(page)).toHaveCount(0);
  });

  for (const [where, route, own, foreign] of [
    ['of the page', '/docs/v3.3.0/', /\/docs\/(?:v3\.3\.0|api)\//, /\/docs\/(?!v3\.3\.0|api)/],
    ['read last', '/blog/', /\/docs\/(?:v3\.3\.0|api)\//, /\/docs\/(?!v3\.3\.0|api)/],
    ['read last, on the reference', '/docs/api/', /\/docs\/(?:v3\.3\.0|api)\//, /\/docs\/(?!v3\.3\.0|api)/],
  ] as const) {
    test(`is from the version ${where}`, async ({ page, visit }) => {
      await visit('/docs/intro/');
      const versions = page.locator('.navbar .dropdown').first();
      await versions.hover();
      await versions.getByRole('link', { name: 'v3.3.0' }).click();
      await expect(page).toHaveURL(/v3\.3\.0/);
      await visit(route);
      await find(page, 'summarization');
      const hits = await options(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hits[0]).toMatch(own);
      expect(hits.filter((address) => foreign.test(address))).toEqual([]);
      expect(hits.at(-1)).toContain('version=docs%2Fv3.3.0%2F');
    });
  }

  test('leads to the page and marks the words there, until the address loses them', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await find(page, 'reranker');
    await options(page).first().click();
    await expect(page).toHaveURL(/_highlight=rerank/i);
    await expect(page.locator('article mark').first()).toBeVisible();
    await page.locator('.theme-doc-sidebar-menu a[aria-current="page"]').click();
    await expect(page).not.toHaveURL(/_highlight/);
    await expect(page.locator('article mark')).toHaveCount(0);
  });

  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    test(`axe finds nothing on it, ${theme}, ${width} px wide`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(`/docs/intro/?docusaurus-theme=${theme}`);
      for (const [query, answer] of [
        ['score', /suggestions of/],
        ['xyzzyqwv', /^No results$/],
      ] as const) {
        await page.keyboard.press('Control+k');
        await box(page).fill(query);
        await expect(announced(page)).toHaveText(answer);
        await expect(options(page).first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await expect(active(page)).toHaveCount(1);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        );
        expect(found).toEqual([]);
      }
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the search is a button that opens a layer over the whole screen, and Cancel closes it', async ({
    page,
    visit,
  }) => {
    await visit('/docs/intro/');
    await expect(box(page)).toBeHidden();
    const opener = page.getByRole('button', { name: 'Open the search' });
    const size = await opener.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await opener.click();
    await expect(box(page)).toBeFocused();
    await box(page).fill('score');
    await expect(options(page).first()).toBeVisible();
    expect(await page.locator('[data-search="open"]').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(box(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the layer stays when the keyboard of the phone goes away', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await page.getByRole('button', { name: 'Open the search' }).click();
    await box(page).fill('score');
    await expect(options(page).first()).toBeVisible();
    await box(page).blur();
    await expect(options(page).first()).toBeVisible();
    await options(page).first().click();
    await expect(box(page)).toBeHidden();
    await expect(page).toHaveURL(/_highlight=/);
  });

  test('Tab does not open the layer on its way through the navbar', async ({ page, visit }) => {
    await visit('/docs/intro/');
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
    await expect(box(page)).toBeHidden();
  });
});

/** Holds the scripts of the page back until it is told to let them go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/js\/(?!search-worker)/, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

for (const width of [1280, 390]) {
  test.describe(`before the page is interactive, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('what is typed is kept, and answered as soon as it is', async ({ page }) => {
      const letGo = await holdScripts(page);
      const index = page.waitForRequest(INDEX);
      await page.goto('./docs/intro/', { waitUntil: 'commit' });
      await box(page).click();
      await page.keyboard.type('pii');
      await expect(box(page)).toHaveCSS('opacity', '1');
      await index;
      letGo();
      await expect(options(page).first()).toBeVisible();
      await expect(box(page)).toHaveValue('pii');
      await expect(box(page)).toBeFocused();
      expect(page.workers()).toHaveLength(1);
    });

    test('Enter leads to the search page', async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto('./docs/intro/', { waitUntil: 'commit' });
      await box(page).click();
      await page.keyboard.type('pii');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/\?q=pii$/);
      letGo();
      await expect(page.locator('main article a').first()).toBeVisible();
    });
  });
}

test.describe('the index', () => {
  test('is searched by the page itself where workers are forbidden', async ({ page, visit }) => {
    await page.addInitScript(() => {
      window.Worker = function Worker() {
        throw new DOMException('forbidden', 'SecurityError');
      } as never;
    });
    await visit('/docs/intro/');
    await find(page, 'faithfulness');
    expect(page.workers()).toHaveLength(0);
  });

  test('loads its index in a worker, on the first focus and not before', async ({ page, visit }) => {
    const indices: string[] = [];
    page.on('request', (request) => {
      if (INDEX.test(request.url())) indices.push(request.url());
    });
    await visit('/docs/intro/');
    await page.waitForTimeout(1_000);
    expect(indices).toEqual([]);
    expect(page.workers()).toHaveLength(0);
    await box(page).focus();
    await expect.poll(() => indices.length).toBeGreaterThan(0);
    expect(page.workers()).toHaveLength(1);
    const first = indices.length;
    await box(page).blur();
    await box(page).focus();
    await page.waitForTimeout(500);
    expect(indices).toHaveLength(first);
  });

  test('loads on hover too', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const index = page.waitForRequest(INDEX);
    await box(page).hover();
    await index;
  });

  test('that does not load is said, and Retry loads it', async ({ page, context, visit, troubles }) => {
    let isBroken = true;
    await context.route(INDEX, (route) => (isBroken ? route.fulfill({ status: 503 }) : route.continue()));
    await visit('/docs/intro/');
    await open(page, 'pii');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(page.getByRole('alert')).toContainText('did not load');
    isBroken = false;
    await page.keyboard.press('Tab');
    await expect(retry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    // The browser says so itself.
    expect(troubles.every(({ text }) => text.includes('503'))).toBe(true);
    troubles.length = 0;
  });

  test('answers late for a word that was typed on: only the last word is shown', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await page.keyboard.press('Control+k');
    await box(page).pressSequentially('toxicitypii', { delay: 0 });
    await box(page).fill('pii');
    await expect(options(page).first()).toBeVisible();
    await expect(options(page).last()).toHaveAttribute('href', /q=pii$/);
  });
});
