import type { Locator, Page } from '@playwright/test';

import type { PageProblem } from './test';

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const themeToggle = (page: Page): Locator =>
  page.getByRole('button', { name: /Switch between dark and light mode/ }).first();
export const navbar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
export const announcement = (page: Page): Locator => page.locator('.theme-announcement-bar');

/** The sidebar of the desktop layout. */
export const sidebar = (page: Page): Locator => page.locator('.theme-doc-sidebar-menu').first();

/** The version dropdown of the navbar. */
export const versions = (page: Page): Locator => page.locator('.navbar .dropdown').first();

/** The sidebar of narrow windows while it is open. */
export const openMobileSidebar = (page: Page): Locator => page.locator('.navbar-sidebar--show');
export const mobileSidebarToggle = (page: Page): Locator => page.getByRole('button', { name: 'Toggle navigation bar' });

/** Follows a link in the sidebar to a page whose chunks are not prefetched. */
export async function openChangeLog(page: Page): Promise<void> {
  await sidebar(page).getByRole('link', { name: 'Change-log' }).click();
}

/** Moves inside the open page to a URL, without a load, like the back button does. */
export async function moveTo(page: Page, url: string): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, url);
}

/** Returns by how many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** Returns the sum of all layout shifts of the page since a time in milliseconds, as the browser reports them. */
export function layoutShift(page: Page, since = 0): Promise<number> {
  return page.evaluate(
    (begin) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().filter(({ startTime }) => startTime >= begin);
          resolve(shifts.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
    since,
  );
}

/**
 * Waits until all HTML of the page is drawn, which a busy browser does in parts. Returns what tells the sum of all layout shifts
 * since then.
 */
export async function watchLayout(page: Page): Promise<() => Promise<number>> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  const begin = await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return performance.now();
  });
  return () => layoutShift(page, begin);
}

/** Returns the text in the clipboard, which the test needs permission to read. */
export function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Removes the browser's own message about the status 404 of a page from its problems. */
export function ignoreStatus404(pageProblems: PageProblem[]): void {
  const others = pageProblems.filter(({ text }) => !text.includes('404 (Not Found)'));
  pageProblems.splice(0, pageProblems.length, ...others);
}
