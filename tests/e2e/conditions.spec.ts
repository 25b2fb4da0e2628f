import type { Page } from '@playwright/test';

import { addMarkup, expect, test } from '../support/appearance/appearanceTest';
import { CONDITIONS, setCondition, type Condition } from '../support/appearance/conditions';
import type { ForcedColorsProbe } from '../support/appearance/forcedColorsProbe';
import { DESIGNED_KINDS, isFull } from '../support/pages';

type Kind = keyof typeof DESIGNED_KINDS;

/** Kinds with the parts that all others are made of. The full run judges all kinds. */
const QUICK: readonly Kind[] = ['metric page', 'operation page'];

const KINDS = isFull ? (Object.keys(DESIGNED_KINDS) as Kind[]) : QUICK;

const LAYOUT_CHECKS = ['overflow', 'clippedText', 'overlaps', 'overlappingRegions'] as const;

const COLOR_CHECKS = ['unmarkedStates', 'borderlessControls', 'invisibleIcons', 'invisibleDrawings'] as const;

function colorProblems(page: Page, checks: readonly (keyof ForcedColorsProbe)[]): Promise<string[]> {
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
