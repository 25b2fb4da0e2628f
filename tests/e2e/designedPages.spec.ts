import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import {
  addMarkup,
  checkedAppearances,
  expect,
  formatAppearance,
  test,
  type Appearance,
} from '../support/appearance/appearanceTest';
import { axeFindings } from '../support/axe';
import { DESIGNED_KINDS, checkedPages, isFull } from '../support/pages';

const LAYOUT_CHECKS = ['overflow', 'clippedText', 'overlaps', 'wrappedNavbar'] as const;

/** With text twice as large, the navbar may wrap. */
const LARGE_TEXT_CHECKS = LAYOUT_CHECKS.filter((check) => check !== 'wrappedNavbar');

/** Kinds whose layout another one has. Only the full run opens them. */
const SAME_LAYOUT = new Set(['docs landing', 'legacy metric page', 'shield page', 'category', 'blog list']);

const pages = checkedPages().filter(([kind]) => isFull || !SAME_LAYOUT.has(kind));

/** Kinds with the parts that all others are made of. The full run enlarges the text of all kinds. */
const ENLARGED = new Set(['home', 'metric page', 'operation page']);

/** Kinds whose controls differ or move in a narrow window. The full run focuses those of all kinds in both widths. */
const OTHER_NARROW_CONTROLS = new Set(['home', 'metric page', 'operation page', 'search page with results']);

function layoutProblems(page: Page, checks: readonly (keyof Window['layoutProbe'])[]): Promise<string[]> {
  return page.evaluate((names) => names.flatMap((name) => window.layoutProbe[name]()), checks);
}

async function controlProblems(page: Page): Promise<string[]> {
  // Browsers show focus outlines only to readers who use the keyboard.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => window.controlProbe.count())).toBeGreaterThan(10);
  return page.evaluate(() => [...window.controlProbe.smallControls(), ...window.controlProbe.hiddenFocus()]);
}

/** Returns the appearances that axe judges: in the quick run one of each page, wide and light or narrow and dark in turn. */
function axeAppearances(position: number): Appearance[] {
  const all = checkedAppearances(1440, 320);
  return all.filter((_appearance, index) => isFull || index === position % all.length);
}

for (const [position, [kind, route]] of pages.entries()) {
  test.describe(kind, () => {
    test('fits every width and text size, shows its focus and passes axe', async ({ sharedPage }) => {
      const { page, open, show } = sharedPage;
      const problems: string[] = [];
      const check = async (appearance: Appearance, find: () => Promise<string[]>): Promise<void> => {
        await show(appearance);
        problems.push(...(await find()).map((problem) => `${formatAppearance(appearance)} | ${problem}`));
      };
      await open(route);
      for (const appearance of checkedAppearances(1440, 390, 320)) {
        await check(appearance, () => layoutProblems(page, LAYOUT_CHECKS));
      }
      for (const width of isFull || ENLARGED.has(kind) ? [1280, 640] : []) {
        await check({ theme: 'light', width, textSize: 200 }, () => layoutProblems(page, LARGE_TEXT_CHECKS));
      }
      for (const appearance of axeAppearances(position)) await check(appearance, () => axeFindings(page));
      if (kind in DESIGNED_KINDS) {
        for (const width of isFull || OTHER_NARROW_CONTROLS.has(kind) ? [1440, 320] : [1440]) {
          await check({ theme: 'light', width }, () => controlProblems(page));
        }
      }
      expect(problems).toEqual([]);
    });
  });
}

test.describe('the checks of designed pages', () => {
  test.beforeEach(async ({ sharedPage }) => {
    await sharedPage.open(DESIGNED_KINDS['docs page']);
    await sharedPage.show({ theme: 'light', width: 1440 });
  });

  test('find a deliberate layout problem of each kind', async ({ sharedPage: { page } }) => {
    await addMarkup(
      page,
      'main article',
      `<p data-style="width:200vw">wide</p>
      <p data-style="width:3ch;overflow:hidden;white-space:nowrap">cut off</p>
      <p>below</p><p data-style="margin-top:-3rem">above</p>`,
    );
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('footer.footer')?.style.setProperty('margin-top', '-30rem');
      document.querySelector('.navbar__inner')?.append('a '.repeat(400));
    });
    for (const check of LAYOUT_CHECKS) expect(await layoutProblems(page, [check]), check).not.toEqual([]);
  });

  test('find a small control, one without an outline and a covered one', async ({ sharedPage: { page } }) => {
    await addMarkup(
      page,
      'main',
      `<div data-style="position:fixed;inset:20rem auto auto 20rem;z-index:999">
      <button class="small" data-style="width:9px">a</button>
      <button class="plain" data-style="outline:none">no outline</button>
      <button class="behind">behind</button>
      <div data-style="position:absolute;inset:-2rem;background:#fff;pointer-events:auto"></div></div>`,
    );
    const found = await controlProblems(page);
    expect(found).toContainEqual(expect.stringContaining('<button.small>'));
    expect(found).toContainEqual(expect.stringMatching(/<button\.plain>.*outline/));
    expect(found).toContainEqual(expect.stringMatching(/<button\.behind>.*covered/));
  });
});

test.describe('tables and code that scroll sideways', () => {
  test('are keyboard stops only while they overflow, and scroll by arrow key', async ({ sharedPage }) => {
    const { page, open, show } = sharedPage;
    await open('/docs/api/');
    await show({ theme: 'light', width: 1440 });
    const serverUrl = page.locator('main pre', { hasText: brand.apiHost }).first();
    await expect(serverUrl).not.toHaveAttribute('tabindex');
    await show({ theme: 'light', width: 200 });
    await expect(serverUrl).toHaveAttribute('tabindex', '0');
    for (const name of ['Table, scrolls sideways', 'Code, scrolls sideways']) {
      const area = page.locator(`main [aria-label="${name}"]:visible`).first();
      await area.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => area.evaluate((element) => element.scrollLeft), name).toBeGreaterThan(0);
    }
  });
});
