import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { announcedAfter, stopClock, typeSteadily } from '../support/announcements';
import { show, type Appearance } from '../support/appearance/appearance';
import { axeFindings } from '../support/axe';
import { holdRequests, recordRequests } from '../support/network';
import { isFull, sampleOf } from '../support/pages';
import { sidebar, title, versions } from '../support/sitePage';
import { FROZEN, OLDEST } from '../support/specifiedRoutes';
import { expect, test } from '../support/test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const active = (page: Page) => page.getByRole('option', { selected: true });

/** The files of the index. */
const INDEX = /search-index/;

/** What a key press has; without `view`, a window, in whose type the compiler would find no end. */
type Press = Omit<KeyboardEventInit, 'view'> & { keyCode?: number };

/** Presses a key with what no keyboard of the test has. */
async function press(page: Page, init: Press): Promise<void> {
  await page.evaluate(
    (event) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...event }),
      ),
    init,
  );
}

async function open(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await box(page).pressSequentially(query);
}

/** Waits for the answer to the whole query: while a reader types, the list shows the answer before. */
async function isAnswered(page: Page): Promise<void> {
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  await expect(options(page).first()).toBeVisible();
}

async function find(page: Page, query: string): Promise<void> {
  await open(page, query);
  await isAnswered(page);
}

/** Runs axe on the open box; in the full run in both themes. */
async function passesAxe(page: Page, shown: Appearance): Promise<void> {
  for (const theme of isFull ? (['light', 'dark'] as const) : [shown.theme]) {
    await show(page, { ...shown, theme });
    await expect(active(page)).toHaveCount(1);
    expect(await axeFindings(page, '.navbar'), theme).toEqual([]);
  }
}

/** Opens the box of a page without scripts, types into it, and waits for the suggestions once the scripts load. */
async function answersLater(page: Page, release: () => void, openBox: () => Promise<void>): Promise<void> {
  const index = page.waitForRequest(INDEX);
  await openBox();
  await page.keyboard.type('pii');
  await expect(box(page)).toHaveValue('pii');
  await expect(box(page)).toHaveCSS('opacity', '1');
  await index;
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue('pii');
  await expect(box(page)).toBeFocused();
  expect(page.workers()).toHaveLength(1);
}

