import { setTimeout as sleep } from 'node:timers/promises';

import { answered, runScript, type Browser } from './driver';
import { describeTarget, findIn, type Found, type Target } from './foundElement';
import { KEYS } from './keys';
import type { SiteServer } from './siteServer';

declare global {
  interface Window {
    /** Whether the last touch of the test was a click. */
    isTapped?: boolean;
  }
}

/** What a function that runs in a page takes. */
type Plain = string | number | boolean | null;

/** How long to wait for what the page shall show, on a busy machine. */
const TIMEOUT_MS = 60_000;
const INTERVAL_MS = 50;

/** After this time, an answer is lost: WebKitWebDriver forgets a script whose page is left for another document. */
const ANSWER_TIMEOUT_MS = 5_000;

/** A load that a broken connection has stopped never ends in Firefox, so that another try is due. */
const LOAD_TIMEOUT_MS = 15_000;

/** After this time, also on a busy machine, no engine makes a click of a tap: a second one would hit what the first has opened. */
const TAP_MS = 15_000;

/** More key presses than any page of the site needs. */
const MAX_PRESSES = 150;

const BUTTON = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));

export type { Target } from './foundElement';

/** A window on the built site. It acts as a reader does, in the same way in both engines. */
export class EnginePage {
  constructor(
    private readonly browser: Browser,
    readonly site: SiteServer,
  ) {}

  private act(source: object): Promise<unknown> {
    return this.browser.send('PerformActions', { actions: [source] });
  }

  /** Moves a pointer to the middle of an element or to a place in the window, and then acts. */
  private point(pointerType: 'mouse' | 'touch', origin: 'viewport' | object, x = 0, y = 0, then: object[] = []) {
    const actions = [{ type: 'pointerMove', duration: 0, origin, x, y }, ...then];
    return this.act({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions });
  }

  /** Presses keys together, named as in `KeyboardEvent.key`. The last is pressed while the others are held. */
  async press(...keys: string[]): Promise<void> {
    const codes = keys.map((key) => KEYS[key] ?? key);
    const up = [...codes].reverse().map((value) => ({ type: 'keyUp', value }));
    await this.act({
      type: 'key',
      id: 'keyboard',
      actions: [...codes.map((value) => ({ type: 'keyDown', value })), ...up],
    });
  }

  /** Types a text into the focused element. */
  async type(text: string): Promise<void> {
    for (const character of text) await this.press(character);
  }

  /** Opens a site path, for example `/docs/intro/`, and waits for its load event, not for its scripts. */
  async open(route: string): Promise<void> {
    await answered(this.browser.send('Navigate', { url: this.site.url + route.slice(1) }), LOAD_TIMEOUT_MS);
  }

  /** Opens a site path and waits until its scripts run. */
  async visit(route: string): Promise<void> {
    await this.open(route);
    await this.hydrated();
  }

  /** Moves the pointer in a corner of the page, which starts its scripts. */
  async interact(): Promise<void> {
    for (const x of [1, 3]) await this.point('mouse', 'viewport', x, 2);
  }

  /**
   * Moves the pointer until the scripts of the page run. A comparison has none. On a busy machine, WebKit answers before it
   * has left the empty page of a new window.
   */
  async hydrated(): Promise<void> {
    await this.until('the page is hydrated', async () => {
      await this.interact();
      return this.evaluate(
        () =>
          location.protocol !== 'about:' &&
          document.readyState !== 'loading' &&
          (!document.querySelector('#__docusaurus') || document.documentElement.dataset.hasHydrated === 'true'),
      );
    });
  }

  /** Runs a function in the page. It may use only its arguments and globals of the page. */
  async evaluate<A extends readonly Plain[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    // tsx wraps functions in calls of __name, which keeps their names.
    const expression = `((__name) => (${String(run)})(...${JSON.stringify(args)}))((named) => named)`;
    return (await runScript(this.browser, expression, ANSWER_TIMEOUT_MS)) as Awaited<R>;
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

  /** Waits until an element is not covered and stands still: it moves while a page loads or scrolls. */
  private aim(target: Target): Promise<object> {
    let before = '';
    return this.until(`${describeTarget(target)} can be reached`, async () => {
      const { element, isReachable = false, place = '' } = (await this.find(target, true)) ?? {};
      const isStill = place === before;
      before = place;
      return isReachable && isStill && element;
    });
  }

  /** Clicks an element with the mouse. The pointer itself may move what it points at. */
  async click(target: Target): Promise<void> {
    await this.hover(target);
    await this.point('mouse', await this.aim(target), 0, 0, BUTTON);
  }

  /** Moves the mouse over an element. */
  async hover(target: Target): Promise<void> {
    await this.point('mouse', await this.aim(target));
  }

  /**
   * Touches an element with a finger, once it is visible and not covered. On a busy machine, the finger can stay so long that
   * the engine sees no tap, or the element moves away. Then it touches again, as readers do.
   */
  async tap(target: Target): Promise<void> {
    await this.until(`a tap on ${describeTarget(target)} is a click`, async () => {
      await this.evaluate(
        (css) => {
          window.isTapped = false;
          const isOn = ({ target: hit }: Event) => hit instanceof Element && hit.closest(css) !== null;
          window.addEventListener('click', (event) => (window.isTapped = isOn(event)), { capture: true, once: true });
        },
        typeof target === 'string' ? target : target[0],
      );
      await this.point('touch', await this.aim(target), 0, 0, BUTTON);
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
      await this.press('Tab');
      const stop = await this.find(':focus');
      stops.push(stop?.name.slice(0, 60) ?? 'none');
      if (!stop) continue;
      await this.until(`the focused “${stop.name}” is visible and has a focus ring`, async () => {
        const now = await this.find(':focus');
        return now?.isReachable && now.hasOutline;
      });
    }
    throw new Error(`Tab does not reach ${describeTarget(target)}. Stops: ${stops.join(', ')}`);
  }

  /** Opens the search box with its keyboard shortcut, types a query, and waits for suggestions. */
  async search(query: string): Promise<void> {
    await this.press('Control', 'k');
    await this.focuses('#__site-search');
    await this.type(query);
    // While it is busy, the list has the answer to a part of the query.
    await this.sees('[role=listbox][aria-busy=false] [role=option]');
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
      await this.press('Control', 'v');
      const pasted = await this.evaluate(() => document.querySelector<HTMLTextAreaElement>('#pasted')?.value ?? '');
      if (pasted.replace(/\s+/g, ' ').trim() === expected) return true;
      throw new Error(`the clipboard has “${pasted}”`);
    });
    await this.evaluate(() => document.querySelector('#pasted')?.remove());
  }
}
