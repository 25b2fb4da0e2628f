import type { Page } from '@playwright/test';

import { expect, test } from '../support/look/test';
import { DESIGNED_KINDS, isFull } from '../support/pages';

type Check = 'smallTargets' | 'hiddenFocus';

/** Kinds whose controls are others or elsewhere in a narrow window; the full run looks at all of them in both. */
const NARROW = new Set(['home', 'metric page', 'operation page', 'search page with results']);

async function faults(page: Page, check: Check): Promise<string[]> {
  // What has the focus shows it only to readers who use the keyboard.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => window.controlProbe.count())).toBeGreaterThan(10);
  return page.evaluate((name) => window.controlProbe[name](), check);
}

for (const [kind, route] of Object.entries(DESIGNED_KINDS)) {
  for (const width of isFull || NARROW.has(kind) ? [1440, 320] : [1440]) {
    test(`${kind}: every control is 24 px or larger and shows its focus in sight, at ${width} px`, async ({ site }) => {
      await site.open(route);
      await site.show({ theme: 'light', width });
      expect.soft(await faults(site.page, 'smallTargets')).toEqual([]);
      expect.soft(await faults(site.page, 'hiddenFocus')).toEqual([]);
    });
  }
}

test('the checks see a small control, one without an outline and one behind another', async ({ site }) => {
  await site.open('/docs/intro/');
  await site.show({ theme: 'light', width: 1440 });
  await site.page.evaluate(() => {
    const faults = document.createElement('div');
    faults.style.cssText = 'position:fixed;inset:20rem auto auto 20rem;z-index:999';
    faults.innerHTML = `<button class="small" data-style="width:9px">a</button>
      <button class="plain" data-style="outline:none">no outline</button>
      <button class="behind">behind</button>
      <div data-style="position:absolute;inset:-2rem;background:#fff;pointer-events:auto"></div>`;
    for (const element of faults.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
    }
    document.body.append(faults);
  });
  expect(await faults(site.page, 'smallTargets')).toContainEqual(expect.stringContaining('<button.small>'));
  const hidden = await faults(site.page, 'hiddenFocus');
  expect(hidden).toContainEqual(expect.stringMatching(/<button\.plain>.*outline/));
  expect(hidden).toContainEqual(expect.stringMatching(/<button\.behind>.*behind something else/));
});
