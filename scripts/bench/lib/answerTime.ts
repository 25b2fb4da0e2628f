import type { Page } from '@playwright/test';

/** After this time a page counts as not answering. */
const TIMEOUT_MS = 10_000;

/** Waits until a selector matches a visible element and is painted. It runs in the page, so it uses nothing from outside. */
function waitForAnswer([selector, timeout]: [selector: string, timeout: number]): void {
  const isShown = () => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  if (isShown()) throw new Error(`${selector} is visible before the interaction`);
  const start = performance.now();
  window.answer = new Promise((resolve) => {
    const onFrame = () => {
      if (isShown()) {
        // A message sent in a frame arrives after the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage('');
      } else if (performance.now() - start > timeout) resolve(Infinity);
      else requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
}

/**
 * Measures the time from an interaction to its painted answer. It includes the round trip of Chromium's driver.
 *
 * @param selector an element that becomes visible with the answer
 * @param interact what the reader does
 * @returns milliseconds, infinite if there is no answer
 */
export async function answerTime(page: Page, selector: string, interact: () => Promise<unknown>): Promise<number> {
  await page.evaluate(waitForAnswer, [selector, TIMEOUT_MS] as [string, number]);
  await interact();
  return (await page.evaluate(() => window.answer)) ?? Infinity;
}
