import { expect, type Locator, type Page } from '@playwright/test';

import { PAUSE_MS } from '@api-docs/ui/announce';

declare global {
  interface Window {
    announcements?: string[];
  }
}

/** Selector of the regions whose changes screen readers announce. */
const LIVE_REGIONS = ':is([role="status"], [role="alert"], [aria-live="polite"]):not([aria-live="off"])';

/**
 * Records from now on what screen readers announce: each text that a live region shows after a change, in order. The text of
 * a region that is new with its text is recorded as `new: …`, because most screen readers miss it.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate((regions) => {
    const isRecording = window.announcements !== undefined;
    window.announcements = [];
    if (isRecording) return;
    const known = new WeakSet<Element>(document.querySelectorAll(regions));
    const observer = new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        if (region) changed.add(region);
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          for (const inner of [added, ...added.querySelectorAll('*')]) if (inner.matches(regions)) changed.add(inner);
        }
      }
      for (const region of changed) {
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (text !== '') window.announcements?.push(known.has(region) ? text : `new: ${text}`);
        known.add(region);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, LIVE_REGIONS);
}

/** Returns what was announced since {@link recordAnnouncements}. */
export function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announcements ?? []);
}

/** Milliseconds after which nothing more is announced: twice as long as fields wait for the next key. */
const QUIET_MS = 2 * PAUSE_MS + 200;

/** Milliseconds between two keys of a reader who types. */
const KEY_MS = 120;

/**
 * Stops the clock of the open page. It then moves only with `page.clock.runFor`, so no machine is too slow for it. Timers that
 * already run keep the time of the machine.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // An hour later, because the clock runs until then.
  await page.clock.pauseAt(now + 60 * 60_000);
}

/** Types without a pause in which a field would announce anything, on a page whose clock is stopped. */
export async function typeSteadily(field: Locator, text: string): Promise<void> {
  for (const key of text) {
    await field.pressSequentially(key);
    await field.page().clock.runFor(KEY_MS);
  }
}

/** Acts, moves a stopped clock until something is announced, and returns all announcements once no further one can follow. */
export async function announcedAfter(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await recordAnnouncements(page);
  await act();
  const later = async () => {
    await page.clock.runFor(QUIET_MS);
    return announcements(page);
  };
  await expect.poll(later).not.toEqual([]);
  return later();
}
