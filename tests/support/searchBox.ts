import type { Page } from '@playwright/test';

import { show, type Appearance } from './appearance/appearance';
import { axeFindings } from './axe';
import { isFull } from './pages';
import { expect } from './test';

/** The search box. */
export const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
/** The list below it. */
export const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
/** What it suggests. */
export const options = (page: Page) => list(page).getByRole('option');
/** The suggestion that Enter opens. */
export const active = (page: Page) => page.getByRole('option', { selected: true });

/** The files of the index. */
export const INDEX = /search-index/;

/** What a key press has; without `view`, a window, in whose type the compiler would find no end. */
type Press = Omit<KeyboardEventInit, 'view'> & { keyCode?: number };

/** Presses a key with what no keyboard of the test has. */
export async function press(page: Page, init: Press): Promise<void> {
  await page.evaluate(
    (event) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...event }),
      ),
    init,
  );
}

/** Opens the search box by its key and types a query. */
export async function open(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await box(page).pressSequentially(query);
}

/** Waits for the answer to the whole query: while a reader types, the list shows the answer before. */
export async function isAnswered(page: Page): Promise<void> {
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  await expect(options(page).first()).toBeVisible();
}

/** Types a query and waits for its answer. */
export async function find(page: Page, query: string): Promise<void> {
  await open(page, query);
  await isAnswered(page);
}

/** Runs axe on the open box; in the full run in both themes. */
export async function passesAxe(page: Page, shown: Appearance): Promise<void> {
  for (const theme of isFull ? (['light', 'dark'] as const) : [shown.theme]) {
    await show(page, { ...shown, theme });
    await expect(active(page)).toHaveCount(1);
    expect(await axeFindings(page, '.navbar'), theme).toEqual([]);
  }
}

/** Opens the box of a page without scripts, types into it, and waits for the suggestions once the scripts load. */
export async function answersLater(page: Page, release: () => void, openBox: () => Promise<void>): Promise<void> {
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
