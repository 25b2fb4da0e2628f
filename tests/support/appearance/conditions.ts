import type { Page } from '@playwright/test';

/** How a reader has set up the system or the browser. */
export interface Condition {
  /** Size of the window in CSS pixels. Zoom divides it: 1280 × 1024 at 400 % is 320 × 256. */
  width: number;
  height: number;
  /** Palette of forced colors. */
  palette?: 'dark' | 'light';
  /** Whether a user style sets the spacing of WCAG 1.4.12. */
  hasTextSpacing?: boolean;
}

/** Conditions under which a page must stay complete, besides those of `designedPages.spec.ts`. */
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  'zoom 200 %': { width: 640, height: 512 },
  'zoom 400 %': { width: 320, height: 256 },
  'text spacing': { width: 1280, height: 1024, hasTextSpacing: true },
  'text spacing, 320 px': { width: 320, height: 844, hasTextSpacing: true },
  'forced colors, dark': { width: 1280, height: 1024, palette: 'dark' },
  'forced colors, light': { width: 1280, height: 1024, palette: 'light' },
  'forced colors, dark, 320 px': { width: 320, height: 844, palette: 'dark' },
};

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Sets the open page up for a condition, without a reload. The policy of the site allows constructed stylesheets only. */
export async function setCondition(page: Page, { width, height, palette, hasTextSpacing }: Condition): Promise<void> {
  await page.emulateMedia({
    colorScheme: palette ?? 'light',
    forcedColors: palette ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async ([css, theme]) => {
      document.documentElement.dataset.theme = theme;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, 0);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      // After a scroll, the navbar and the button to the top come and go.
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
    [hasTextSpacing ? TEXT_SPACING : '', palette ?? 'light'] as const,
  );
}
