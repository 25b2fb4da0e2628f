import { expect, test as base, type Page } from '@playwright/test';

import { installControlProbe } from './controlProbe';
import { isFull } from '../pages';
import { startPage } from '../test';
import { installLayoutProbe } from './layoutProbe';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How a page is shown: theme, width of the window in CSS pixels, size of the reader's text in percent. */
export interface Look {
  theme: Theme;
  width: number;
  textSize?: number;
}

/** Heights of windows: a desktop's and a phone's. */
const HEIGHTS = { desktop: 900, phone: 844 };

/** A page that is looked at: it goes from test to test, so that files come from its cache. */
export interface LookedAt {
  page: Page;
  /** Opens a site path and waits until React has taken over, fonts are there and, in a search, results are shown. */
  open(route: string): Promise<void>;
  /** Shows the open page in another look, without loading it again, and waits until it stands still. */
  show(look: Look): Promise<void>;
}

/** Keeps Docusaurus from fetching the pages that links lead to. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
}

function dress([theme, textSize]: readonly [Theme, number | undefined]): Promise<void> {
  const { documentElement: root } = document;
  root.dataset.theme = theme;
  root.style.fontSize = textSize === undefined ? '' : `${textSize}%`;
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
        else animation.finish();
      }
      requestAnimationFrame(() => resolve());
    });
  });
}

async function open(page: Page, route: string): Promise<void> {
  // The root keeps its dress on a move inside the same document only.
  await page.goto(`.${route}`);
  await startPage(page);
  if (route.startsWith('/search/?q=')) await page.locator('main article a').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

async function show(page: Page, { theme, width, textSize }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width < 997 ? HEIGHTS.phone : HEIGHTS.desktop });
  await page.evaluate(dress, [theme, textSize] as const);
}

/** Milliseconds for one page in all its looks, on a machine that is busy with other things. */
const TIMEOUT = 120_000;

/** Playwright's test with one page a worker. Whether pages do something wrong is asked by `pages.spec.ts`. */
export const test = base.extend<{ patience: undefined }, { site: LookedAt }>({
  patience: [
    async ({}, use, testInfo) => {
      testInfo.setTimeout(TIMEOUT);
      await use(undefined);
    },
    { auto: true },
  ],
  site: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL, reducedMotion: 'reduce' });
      await context.addInitScript(saveData);
      await context.addInitScript(installLayoutProbe);
      await context.addInitScript(installControlProbe);
      const page = await context.newPage();
      await use({ page, open: (route) => open(page, route), show: (look) => show(page, look) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** @returns the looks made of the widths and both themes, width by width */
export function everyLook(...widths: number[]): Look[] {
  return widths.flatMap((width) => THEMES.map((theme) => ({ theme, width })));
}

/**
 * Lists the looks in which a page is judged.
 *
 * @param widths of the window, in CSS pixels
 * @returns every width in one theme, by turns; in the full run in both
 */
export function looksOf(...widths: number[]): Look[] {
  return everyLook(...widths).filter(
    ({ theme, width }) => isFull || theme === THEMES[widths.indexOf(width) % THEMES.length],
  );
}

/** @returns for example `dark, 320 px` */
export function nameOf({ theme, width, textSize }: Look): string {
  return [theme, `${width} px`, ...(textSize === undefined ? [] : [`text ${textSize} %`])].join(', ');
}

export { expect };
