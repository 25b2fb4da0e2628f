import type { Locator, Page } from '@playwright/test';

/** Reference pages whose request builders the tests open. */
export const FAITHFULNESS = '/docs/api/metrics/v4alpha/faithfulness/';
export const EVALUATE = '/docs/api/metrics/v4alpha/evaluate/';

export const opener = (page: Page): Locator => page.getByRole('button', { name: 'Build a request for this operation' });
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Request builder' });
export const verdict = (page: Page): Locator => dialog(page).getByRole('status');
export const sample = (page: Page): Locator => dialog(page).locator('pre');

/** A field of one value, by its name. */
export const box = (page: Page, name: string): Locator => dialog(page).getByRole('textbox', { name, exact: true });

/** A list or an object, by its name, or an object in a list, as `Chunk 2`. */
export const group = (page: Page, name: string): Locator => dialog(page).getByRole('group', { name, exact: true });

/** Opens the builder of the page and waits for its form. */
export async function openBuilder(page: Page): Promise<void> {
  await opener(page).click();
  await dialog(page).waitFor();
}

/** Keeps Docusaurus from fetching the pages that links lead to, from the next visit on. */
export async function withoutPrefetching(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
  });
}
