import { expect, test as base, type Page } from '@playwright/test';

import { setConnection } from '../network';
import { isFull } from '../pages';
import { openComplete } from '../test';
import { installProbes } from './installProbes';

const THEMES = ['light', 'dark'] as const;

/** How a page is shown: theme, width of the window in CSS pixels, root font size in percent. */
export interface Appearance {
  theme: (typeof THEMES)[number];
  width: number;
  textSize?: number;
}

/** One browser page for all tests of a worker, so that files come from its cache. */
export interface SharedPage {
  page: Page;
  /** Opens a site path and waits for hydration, fonts and, in a search, for results. */
  open(route: string): Promise<void>;
  /** Changes the appearance of the open page without a reload, and waits for the end of all animations. */
  show(appearance: Appearance): Promise<void>;
}

function applyAppearance([theme, textSize]: readonly [Appearance['theme'], number | undefined]): Promise<void> {
  const { documentElement: root } = document;
  root.dataset.theme = theme;
  root.style.fontSize = textSize === undefined ? '' : `${textSize}%`;
  return new Promise((resolve) => {
    /** Ends what runs, frame by frame, because the end of a transition may start those of the elements inside. */
    const settle = (): void => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      for (const animation of running) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
        else animation.finish();
      }
      if (running.length > 0) requestAnimationFrame(settle);
      else resolve();
    };
    requestAnimationFrame(() => requestAnimationFrame(settle));
  });
}

async function open(page: Page, route: string): Promise<void> {
  // One page in all its appearances takes long on a busy machine.
  base.info().setTimeout(180_000);
  // The page is the same for all tests of a worker, and the last one may have changed the palette.
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  // A full page load resets the theme and the text size on the root element.
  await openComplete(page, route);
  await page.evaluate(() => document.fonts.ready);
}

/** Changes the appearance of any open page; see {@link SharedPage.show}. */
export async function show(page: Page, { theme, width, textSize }: Appearance): Promise<void> {
  await page.setViewportSize({ width, height: width < 997 ? 844 : 900 });
  await page.evaluate(applyAppearance, [theme, textSize] as const);
}

/** Playwright's test with one page per worker. Console errors and failed requests are left to `pages.spec.ts`. */
export const test = base.extend<object, { sharedPage: SharedPage }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await setConnection(page);
      await installProbes(page);
      await use({ page, open: (route) => open(page, route), show: (appearance) => show(page, appearance) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Returns every width in alternating themes; in the full run, in both themes. */
export function checkedAppearances(...widths: number[]): Appearance[] {
  return widths.flatMap((width, index) =>
    THEMES.filter((_theme, at) => isFull || at === index % THEMES.length).map((theme) => ({ theme, width })),
  );
}

/** Returns for example `dark, 320 px`. */
export function formatAppearance({ theme, width, textSize }: Appearance): string {
  return [theme, `${width} px`, ...(textSize === undefined ? [] : [`text ${textSize} %`])].join(', ');
}

/** Adds markup to the page, in which `data-style` stands for `style`: the content security policy forbids the latter. */
export async function addMarkup(page: Page, parent: string, markup: string): Promise<void> {
  await page.evaluate(
    ([selector, html]) => {
      const added = document.createElement('div');
      added.innerHTML = html;
      for (const element of added.querySelectorAll<HTMLElement>('[data-style]')) {
        element.style.cssText = element.dataset.style ?? '';
      }
      document.querySelector(selector)?.append(added);
    },
    [parent, markup] as const,
  );
}

export { expect };
