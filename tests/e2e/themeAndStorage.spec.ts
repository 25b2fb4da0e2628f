import type { Page } from '@playwright/test';

import { isFull, PAGE_KINDS } from '../support/pages';
import { expect, startPage, test } from '../support/test';

/** Kinds of pages that have controls of their own; the full run uses those of every kind. */
const WITH_CONTROLS = (
  ['home', 'metrics index', 'metric page', 'change-log', 'operation page', 'blog post', 'search page'] as const
).map((kind) => PAGE_KINDS[kind]);

/** What the specification allows in storage; Docusaurus appends a namespace such as `-586`. */
const ALLOWED = [
  /^theme(-\w+)?$/,
  /^docusaurus\.announcement\.dismiss(-\w+)?$/,
  /^docusaurus\.announcement\.id(-\w+)?$/,
  /^docs-preferred-version-default(-\w+)?$/,
];

const themeToggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light mode/ }).first();

async function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage).map((key) => `session:${key}`),
      ...databases.map(({ name }) => `indexedDB:${name ?? ''}`),
      ...caches.map((name) => `cache:${name}`),
    ];
  });
}

test.describe('the theme', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is light by default for a reader whose system prefers ${colorScheme}`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme });
      await visit('/docs/intro/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
  }

  test('is kept once it was switched, on the next page and after a reload', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await themeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await visit('/blog/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await themeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('falls back to light when the stored choice is cleared', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await themeToggle(page).click();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('the first paint', () => {
  /** Lets no script file of the site through until the returned function is called: what shows then was there before. */
  async function holdScripts(page: Page): Promise<() => void> {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  test('has the stored mode already, and no other mode is seen before or after', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await themeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const background = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const dark = await background();

    const release = await holdScripts(page);
    await page.addInitScript(() => {
      const modes: (string | undefined)[] = [];
      Object.assign(window, { modes });
      new MutationObserver(() => {
        // The theme's script is the first thing in the body: before the page itself there is nothing to see.
        if (document.getElementById('__docusaurus')) modes.push(document.documentElement.dataset.theme);
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    await page.goto('./docs/intro/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await background()).toBe(dark);
    release();
    await startPage(page);
    const modes = await page.evaluate(() => (window as unknown as { modes: string[] }).modes);
    expect(new Set(modes)).toEqual(new Set(['dark']));
  });

  test('leaves a dismissed announcement out', async ({ page, visit }) => {
    await visit('/');
    await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
    const release = await holdScripts(page);
    await page.goto('./docs/intro/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    release();
    await startPage(page);
  });
});

test.describe('the announcement', () => {
  const bar = (page: Page) => page.locator('.theme-announcement-bar');

  test('tells about v4alpha and leads to a page', async ({ page, visit }) => {
    await visit('/');
    await expect(bar(page)).toContainText('v4alpha');
    await bar(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/long-blog-post\/$/);
  });

  test('stays away once it was dismissed', async ({ page, visit }) => {
    await visit('/');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await startPage(page);
    await expect(bar(page)).toBeHidden();
  });

  test('is back at once when its id changes', async ({ page, visit }) => {
    await visit('/');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('docusaurus.announcement.id'));
      if (!key) throw new Error('no id was stored');
      localStorage.setItem(key, 'an-older-announcement');
    });
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await startPage(page);
    await expect(bar(page)).toBeVisible();
  });
});

test.describe('storage', () => {
  test('holds nothing but the four specified entries after every control of every page kind was used', async ({
    page,
    visit,
    context,
  }) => {
    test.setTimeout(240_000);
    for (const route of isFull ? Object.values(PAGE_KINDS) : WITH_CONTROLS) {
      await visit(route);
      await themeToggle(page).click();
      await themeToggle(page).click();
      const close = page.locator('.theme-announcement-bar').getByRole('button');
      if (await close.isVisible()) await close.click();
      for (const field of await page.locator('main :is(input, select):visible').all()) {
        if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption({ index: 1 });
        else await field.fill('pii');
      }
      // Every tab, disclosure and button there is, the toggles of the sidebar and the copy buttons of code included.
      await page.evaluate(() => {
        for (const control of document.querySelectorAll<HTMLElement>('[role="tab"], summary, button')) control.click();
      });
      await page.locator('.navbar .dropdown__link', { hasText: 'v3.3.0' }).dispatchEvent('click');
      // The search box throws when its page goes while its index loads: a fault of the search plugin.
      await expect(page.locator('meta[name="docusaurus_version"][content="v3.3.0"]')).toBeAttached();
      await page.keyboard.press('Control+k');
      await page.waitForLoadState('networkidle');
      await page.keyboard.type('pii');
    }
    const keys = await storedKeys(page);
    expect(keys.filter((key) => !ALLOWED.some((pattern) => pattern.test(key)))).toEqual([]);
    for (const pattern of ALLOWED)
      expect(
        keys.some((key) => pattern.test(key)),
        String(pattern),
      ).toBe(true);
    expect(await context.cookies()).toEqual([]);
  });

  test('may be blocked: pages work all the same', async ({ page, visit, troubles }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await visit('/docs/intro/');
    await themeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Change-log' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change-log');
    // Docusaurus tells developers about it once.
    expect(troubles.map(({ text }) => text)).toEqual([expect.stringContaining('storage is not available')]);
    troubles.length = 0;
  });

  test('keeps the chosen docs version', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const versions = page.locator('.navbar .dropdown').first();
    await versions.hover();
    await versions.getByRole('link', { name: 'v3.3.0' }).click();
    await expect(page).toHaveURL(/v3\.3\.0/);
    const stored = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('docs-preferred-version-default')),
    );
    expect(stored.map(([, value]) => value as string)).toEqual(['v3.3.0']);
    await visit('/blog/');
    await expect(versions).toContainText('v3.3.0');
  });
});
