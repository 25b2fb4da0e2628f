import { setTimeout as sleep } from 'node:timers/promises';

import type { Driver } from './driver';
import type { SiteServer } from './siteServer';

declare global {
  interface Window {
    /** Whether the last touch of the test was a click. */
    isTapped?: boolean;
  }
}

/** What a function that runs in a page takes. */
type Plain = string | number | boolean | null;

/** An element: a CSS selector, and optionally a text that it contains. The first visible match counts. */
export type Target = string | readonly [css: string, text: string];

/** A visible element, as a reader meets it. */
export interface Found {
  /** Its text, with single spaces. */
  text: string;
  /** Its accessible name, as far as it is written down: label, else text. */
  name: string;
  isFocused: boolean;
  /** Edges in the window, in CSS pixels. */
  box: { left: number; top: number; right: number; bottom: number };
  /** Whether its middle is in the window and not covered. */
  isReachable: boolean;
}

/** How long to wait for what the page shall show, on a busy machine. */
const TIMEOUT_MS = 30_000;
const INTERVAL_MS = 50;

/** After this time, no engine makes a click of a tap. */
const TAP_MS = 2_000;

/** Times that an element must be found where it was, before it is clicked. The navbar slides for 200 ms. */
const STILL_LOOKS = 3;

/** More key presses than any page of the site needs. */
const MAX_PRESSES = 150;

/** Runs in the page. Returns the first visible match, scrolled into view if `scroll` is set. */
function findIn(css: string, text: string | null, scroll: boolean): Found | null {
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const element = Array.from(document.querySelectorAll<HTMLElement>(css)).find(
    (one) =>
      one.getClientRects().length > 0 &&
      getComputedStyle(one).visibility !== 'hidden' &&
      (text === null || textOf(one).includes(text)),
  );
  if (!element) return null;
  const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (scroll && !isInWindow(element.getBoundingClientRect())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return {
    text: textOf(element),
    name: element.getAttribute('aria-label') ?? textOf(element),
    isFocused: document.activeElement === element,
    box: { left, top, right, bottom },
    isReachable: hit !== null && (element.contains(hit) || hit.contains(element)),
  };
}

/** Runs in the page. Returns the focused element, or null for none. */
function focusIn(): { name: string; isVisible: boolean; hasIndicator: boolean } | null {
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement) return null;
  const { left, top, right, bottom } = at.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const { outlineStyle } = getComputedStyle(at);
  const name = at.getAttribute('aria-label') ?? (at.textContent ?? '').replace(/\s+/g, ' ').trim();
  return {
    name: `${at.tagName.toLowerCase()} “${name.slice(0, 60)}”`,
    isVisible: hit !== null && (at.contains(hit) || hit.contains(at)),
    hasIndicator: outlineStyle !== 'none',
  };
}

const describeTarget = (target: Target) => (typeof target === 'string' ? target : `${target[0]} with “${target[1]}”`);

/** A window on the built site. It acts as a reader does, in the same way in both engines. */
export class EnginePage {
  constructor(
    readonly driver: Driver,
    readonly site: SiteServer,
  ) {}

  /** Opens a site path, for example `/docs/intro/`, without waiting for its scripts. */
  async open(route: string): Promise<void> {
    await this.driver.goto(this.site.url + route.slice(1));
  }

  /** Opens a site path and waits until its scripts run. */
  async visit(route: string): Promise<void> {
    await this.open(route);
    await this.hydrated();
  }

  /** Moves the pointer, which starts the scripts of the page, until they run. A comparison has none. */
  async hydrated(): Promise<void> {
    let x = 1;
    await this.until('the page is hydrated', async () => {
      x = 4 - x;
      await this.driver.move(x, 2);
      return this.evaluate(
        () =>
          document.readyState !== 'loading' &&
          (!document.querySelector('#__docusaurus') || document.documentElement.dataset.hasHydrated === 'true'),
      );
    });
  }

  /** Runs a function in the page. It may use only its arguments and globals of the page. */
  async evaluate<A extends readonly Plain[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    // tsx wraps functions in calls of __name, which keeps their names.
    const expression = `((__name) => (${String(run)})(...${JSON.stringify(args)}))((named) => named)`;
    return (await this.driver.evaluate(expression)) as Awaited<R>;
  }

  /** Waits until a condition is met. Errors count as not met: a page that is just left cannot be asked. */
  async until<T>(description: string, isMet: () => Promise<T | false | null | undefined>): Promise<T> {
    const deadline = Date.now() + TIMEOUT_MS;
    let reason = '';
    while (Date.now() < deadline) {
      try {
        const result = await isMet();
        if (result) return result;
        reason = '';
      } catch (error) {
        reason = `: ${String(error)}`;
      }
      await sleep(INTERVAL_MS);
    }
    throw new Error(`never came true within ${TIMEOUT_MS / 1000} s: ${description}${reason}`);
  }

  private find(target: Target, scroll = false): Promise<Found | null> {
    const [css, text] = typeof target === 'string' ? [target, null] : target;
    return this.evaluate(findIn, css, text, scroll);
  }

