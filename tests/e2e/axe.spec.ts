import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, looksOf, nameOf, test } from '../support/look/test';
import { checkedPages } from '../support/pages';

/** All success criteria of WCAG 2.2, levels A and AA, and what axe recommends beside them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** @returns what axe finds, one line an element: rule, element, what axe says about it */
async function findings(page: Page): Promise<string[]> {
  // The legacy mode runs in the page alone: it opens no second page for the results, and the site has no frames.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const [, reason = ''] = (failureSummary ?? '').split('\n').map((line) => line.trim());
      return `${id} | ${target.join(' ')} | ${reason}`;
    }),
  );
}

for (const [kind, route] of checkedPages()) {
  test(`axe finds nothing on ${kind}, in both themes, on a desktop and at 320 px`, async ({ site }) => {
    await site.open(route);
    const found: string[] = [];
    for (const look of looksOf(1440, 320)) {
      await site.show(look);
      found.push(...(await findings(site.page)).map((finding) => `${nameOf(look)} | ${finding}`));
    }
    expect(found).toEqual([]);
  });
}

test('axe sees a deliberate fault of each kind of tag', async ({ site }) => {
  await site.open('/docs/intro/');
  await site.show({ theme: 'light', width: 1440 });
  await site.page.evaluate(() => {
    const faults = document.createElement('div');
    faults.innerHTML = `<img src="data:,"><p data-style="color:#999;background:#fff">pale</p><h6>deep</h6>
      <button data-style="width:9px;height:9px;padding:0">a</button><button data-style="width:9px;height:9px;padding:0">b</button>`;
    for (const element of faults.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
    }
    document.querySelector('main article')?.append(faults);
  });
  const rules = new Set((await findings(site.page)).map((finding) => finding.split(' | ')[0]));
  expect([...rules].sort()).toEqual(['color-contrast', 'heading-order', 'image-alt', 'target-size']);
});
