import type { Page } from '@playwright/test';

/** Milliseconds in which the slowest machine stops a clock. */
const MAX_STOPPING_MS = 60 * 60_000;

/**
 * Stops the clock of the open page. It then moves only with `page.clock.runFor`, so no machine is too slow for it. Timers that
 * already run keep the time of the machine.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + MAX_STOPPING_MS);
}
