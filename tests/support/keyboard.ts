import { expect, type Locator, type Page } from '@playwright/test';

/** More key presses than any page of the site needs. */
const MAX_PRESSES = 150;

interface Stop {
  name: string;
  isTarget: boolean;
  isVisible: boolean;
}

function stopAt(target: Element): Stop {
  const at = document.activeElement ?? document.body;
  const label = (at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40);
  const { left, top, right, bottom } = at.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return {
    name: `${at.tagName.toLowerCase()} “${label}”`,
    isTarget: at === target,
    isVisible: hit !== null && (at.contains(hit) || hit.contains(at)),
  };
}

/** Presses Tab until a control has the focus. It must be visible then. */
export async function tabTo(target: Locator): Promise<void> {
  const page: Page = target.page();
  const stops: string[] = [];
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const { name, isTarget, isVisible } = await target.evaluate(stopAt);
    if (isTarget) {
      // The covering element may be closing.
      if (!isVisible) await expect.poll(async () => (await target.evaluate(stopAt)).isVisible, name).toBe(true);
      return;
    }
    stops.push(name);
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} was not reached with Tab. Stops: ${stops.join(', ')}`);
}
