import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { addMarkup, checkedAppearances, show, type Appearance } from '../support/appearance/appearance';
import { installProbes } from '../support/appearance/installProbes';
import { axeFindings } from '../support/axe';
import { setConnection } from '../support/network';
import { DESIGNED_KINDS, checkedPages, isFull } from '../support/pages';
import { ignoreStatus404 } from '../support/sitePage';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LAYOUT_CHECKS = ['overflow', 'clippedText', 'overlaps', 'wrappedNavbar'] as const;

/** With larger text or more space in it, the navbar may wrap. */
const LARGE_TEXT_CHECKS = LAYOUT_CHECKS.filter((check) => check !== 'wrappedNavbar');

const COLOR_CHECKS = [
  ...(['unmarkedStates', 'borderlessControls', 'invisibleIcons'] as const),
  ...(['invisibleDrawings', 'joinedParts'] as const),
];

/** Each layout once, without those that `tests/site` opens. The full run opens every page. */
const QUICK = ['home', 'metric page', 'portal page', 'operation page', 'blog post', 'comparison', 'not found'];

/** Kinds with the parts that all others are made of. The full run has every kind under all conditions. */
const WITH_ALL_PARTS = ['metric page', 'operation page'];

const WIDTHS = isFull ? [1440, 390, 320] : [1440, 320];

const ENLARGED: readonly Appearance[] = [1280, 640].map((width) => ({ theme: 'light', width, textSize: 200 }));

/** Conditions under which a page must stay complete, and show the focus. */
const CONDITIONS: readonly Appearance[] = [
  { theme: 'light', width: 320, height: 256 },
  { theme: 'light', width: 320, hasTextSpacing: true },
  { theme: 'dark', width: 1280, hasForcedColors: true },
  { theme: 'light', width: 320, hasForcedColors: true },
];

function layoutProblems(page: Page, checks: readonly (keyof Window['layoutProbe'])[]): Promise<string[]> {
  return page.evaluate((names) => names.flatMap((name) => window.layoutProbe[name]()), checks);
}

function colorProblems(page: Page, checks: readonly (keyof Window['forcedColorsProbe'])[]): Promise<string[]> {
  return page.evaluate((names) => names.flatMap((name) => window.forcedColorsProbe[name]()), checks);
}

async function controlProblems(page: Page): Promise<string[]> {
  // Browsers show focus outlines only to readers who use the keyboard. Tab would scroll.
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => window.controlProbe.count())).toBeGreaterThan(10);
  return page.evaluate(() => {
    const problems = [...window.controlProbe.smallControls(), ...window.controlProbe.hiddenFocus()];
    // In the same task, so that the page never sees a scroll, after which navbar and back-to-top button come and go.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    return problems;
  });
}

/** Returns every element and pseudo-element with a visible transition or animation. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((part) => Number.parseFloat(part)));
    return [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after']
        .filter((pseudo) => {
          const { transitionDuration, transitionDelay, animationName } = getComputedStyle(element, pseudo);
          return seconds(transitionDuration) + seconds(transitionDelay) > 0.001 || animationName !== 'none';
        })
        .map((pseudo) => `${element.tagName}.${element.className.toString()}${pseudo ?? ''} moves`),
    );
  });
}

/** Returns the appearances that axe judges: in the quick run one of each page, wide and light or narrow and dark in turn. */
function axeAppearances(position: number): Appearance[] {
  const all = checkedAppearances(1440, 320);
  return all.filter((_appearance, index) => isFull || index === position % all.length);
}

test.beforeEach(async ({ page }) => {
  await setConnection(page);
  await installProbes(page);
});

const pages = checkedPages().filter(([kind]) => isFull || QUICK.includes(kind));

