import { expect, type Locator, type Page } from '@playwright/test';

/** More presses of Tab than any page of the site needs. */
const MOST_PRESSES = 150;

interface Stop {
  name: string;
  isTarget: boolean;
  isInSight: boolean;
}

function stopAt(target: Element): Stop {
  const at = document.activeElement ?? document.body;
  const label = (at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40);
  const { left, top, right, bottom } = at.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return {
    name: `${at.tagName.toLowerCase()} “${label}”`,
    isTarget: at === target,
    isInSight: hit !== null && (at.contains(hit) || hit.contains(at)),
  };
}

/**
 * Presses Tab until a control has the focus, as a reader without a mouse does.
 *
 * @param key `Shift+Tab` to go back
 * @throws when the control is never reached, naming the stops on the way, or when it is out of sight
 */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page: Page = target.page();
  const stops: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const { name, isTarget, isInSight } = await target.evaluate(stopAt);
    if (isTarget) {
      // What covers it may be on its way out.
      if (!isInSight) await expect.poll(async () => (await target.evaluate(stopAt)).isInSight, name).toBe(true);
      return;
    }
    stops.push(name);
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} was not reached with ${key}. Stops: ${stops.join(', ')}`);
}
