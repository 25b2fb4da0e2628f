import type { Page } from '@playwright/test';

import { addMarkup, expect, test } from '../support/appearance/appearanceTest';
import { DESIGNED_KINDS, isFull } from '../support/pages';

/** How a reader has set up the system or the browser. */
interface Condition {
  /** Size of the window in CSS pixels. Zoom divides it: 1280 × 1024 at 400 % is 320 × 256. */
  width: number;
  height: number;
  /** Palette of forced colors. */
  palette?: 'dark' | 'light';
  /** Whether a user style sets the spacing of WCAG 1.4.12. */
  hasTextSpacing?: boolean;
}

/** Conditions under which a page must stay complete, besides those of `designedPages.spec.ts`. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  'zoom 400 %': { width: 320, height: 256 },
  'text spacing, 320 px': { width: 320, height: 844, hasTextSpacing: true },
  'forced colors, dark': { width: 1280, height: 1024, palette: 'dark' },
  'forced colors, light, 320 px': { width: 320, height: 844, palette: 'light' },
};

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Sets the open page up for a condition, without a reload. The policy of the site allows constructed stylesheets only. */
async function setCondition(page: Page, { width, height, palette, hasTextSpacing }: Condition): Promise<void> {
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

type Kind = keyof typeof DESIGNED_KINDS;

/** Kinds with the parts that all others are made of. The full run judges all kinds. */
const QUICK: readonly Kind[] = ['metric page', 'operation page'];

const KINDS = isFull ? (Object.keys(DESIGNED_KINDS) as Kind[]) : QUICK;

const LAYOUT_CHECKS = ['overflow', 'clippedText', 'overlaps'] as const;

const COLOR_CHECKS = ['unmarkedStates', 'borderlessControls', 'invisibleIcons', 'invisibleDrawings'] as const;

function colorProblems(page: Page, checks: readonly (keyof Window['forcedColorsProbe'])[]): Promise<string[]> {
  return page.evaluate((names) => names.flatMap((name) => window.forcedColorsProbe[name]()), checks);
}

async function lookProblems(page: Page, { palette }: Condition): Promise<string[]> {
  const layout = await page.evaluate((names) => names.flatMap((name) => window.layoutProbe[name]()), LAYOUT_CHECKS);
  return [...layout, ...(palette ? await colorProblems(page, COLOR_CHECKS) : [])];
}

async function focusProblems(page: Page): Promise<string[]> {
  await page.locator('.theme-back-to-top-button').waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  return page.evaluate(() => window.controlProbe.hiddenFocus());
}

for (const kind of KINDS) {
  test(`${kind} is complete with zoom, text spacing and forced colors`, async ({ sharedPage: { page, open } }) => {
    await open(DESIGNED_KINDS[kind]);
    const problems: string[] = [];
    // The focus comes last, because it scrolls, and then a button covers a corner of the page.
    for (const check of [lookProblems, focusProblems]) {
      for (const [name, condition] of Object.entries(CONDITIONS)) {
        await setCondition(page, condition);
        problems.push(...(await check(page, condition)).map((problem) => `${name} | ${problem}`));
      }
    }
    expect(problems).toEqual([]);
  });
}

test('the checks of forced colors find a deliberate problem of each kind', async ({ sharedPage: { page, open } }) => {
  await open(DESIGNED_KINDS['docs page']);
  await setCondition(page, CONDITIONS['forced colors, dark'] as Condition);
  await addMarkup(
    page,
    'main article',
    `<div><button role="tab" aria-selected="true">on</button><button role="tab" aria-selected="false">off</button></div>
    <input aria-label="plain" data-style="border:0;background:#eee">
    <button class="masked" data-style="width:2rem;height:2rem;border:0;background:red;mask:linear-gradient(#000 0 0)"></button>
    <svg width="9" height="9"><path d="M0 0h9v9z" data-style="fill:Canvas"/></svg>`,
  );
  for (const check of COLOR_CHECKS) expect(await colorProblems(page, [check]), check).toHaveLength(1);
});