test.describe('the keys of the search box', () => {
  const setPlatform = (page: Page, platform: string) =>
    page.addInitScript((value) => {
      Object.defineProperty(navigator, 'userAgentData', { value: undefined });
      Object.defineProperty(navigator, 'userAgent', { value: `Mozilla/5.0 (${value})` });
    }, platform);

  test('open it, as its hint says, with other layouts, too, and not from another field', async ({ page, visit }) => {
    await setPlatform(page, 'X11; Linux x86_64');
    await visit(`/docs/understanding-${brand.slug}-metrics/`);
    await expect(page.getByText('Ctrl K', { exact: true })).toBeVisible();
    const filter = page.getByRole('searchbox', { name: 'Filter the metrics' });
    await filter.focus();
    await page.keyboard.press('Control+k');
    await expect(filter).toBeFocused();
    await filter.blur();
    for (const key of ['k', 'л', 'κ']) {
      await press(page, { key, code: 'KeyK', ctrlKey: true });
      await expect(box(page)).toBeFocused();
      await box(page).blur();
    }
    // The navbar hides at the second scroll event, which tells the direction.
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 500);
    await expect(box(page)).not.toBeInViewport();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeInViewport();
    await expect(box(page)).toBeFocused();
  });

  test('open it on a Mac, as its hint says, and move through the suggestions unless an input method has them', async ({
    page,
    visit,
  }) => {
    await setPlatform(page, 'Macintosh; Intel Mac OS X 14_0');
    await visit('/docs/intro/');
    await expect(page.getByText('⌘ K', { exact: true })).toBeVisible();
    await page.keyboard.press('Meta+k');
    await expect(box(page)).toBeFocused();
    await box(page).pressSequentially('score');
    await isAnswered(page);
    await page.keyboard.press('Home');
    await expect.poll(() => box(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
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
      ['Home', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(options(page).nth(index)).toBeInViewport();
    }
    // While a text is composed, and when Safari ends that.
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      for (const composing of [{ isComposing: true }, { keyCode: 229 }]) await press(page, { key, ...composing });
      await expect(page).toHaveURL(/\/docs\/intro\/$/);
      await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toBeFocused();
    }
    const href = await options(page).nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new URL(href ?? '', page.url()).href);
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the list of suggestions', () => {
  test('loads its index once, when the pointer comes, and closes with Escape, Tab and a click outside, not with Ctrl and a click', async ({
    page,
    visit,
    context,
  }) => {
    const requests = recordRequests(page, INDEX);
    await visit('/docs/intro/');
    await page.waitForTimeout(500);
    expect([requests, page.workers()]).toEqual([[], []]);
    await box(page).hover();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    const first = requests.length;

    const link = sidebar(page).getByRole('link', { name: 'Change-log' });
    await link.focus();
    await find(page, 'pii');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue('pii');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).not.toBeFocused();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

    await page.keyboard.press('Control+k');
    const tab = context.waitForEvent('page');
    await options(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    expect((await tab).url()).not.toBe('');
    await expect(options(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    await title(page).click({ position: { x: 5, y: 5 } });
    await expect(options(page)).toHaveCount(0);
    expect([requests.length, page.workers().length]).toEqual([first, 1]);
  });

  test('answers the last query with at most 8 short passages and a link to all results', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await stopClock(page);
    await open(page, '');
    const results = [expect.stringMatching(/^(The first [1-8] of )?\d+ results$/)];
    expect(await announcedAfter(page, () => typeSteadily(box(page), 'toxicity'))).toEqual(results);
    await box(page).pressSequentially('pii');
    expect(await announcedAfter(page, () => box(page).fill('score'))).toEqual(results);
    await page.clock.resume();
    await expect(options(page).last()).toHaveAttribute('href', /q=score$/);
    const hits = options(page).filter({ has: page.locator('mark, .muted') });
    expect(await hits.count()).toBeLessThanOrEqual(8);
    const passages = await page.locator('[role="option"] > div:not(.muted)').allTextContents();
    expect(passages.length).toBeGreaterThan(0);
    for (const passage of passages) expect(passage.length).toBeLessThanOrEqual(60);
    await expect(page.locator('[role="option"] > .muted').first()).not.toBeEmpty();
    await expect(options(page).last()).toHaveText(/^See all \d+ results$/);
    await page.keyboard.press('ArrowDown');
    await passesAxe(page, { theme: 'light', width: 1280 });
    await options(page).last().click();
    await expect(page).toHaveURL(/\/search\/\?q=score$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText('result');
  });

  test('comes from the version that was read last, also on the blog and the reference', async ({ page, visit }) => {
    test.skip(FROZEN.length === 0, 'there is no old version');
    await visit('/docs/intro/');
    await versions(page).hover();
    await versions(page).getByRole('link', { name: OLDEST }).click();
    await expect(page).toHaveURL(new RegExp(OLDEST));
    for (const route of sampleOf(['/blog/', `/docs/${OLDEST}/`, '/docs/api/'], 2)) {
      await visit(route);
      await expect(versions(page)).toContainText(OLDEST);
      await find(page, 'summarization');
      const hits = await options(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hits[0], route).toMatch(new RegExp(`/docs/(?:${OLDEST}|api)/`));
      expect(
        hits.filter((href) => new RegExp(`/docs/(?!${OLDEST}|api)`).test(href)),
        route,
      ).toEqual([]);
      expect(hits.at(-1), route).toContain(`version=docs%2F${OLDEST}%2F`);
    }
  });

  test('says No results if nothing matches, once, and suggests pages that the arrow keys reach', async ({
    page,
    visit,
  }) => {
    test.skip(FROZEN.length === 0, 'there is no old version');
    await visit(`/docs/${OLDEST}/`);
    await stopClock(page);
    const message = 'No results for “xyzzyqwv”';
    expect(await announcedAfter(page, () => open(page, 'xyzzyqwv'))).toEqual([message]);
    const repeat = async () => {
      await box(page).fill('xyzzyqwv ');
      await page.clock.runFor(1_000);
      for (const query of ['', 'xyzzyqwv']) await box(page).fill(query);
    };
    expect(await announcedAfter(page, repeat)).toEqual([message]);
    await page.clock.resume();
    await expect(page.locator('[class*="panel"]').getByText(message, { exact: true })).toBeVisible();
    await expect(options(page).filter({ hasText: 'API reference' })).toHaveAttribute('href', /\/docs\/api\/$/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText('All metrics');
    await passesAxe(page, { theme: 'dark', width: 390 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/docs/${OLDEST}/understanding-${brand.slug}-metrics/$`));
  });

  test('links to pages that mark whole words which the suggestion shows, also in other forms, until the URL drops them', async ({
    page,
    visit,
  }) => {
    for (const query of [...sampleOf(['ai', 'is it on by default', 'chunk id'], 3), 'reranker']) {
      // Not the page of the query before, which has marks.
      await visit('/docs/intro/');
      await find(page, query);
      const first = options(page).first();
      const shown = (await first.locator('mark').allTextContents()).map((word) => word.toLowerCase());
      expect(shown).not.toEqual([]);
      const href = (await first.getAttribute('href')) ?? '';
      await first.click();
      await expect(page).toHaveURL(new URL(href, page.url()).href);
      await expect(page.locator('article mark:not([class])').first()).toBeVisible();
      const marks = await page.locator('article mark:not([class])').evaluateAll((all) =>
        all.map((mark) => ({
          word: mark.textContent.toLowerCase(),
          around: `${mark.previousSibling?.textContent?.at(-1) ?? ''} ${mark.nextSibling?.textContent?.[0] ?? ''}`,
        })),
      );
      // Other forms of a word, such as its plural, start as it does.
      const starts = shown.map((word) => word.slice(0, 3));
      expect(marks.filter(({ word }) => !starts.includes(word.slice(0, 3)))).toEqual([]);
      expect(marks.filter(({ around }) => /\p{L}/u.test(around))).toEqual([]);
    }
    await expect(page).toHaveURL(/_highlight=rerank/i);
    await sidebar(page).locator('a[aria-current="page"]').click();
    await expect(page).not.toHaveURL(/_highlight/);
    await expect(page.locator('article mark')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const opener = (page: Page) => page.getByRole('button', { name: 'Open the search' });

  test('the search button, and not Tab, opens a layer over the whole screen, which stays until Cancel or a choice', async ({
    page,
    visit,
  }) => {
    await visit('/docs/intro/');
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
    await expect(box(page)).toBeHidden();
    const size = await opener(page).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await opener(page).click();
    await expect(box(page)).toBeFocused();
    await box(page).fill('score');
    await expect(options(page).first()).toBeVisible();
    expect(await page.locator('[data-search="open"]').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(box(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await box(page).fill('score');
    await expect(options(page).first()).toBeVisible();
    await box(page).blur();
    await expect(options(page).first()).toBeVisible();
    await options(page).first().click();
    await expect(box(page)).toBeHidden();
    await expect(page).toHaveURL(/_highlight=/);
  });
});

test.describe('before hydration', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await holdRequests(page, /\/assets\/js\/(?!search-worker)/);
    await page.goto('./docs/intro/', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
  });

  test('Ctrl and K open the search box with every layout, and text typed there is answered later', async ({ page }) => {
    await answersLater(page, release, async () => {
      for (const key of ['л', 'k']) {
        await box(page).blur();
        await press(page, { key, code: 'KeyK', ctrlKey: true });
        await expect(box(page)).toBeFocused();
      }
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 } });

    test('a click opens the search box, and text typed there is answered later', async ({ page }) => {
      await answersLater(page, release, () => box(page).click());
    });

    test('Enter opens the search page', async ({ page }) => {
      await box(page).click();
      await page.keyboard.type('pii');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/\?q=pii$/);
      release();
      await expect(page.locator('main article a').first()).toBeVisible();
    });
  });
});

test.describe('the search index', () => {
  // `searchPage.spec.ts` has a request that fails.
  test('can be loaded with Retry after a truncated request', async ({ page, context, visit, pageProblems }) => {
    let isBroken = true;
    await context.route(INDEX, async (route) => {
      if (!isBroken) return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.body()).subarray(0, 2_000) });
    });
    await visit('/docs/intro/');
    await open(page, 'pii');
    await expect(page.getByRole('alert')).toContainText('did not load');
    isBroken = false;
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    pageProblems.length = 0;
  });

  test('of an updated site is loaded with its search page, which keeps the query', async ({
    page,
    context,
    visit,
    pageProblems,
  }) => {
    let isUpdated = false;
    await context.route(INDEX, (route) =>
      isUpdated ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
    );
    await visit('/docs/intro/');
    await open(page, 'pii');
    await expect(page.getByRole('alert')).toContainText('The site has been updated');
    isUpdated = true;
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(/\/search\/\?q=pii$/);
    await expect(page.getByRole('heading', { name: 'Search results for “pii”' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    pageProblems.length = 0;
  });
});
