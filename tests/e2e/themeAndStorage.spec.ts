import type { Page } from '@playwright/test';

import { holdRequests } from '../support/network';
import { isFull, PAGE_KINDS } from '../support/pages';
import { announcement, openChangeLog, themeToggle, title } from '../support/sitePage';
import { expect, hydrate, test } from '../support/test';

/** Page kinds with their own controls. The full run uses those of every kind. */
const WITH_CONTROLS = (['operation page', 'search page'] as const).map((kind) => PAGE_KINDS[kind]);

/** The storage keys that the specification allows. Docusaurus appends a namespace such as `-586`. */
const ALLOWED_KEYS = [
  /^theme(-\w+)?$/,
  /^docusaurus\.announcement\.dismiss(-\w+)?$/,
  /^docusaurus\.announcement\.id(-\w+)?$/,
  /^docs-preferred-version-default(-\w+)?$/,
];

const closeAnnouncement = (page: Page) => announcement(page).getByRole('button', { name: 'Close' }).click();
const expectTheme = (page: Page, theme: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

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
  test('is light even if the system prefers dark, and a choice holds from the first paint on until it is cleared', async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit('/docs/intro/');
    await expectTheme(page, 'light');
    await themeToggle(page).click();
    await expectTheme(page, 'dark');
    await themeToggle(page).click();
    await expectTheme(page, 'light');
    await themeToggle(page).click();
    await expectTheme(page, 'dark');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expectTheme(page, 'light');
    await hydrate(page);

    // The stored one is there from the first paint on.
    await themeToggle(page).click();
    await expectTheme(page, 'dark');
    const background = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const dark = await background();

    const release = await holdRequests(page, '**/*.js');
    await page.addInitScript(() => {
      const modes: (string | undefined)[] = [];
      Object.assign(window, { modes });
      new MutationObserver(() => {
        // Nothing is visible before the app root: the inline script of the theme precedes it.
        if (document.getElementById('__docusaurus')) modes.push(document.documentElement.dataset.theme);
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    await page.goto('./docs/intro/', { waitUntil: 'commit' });
    await expect(title(page)).toBeVisible();
    expect(await background()).toBe(dark);
    release();
    await hydrate(page);
    const modes = await page.evaluate(() => (window as unknown as { modes: string[] }).modes);
    expect(new Set(modes)).toEqual(new Set(['dark']));
  });
});

test('the announcement stays hidden once it is dismissed, until its id changes, and leads to what it announces', async ({
  page,
  visit,
}) => {
  await visit('/');
  await expect(announcement(page)).toContainText('v4alpha');
  await closeAnnouncement(page);
  await expect(announcement(page)).toHaveCount(0);
  const release = await holdRequests(page, '**/*.js');
  await page.goto('./docs/intro/', { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  await expect(announcement(page)).toBeHidden();
  release();
  await hydrate(page);
  await expect(announcement(page)).toBeHidden();

  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('docusaurus.announcement.id'));
    if (!key) throw new Error('localStorage has no announcement id');
    localStorage.setItem(key, 'an-older-announcement');
  });
  await page.reload();
  await expect(announcement(page)).toBeVisible();
  await hydrate(page);
  await expect(announcement(page)).toBeVisible();
  const link = announcement(page).getByRole('link');
  const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  await expect(page.locator(`main ${hash}`)).toBeInViewport();
});

test.describe('storage', () => {
  test('contains only the four specified entries, and no cookie, after every control was used', async ({
    page,
    visit,
    context,
  }) => {
    test.setTimeout(240_000);
    for (const route of isFull ? Object.values(PAGE_KINDS) : WITH_CONTROLS) {
      await visit(route);
      await themeToggle(page).click();
      await themeToggle(page).click();
      if (await announcement(page).isVisible()) await closeAnnouncement(page);
      for (const field of await page.locator('main :is(input, select):visible').all()) {
        if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption({ index: 1 });
        else await field.fill('pii');
      }
      // Includes the toggles of the sidebar and the copy buttons of code blocks.
      await page.evaluate(() => {
        for (const control of document.querySelectorAll<HTMLElement>('[role="tab"], summary, button')) control.click();
      });
      await page.locator('.navbar .dropdown__link', { hasText: 'next' }).dispatchEvent('click');
      // The search box throws if its page is left while its index loads: a bug of the search plugin.
      await expect(page.locator('meta[name="docusaurus_version"][content="current"]')).toBeAttached();
      await page.keyboard.press('Control+k');
      await page.waitForLoadState('networkidle');
      await page.keyboard.type('pii');
    }
    const keys = await storedKeys(page);
    expect(keys.filter((key) => !ALLOWED_KEYS.some((pattern) => pattern.test(key)))).toEqual([]);
    for (const pattern of ALLOWED_KEYS) expect(keys.filter((key) => pattern.test(key))).not.toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  for (const [condition, message, breakStorage] of [
    [
      'blocked',
      'storage is not available',
      () => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      },
    ],
    [
      'full',
      'storage error',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`may be ${condition}: the theme, the announcement and links work for this visit`, async ({
      page,
      visit,
      pageProblems,
    }) => {
      await page.addInitScript(breakStorage);
      await visit('/docs/intro/');
      await themeToggle(page).click();
      await expectTheme(page, 'dark');
      await closeAnnouncement(page);
      await expect(announcement(page)).toHaveCount(0);
      await openChangeLog(page);
      await expect(title(page)).toHaveText('Change-log');
      await expect(page.getByRole('alert')).toHaveCount(0);
      if (condition === 'full') expect(await page.evaluate(() => localStorage.length)).toBe(0);
      // Docusaurus logs a warning.
      expect(pageProblems).not.toEqual([]);
      expect(pageProblems.filter(({ text }) => !text.includes(message))).toEqual([]);
      pageProblems.length = 0;
    });
  }
});
