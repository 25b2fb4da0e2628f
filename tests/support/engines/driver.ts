import { setTimeout as sleep } from 'node:timers/promises';

/** Sends a command of W3C WebDriver, https://www.w3.org/TR/webdriver2/, and returns its value. */
export type Send = (command: Command, parameters: object) => Promise<unknown>;

/** The commands that tests need, in the words of Firefox. */
export type Command =
  | 'NewSession'
  | 'Navigate'
  | 'ExecuteScript'
  | 'PerformActions'
  | 'TakeScreenshot'
  | 'SetWindowRect'
  | 'SwitchToWindow'
  | 'CloseWindow'
  | 'GetWindowHandles';

/** A running browser. */
export interface Browser {
  send: Send;
  close(): void;
}

/** Larger than every window of the tests. */
export const SCREEN = { width: 1920, height: 1200 };

/** After this time, an answer is lost: WebKitWebDriver forgets a script whose page is left for another document. */
const ANSWER_TIMEOUT_MS = 5_000;

/** A window that has just opened answers late on a busy machine. */
const OPEN_TIMEOUT_MS = 60_000;

/** A load that a broken connection has stopped never ends in Firefox, so that another try is due. */
const LOAD_TIMEOUT_MS = 15_000;

/** The codes of keys without a letter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** Waits for an answer of a browser, which must come in time. A later failure does not count. */
export async function answered<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  const timer = new AbortController();
  const limit = sleep(milliseconds, undefined, { signal: timer.signal }).then(() => {
    answer.catch(() => undefined);
    throw new Error(`the browser did not answer within ${milliseconds / 1000} s`);
  });
  return Promise.race([answer, limit]).finally(() => {
    limit.catch(() => undefined);
    timer.abort();
  });
}

/** One window of a browser, with all that tests do in it. */
export class Driver {
  constructor(private readonly browser: Browser) {}

  private pointer(pointerType: 'mouse' | 'touch', actions: object[]): Promise<unknown> {
    const source = { type: 'pointer', id: pointerType, parameters: { pointerType }, actions };
    return this.browser.send('PerformActions', { actions: [source] });
  }

  private keys(actions: object[]): Promise<unknown> {
    return this.browser.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Replaces the window by a new one without toolbars, which are wider than the narrowest window of the tests. */
  async openBareWindow(): Promise<void> {
    const handles = async () => (await this.browser.send('GetWindowHandles', {})) as string[];
    const [first = ''] = await handles();
    await this.evaluate(
      "void window.open('about:blank', '', 'toolbar=no,menubar=no,location=no,status=no')",
      OPEN_TIMEOUT_MS,
    );
    const bare = (await handles()).find((handle) => handle !== first);
    if (bare === undefined) throw new Error('the browser opened no second window');
    await this.browser.send('CloseWindow', {});
    await this.browser.send('SwitchToWindow', { handle: bare });
  }

  /** Opens a URL and waits for its load event. */
  async goto(url: string): Promise<void> {
    await answered(this.browser.send('Navigate', { url }), LOAD_TIMEOUT_MS);
  }

  /** Returns the value of a JavaScript expression in the page, if it comes in time. */
  evaluate(expression: string, milliseconds = ANSWER_TIMEOUT_MS): Promise<unknown> {
    return answered(this.browser.send('ExecuteScript', { script: `return ${expression}`, args: [] }), milliseconds);
  }

  /** Presses keys together, named as in `KeyboardEvent.key`. The last is pressed while the others are held. */
  async press(...keys: string[]): Promise<void> {
    const codes = keys.map((key) => KEYS[key] ?? key);
    const up = [...codes].reverse().map((value) => ({ type: 'keyUp', value }));
    await this.keys([...codes.map((value) => ({ type: 'keyDown', value })), ...up]);
  }

  /** Types a text into the focused element. */
  async type(text: string): Promise<void> {
    await this.keys([...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))));
  }

  /** Moves the pointer to a place in the window, in CSS pixels. */
  async move(x: number, y: number): Promise<void> {
    await this.pointer('mouse', [{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }]);
  }

  /** Clicks where the pointer is. */
  async click(): Promise<void> {
    await this.pointer(
      'mouse',
      ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })),
    );
  }

  /** Touches a place in the window with a finger, in CSS pixels. */
  async tap(x: number, y: number): Promise<void> {
    const place = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
    await this.pointer('touch', [place, ...['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))]);
  }

  /** Sets the size of the page inside of its window, in CSS pixels. */
  async resize(width: number, height: number): Promise<void> {
    const frame = await this.evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]', OPEN_TIMEOUT_MS);
    const [right, bottom] = frame as number[];
    const size = { width: width + (right ?? 0), height: height + (bottom ?? 0) };
    // Without a window manager, the window under the pointer has the focus, and the pointer is in the middle.
    const x = Math.round((SCREEN.width - width) / 2);
    const y = Math.round((SCREEN.height - height) / 2);
    await this.browser.send('SetWindowRect', { x, y, ...size });
    const found = await this.evaluate('innerWidth', OPEN_TIMEOUT_MS);
    if (found !== width) throw new Error(`the window is ${String(found)} instead of ${width} pixels wide`);
  }

  /** Returns what the window shows, as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.browser.send('TakeScreenshot', { full: false })) as string, 'base64');
  }

  close(): void {
    this.browser.close();
  }
}