  /** Waits until an element is visible. */
  sees(target: Target): Promise<Found> {
    return this.until(`${describeTarget(target)} is visible`, () => this.find(target));
  }

  /** Waits until no such element is visible. */
  async seesNo(target: Target): Promise<void> {
    await this.until(`${describeTarget(target)} is not visible`, async () => (await this.find(target)) === null);
  }

  /** Waits until an element has the focus. */
  async focuses(target: Target): Promise<void> {
    await this.until(`${describeTarget(target)} has the focus`, async () => (await this.find(target))?.isFocused);
  }

  /** Waits until path, query and fragment of the URL match. */
  async isAt(pattern: RegExp): Promise<void> {
    await this.until(`the URL matches ${String(pattern)}`, async () => pattern.test(await this.url()));
  }

  url(): Promise<string> {
    return this.evaluate(() => location.href);
  }

  /** Waits until an element can be hit and stands still, and points at its middle. It moves while a page loads or scrolls. */
  private async aim(target: Target, point: (x: number, y: number) => Promise<void>): Promise<[number, number]> {
    let before = '';
    let looks = 0;
    return this.until(`${describeTarget(target)} can be clicked`, async () => {
      const found = await this.find(target, true);
      const now = JSON.stringify(found?.box);
      looks = now === before ? looks + 1 : 0;
      before = now;
      if (!found?.isReachable) return null;
      const { left, top, right, bottom } = found.box;
      const middle: [number, number] = [(left + right) / 2, (top + bottom) / 2];
      // The pointer itself may move what it points at.
      if (looks === 0) await point(...middle);
      return looks >= STILL_LOOKS ? middle : null;
    });
  }

  /** Clicks an element with the mouse, once it is visible and not covered. */
  async click(target: Target): Promise<void> {
    await this.hover(target);
    await this.driver.click();
  }

  /** Moves the mouse over an element. */
  async hover(target: Target): Promise<void> {
    await this.aim(target, (x, y) => this.driver.move(x, y));
  }

  /**
   * Touches an element with a finger, once it is visible and not covered. On a busy machine, the finger can stay so long that
   * the engine sees no tap, or the element moves away. Then it touches again, as readers do.
   */
  async tap(target: Target): Promise<void> {
    await this.until(`a tap on ${describeTarget(target)} is a click`, async () => {
      const place = await this.aim(target, () => Promise.resolve());
      await this.evaluate(
        (css) => {
          window.isTapped = false;
          const isOn = ({ target: hit }: Event) => hit instanceof Element && hit.closest(css) !== null;
          window.addEventListener('click', (event) => (window.isTapped = isOn(event)), { capture: true, once: true });
        },
        typeof target === 'string' ? target : target[0],
      );
      await this.driver.tap(...place);
      const deadline = Date.now() + TAP_MS;
      while (Date.now() < deadline) {
        // A new page knows nothing of the click that opened it.
        if (await this.evaluate(() => window.isTapped !== false)) return true;
        await sleep(INTERVAL_MS);
      }
      return false;
    });
  }

  /** Presses Tab until an element has the focus. Each stop on the way must be visible and have a focus ring. */
  async tabTo(target: Target): Promise<void> {
    const stops: string[] = [];
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      if ((await this.find(target))?.isFocused) return;
      await this.driver.press('Tab');
      const stop = await this.evaluate(focusIn);
      stops.push(stop?.name ?? 'none');
      if (!stop) continue;
      await this.until(`${stop.name} is visible and has a focus ring`, async () => {
        const now = await this.evaluate(focusIn);
        return now?.isVisible && now.hasIndicator;
      });
    }
    throw new Error(`Tab does not reach ${describeTarget(target)}. Stops: ${stops.join(', ')}`);
  }

  /** Opens the search box with its keyboard shortcut, types a query, and waits for suggestions. */
  async search(query: string): Promise<void> {
    await this.driver.press('Control', 'k');
    await this.focuses('#site-search');
    await this.driver.type(query);
    await this.sees('[role=listbox] [role=option]');
  }

  /** Waits until pasting gives a text, spaces aside. Pages write to the clipboard after the click. */
  async pastes(expected: string): Promise<void> {
    await this.evaluate(() => {
      const field = document.createElement('textarea');
      field.id = 'pasted';
      document.body.prepend(field);
    });
    await this.until(`“${expected}” is pasted`, async () => {
      await this.evaluate(() => {
        const field = document.querySelector<HTMLTextAreaElement>('#pasted');
        field?.focus();
        field?.select();
      });
      await this.driver.press('Control', 'v');
      const pasted = await this.evaluate(() => document.querySelector<HTMLTextAreaElement>('#pasted')?.value ?? '');
      if (pasted.replace(/\s+/g, ' ').trim() === expected) return true;
      throw new Error(`the clipboard has “${pasted}”`);
    });
    await this.evaluate(() => document.querySelector('#pasted')?.remove());
  }
}
