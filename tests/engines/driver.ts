import { setTimeout as sleep } from 'node:timers/promises';

/** Sends a command of W3C WebDriver, https://www.w3.org/TR/webdriver2/, and returns its value. */
export type Send = (command: Command, parameters: object) => Promise<unknown>;

/** The commands that tests need, in the words of Firefox. */
export type Command =
  | 'NewSession'
  | 'Navigate'
  | 'ExecuteScript'
  | 'PerformActions'
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

/** Runs an expression in the page, and returns its value. Throws if there is no answer in time. */
export function runScript(browser: Browser, expression: string, milliseconds: number): Promise<unknown> {
  return answered(browser.send('ExecuteScript', { script: `return ${expression}`, args: [] }), milliseconds);
}