for (const [position, [kind, route]] of pages.entries()) {
  test(`${kind} fits every width, text size and palette, shows its focus, moves nothing and passes axe`, async ({
    page,
    visit,
    pageProblems,
  }) => {
    const problems: string[] = [];
    const check = async (appearances: readonly Appearance[], find: (shown: Appearance) => Promise<string[]>) => {
      for (const appearance of appearances) {
        await show(page, appearance);
        problems.push(...(await find(appearance)).map((problem) => `${JSON.stringify(appearance)} | ${problem}`));
      }
    };
    const isInAllConditions = WITH_ALL_PARTS.includes(kind) || (isFull && kind in DESIGNED_KINDS);
    await visit(route);
    if (kind === 'not found') ignoreStatus404(pageProblems);
    if (route.startsWith('/search/?q=')) await page.locator('main article a').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    if (isInAllConditions) problems.push(...(await movingParts(page)));
    await check(checkedAppearances(...WIDTHS), () => layoutProblems(page, LAYOUT_CHECKS));
    if (isInAllConditions || isFull) await check(ENLARGED, () => layoutProblems(page, LARGE_TEXT_CHECKS));
    if (isInAllConditions) {
      await check(CONDITIONS, async ({ hasForcedColors }) => [
        ...(await layoutProblems(page, LARGE_TEXT_CHECKS)),
        ...(hasForcedColors ? await colorProblems(page, COLOR_CHECKS) : []),
      ]);
    }
    await check(axeAppearances(position), () => axeFindings(page));
    // The focus comes last, because it scrolls.
    if (kind in DESIGNED_KINDS) await check([{ theme: 'light', width: 1440 }], () => controlProblems(page));
    if (isInAllConditions) {
      await check([{ theme: 'light', width: 320 }, ...CONDITIONS], () => controlProblems(page));
    }
    expect(problems).toEqual([]);
  });
}

test('the checks of designed pages find a deliberate problem of each kind', async ({ page, visit }) => {
  await visit(DESIGNED_KINDS['docs page']);
  await show(page, { theme: 'light', width: 1440 });
  await addMarkup(
    page,
    'main',
    `<div id="controls" data-style="position:fixed;inset:20rem auto auto 20rem;z-index:999">
    <button class="small" data-style="width:9px">a</button>
    <button class="plain" data-style="outline:none">no outline</button>
    <button class="behind">behind</button>
    <div data-style="position:absolute;inset:-2rem;background:#fff;pointer-events:auto"></div></div>`,
  );
  const found = await controlProblems(page);
  expect(found).toContainEqual(expect.stringContaining('<button.small>'));
  expect(found).toContainEqual(expect.stringMatching(/<button\.plain>.*outline/));
  expect(found).toContainEqual(expect.stringMatching(/<button\.behind>.*covered/));
  await page.evaluate(() => document.getElementById('controls')?.remove());

  await show(page, { theme: 'dark', width: 1280, hasForcedColors: true });
  await addMarkup(
    page,
    'main article',
    `<div><button role="tab" aria-selected="true">on</button><button role="tab" aria-selected="false">off</button></div>
    <input aria-label="plain" data-style="border:0;background:#eee">
    <button class="masked" data-style="width:2rem;height:2rem;border:0;background:red;mask:linear-gradient(#000 0 0)"></button>
    <svg width="9" height="9"><path d="M0 0h9v9z" data-style="fill:Canvas"/></svg>
    <ul><li data-style="--share:50%">part</li></ul><div class="load-spinner"></div>`,
  );
  for (const check of COLOR_CHECKS) expect(await colorProblems(page, [check]), check).toHaveLength(1);

  expect(await movingParts(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await movingParts(page)).toContain('DIV.load-spinner::before moves');

  await addMarkup(
    page,
    'main article',
    `<p data-style="width:200vw">wide</p>
    <p data-style="width:3ch;overflow:hidden;white-space:nowrap">cut off</p>
    <p>below</p><p data-style="margin-top:-3rem">above</p>`,
  );
  await page.evaluate(() => document.querySelector('.navbar__inner')?.append('a '.repeat(400)));
  for (const check of LAYOUT_CHECKS) expect(await layoutProblems(page, [check]), check).not.toEqual([]);
});

test('tables and code are keyboard stops only while they overflow, and scroll sideways by arrow key', async ({
  page,
  visit,
}) => {
  await visit('/docs/api/');
  await show(page, { theme: 'light', width: 1440 });
  const serverUrl = page.locator('main pre', { hasText: brand.apiHost }).first();
  await expect(serverUrl).not.toHaveAttribute('tabindex');
  await show(page, { theme: 'light', width: 200 });
  await expect(serverUrl).toHaveAttribute('tabindex', '0');
  for (const name of ['Table, scrolls sideways', 'Code, scrolls sideways']) {
    const area = page.locator(`main [aria-label="${name}"]:visible`).first();
    await area.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => area.evaluate((element) => element.scrollLeft), name).toBeGreaterThan(0);
  }
});
