import type { Locator, Page } from '@playwright/test';

/** Reference pages with the request builders under test. */
export const FAITHFULNESS = '/docs/api/metrics/v4alpha/faithfulness/';
export const EVALUATE = '/docs/api/metrics/v4alpha/evaluate/';

export const opener = (page: Page): Locator => page.getByRole('button', { name: 'Build a request for this operation' });
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Request builder' });
export const validationResult = (page: Page): Locator => dialog(page).getByRole('status');
export const sample = (page: Page): Locator => dialog(page).locator('pre');

/** Field with one value. */
export const box = (page: Page, name: string): Locator => dialog(page).getByRole('textbox', { name, exact: true });

/** List or object, or an object in a list such as `Item 2`. */
export const group = (page: Page, name: string): Locator => dialog(page).getByRole('group', { name, exact: true });

/** Opens the builder of the page and waits for its form and its sample, which loads last. */
export async function openBuilder(page: Page): Promise<void> {
  await opener(page).click();
  await sample(page).waitFor();
}
