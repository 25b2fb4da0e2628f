import type { EnginePage } from './enginePage';
import * as at from './targets';

/** Types into the search box, which is about to get the focus, and waits for suggestions. */
export async function typeQuery(page: EnginePage, query: string): Promise<void> {
  await page.focuses(at.SEARCH_FIELD);
  await page.type(query);
  await page.sees(at.SUGGESTION);
}

/** Opens the search box with its keyboard shortcut, and searches. */
export async function search(page: EnginePage, query: string): Promise<void> {
  await page.press('Control', 'k');
  await typeQuery(page, query);
}
