import { PAGE_KINDS } from '../../support/pages';
import type { EnginePage, Target } from '../enginePage';
import type { Conditions } from '../siteServer';

interface Options {
  /** Whether `npm test` takes it too: what engines differ in most. Of the others, it has the tests in Chromium. */
  isQuick?: boolean;
  /** Whether it is made again without what the oldest supported browsers lack, as quick ones are. */
  isForOldBrowsers?: boolean;
  /** Width of the window in CSS pixels; 1280 by default. */
  width?: number;
  /** What differs from the site of a reader, at the start. */
  conditions?: Conditions;
  /** Messages of the console that the journey causes on purpose. */
  expected?: RegExp;
}

/** What a reader does from start to end, in every engine. */
export interface Journey extends Options {
  title: string;
  run(page: EnginePage): Promise<void>;
}

/** Returns a journey. */
export const journey = (title: string, options: Options, run: Journey['run']): Journey => ({ title, ...options, run });

export const INTRO = PAGE_KINDS.intro;
export const METRIC = PAGE_KINDS['metric page'];
export const OPERATION = PAGE_KINDS['operation page'];

export const TITLE = 'main h1';
export const THEME_BUTTON = 'button[aria-label^="Switch between dark and light mode"]';
export const SEARCH_FIELD = '#__site-search';
export const CHANGE_LOG: Target = ['.theme-doc-sidebar-menu a', 'Change-log'];

const theme = (page: EnginePage) => page.evaluate(() => document.documentElement.dataset.theme);

/** Waits until the page has a theme. */
export async function hasTheme(page: EnginePage, expected: 'light' | 'dark'): Promise<void> {
  await page.until(`the theme is ${expected}`, async () => (await theme(page)) === expected);
}

/** Waits until the page has a title. */
export async function hasTitle(page: EnginePage, expected: string): Promise<void> {
  await page.sees([TITLE, expected]);
}
