import type { Page } from '@playwright/test';

let steps = 0;

/**
 * Gives the first sign of a reader, on which the page's scripts run, and waits until React has taken over.
 *
 * @param page that has loaded
 */
export async function showIntent(page: Page): Promise<void> {
  steps += 1;
  await page.mouse.move(2 + (steps % 2), 2);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}
