import { expect, type Page } from '@playwright/test';

import { DESIGNED_KINDS } from '../pages';
import { openBuilder } from '../requestBuilder';
import { mobileSidebarToggle, openMobileSidebar, themeToggle, versions } from '../sitePage';

/** A page in a state that its first tree does not show. */
export interface PageState {
  route: string;
  /** Width of the window in CSS pixels. */
  width: number;
  /** Brings the hydrated page into the state. */
  reach?: (page: Page) => Promise<void>;
}

const DESKTOP = 1440;
const PHONE = 390;

async function openSearch(page: Page): Promise<void> {
  await page.locator('.navbar').getByRole('combobox').fill('toxicity');
  await page.getByRole('status').filter({ hasText: 'suggestions of' }).waitFor({ state: 'attached' });
}

async function openMenu(page: Page): Promise<void> {
  await mobileSidebarToggle(page).click();
  // Links have no name while the menu slides in.
  await expect(openMobileSidebar(page).locator('[aria-current="page"]').last()).toHaveAccessibleName(/\w/);
}

async function openTranslator(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Translate a call of yours' }).click();
  await page.getByRole('textbox').last().waitFor();
}

/** Waits for the suggestions of the not-found page, which load after it. */
async function waitForSuggestions(page: Page): Promise<void> {
  await page.getByText(/ha(?:s|ve) an address like this one/).waitFor();
}

const KINDS = Object.entries(DESIGNED_KINDS).map(([name, route]): [string, PageState] => [
  name,
  { route, width: DESKTOP },
]);

/** Each state whose tree is written down, by its name: every designed page kind, then what readers open on them. */
export const PAGE_STATES: ReadonlyMap<string, PageState> = new Map([
  ...KINDS,
  ['not found', { route: DESIGNED_KINDS['not found'], width: DESKTOP, reach: waitForSuggestions }],
  [
    'docs page, dark',
    { route: DESIGNED_KINDS['docs page'], width: DESKTOP, reach: (page) => themeToggle(page).click() },
  ],
  ['docs page on a phone, menu open', { route: DESIGNED_KINDS['docs page'], width: PHONE, reach: openMenu }],
  ['docs page, search open', { route: DESIGNED_KINDS['docs page'], width: DESKTOP, reach: openSearch }],
  [
    'docs page, versions open',
    { route: DESIGNED_KINDS['docs page'], width: DESKTOP, reach: (page) => versions(page).hover() },
  ],
  [
    'operation page, request builder open',
    { route: DESIGNED_KINDS['operation page'], width: DESKTOP, reach: openBuilder },
  ],
  ['body translator open', { route: '/docs/next/translate-call/', width: DESKTOP, reach: openTranslator }],
]);
