import type { Page } from '@playwright/test';

import { isFull } from '../pages';

const THEMES = ['light', 'dark'] as const;

/** How a page is shown: in a window with a size in CSS pixels, by a reader with a system and a browser set up. */
export interface Appearance {
  /** With forced colors, their palette. */
  theme: (typeof THEMES)[number];
  /** Zoom divides it: 1280 × 1024 at 400 % is 320 × 256. */
  width: number;
  height?: number;
  /** Root font size in percent. */
  textSize?: number;
  hasForcedColors?: boolean;
  /** Whether a user style sets the spacing of https://www.w3.org/WAI/WCAG22/Understanding/text-spacing. */
  hasTextSpacing?: boolean;
}

const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Runs in the browser. The policy of the site allows constructed stylesheets only. */
function applyAppearance([theme, textSize, css]: readonly [string, number | undefined, string]): Promise<void> {
  const { documentElement: root } = document;
  root.dataset.theme = theme;
  root.style.fontSize = textSize === undefined ? '' : `${textSize}%`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
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

/** Changes the appearance of the open page without a reload, and waits for the end of all animations. */
export async function show(page: Page, appearance: Appearance): Promise<void> {
  const { theme, width, height = width < 997 ? 844 : 900, textSize, hasForcedColors, hasTextSpacing } = appearance;
  await page.emulateMedia({ colorScheme: theme, forcedColors: hasForcedColors ? 'active' : 'none' });
  await page.setViewportSize({ width, height });
  await page.evaluate(applyAppearance, [theme, textSize, hasTextSpacing ? TEXT_SPACING : ''] as const);
}

/** Returns every width in alternating themes; in the full run, in both themes. */
export function checkedAppearances(...widths: number[]): Appearance[] {
  return widths.flatMap((width, index) =>
    THEMES.filter((_theme, at) => isFull || at === index % THEMES.length).map((theme) => ({ theme, width })),
  );
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
