import type { Page } from '@playwright/test';

import type { LayoutProbe } from '../support/look/layoutProbe';
import { expect, looksOf, nameOf, test, type Look } from '../support/look/test';
import { DESIGNED_KINDS, checkedPages, isFull } from '../support/pages';

type Check = keyof LayoutProbe;

const EVERYWHERE: readonly Check[] = ['overflow', 'cutText', 'overlaps', 'regions', 'navbarLine'];

/** Text twice as large may take a second line in the navbar. */
const LARGE_TEXT: readonly Check[] = ['overflow', 'cutText', 'overlaps', 'regions'];

/** Kinds made of the same parts as another one: the full run makes their text large, too. */
const SAME_TEXT = new Set([
  'docs landing',
  'docs page',
  'legacy metric page',
  'portal page',
  'shield page',
  'blog list',
]);

function faults(page: Page, checks: readonly Check[]): Promise<string[]> {
  return page.evaluate((names) => names.flatMap((name) => window.layoutProbe[name]()), checks);
}

async function faultsInLooks(
  site: { page: Page; show(look: Look): Promise<void> },
  looks: readonly Look[],
  checks: readonly Check[],
): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    await site.show(look);
    found.push(...(await faults(site.page, checks)).map((fault) => `${nameOf(look)} | ${fault}`));
  }
  return found;
}

for (const [kind, route] of checkedPages()) {
  test(`${kind}: nothing sticks out, is cut off or overlaps, at 1440, 390 and 320 px, in both themes`, async ({
    site,
  }) => {
    await site.open(route);
    expect(await faultsInLooks(site, looksOf(1440, 390, 320), EVERYWHERE)).toEqual([]);
  });

  if (!isFull && SAME_TEXT.has(kind)) continue;

  test(`${kind}: text twice as large loses nothing`, async ({ site }) => {
    await site.open(route);
    const looks: Look[] = [1280, 640].map((width) => ({ theme: 'light', width, textSize: 200 }));
    expect(await faultsInLooks(site, looks, LARGE_TEXT)).toEqual([]);
  });
}

test('the layout checks see a deliberate fault of each kind', async ({ site }) => {
  await site.open(DESIGNED_KINDS['docs page']);
  await site.show({ theme: 'light', width: 1440 });
  await site.page.evaluate(() => {
    const faults = document.createElement('div');
    faults.innerHTML = `<p data-style="width:200vw">wide</p>
      <p data-style="width:3ch;overflow:hidden;white-space:nowrap">cut off</p>
      <p>below</p><p data-style="margin-top:-3rem">above</p>`;
    for (const element of faults.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
    }
    document.querySelector('main article')?.append(faults);
    document.querySelector<HTMLElement>('footer.footer')?.style.setProperty('margin-top', '-30rem');
    document.querySelector('.navbar__inner')?.append('a '.repeat(400));
  });
  for (const check of EVERYWHERE) expect(await faults(site.page, [check]), check).not.toEqual([]);
});
