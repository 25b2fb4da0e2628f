import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from arming to the first frame that shows what was waited for. */
    answer?: Promise<number>;
  }
}

/** Milliseconds after which an answer counts as none. */
const PATIENCE = 10_000;

/** Runs inside the measured page, so it may use nothing from outside itself. */
function arm({ selector, patience }: { selector: string; patience: number }): void {
  const isShown = () =>
    [...document.querySelectorAll(selector)].some((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  if (isShown()) throw new Error(`${selector} is there before anything was done`);
  const start = performance.now();
  window.answer = new Promise((resolve) => {
    const look = () => {
      if (isShown()) {
        // A message that is sent in a frame arrives after its painting.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage('');
      } else if (performance.now() - start > patience) resolve(Infinity);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/**
 * Does something on a page and measures until the page shows the answer.
 *
 * @param selector of what is visible then and not before
 * @param act what a reader does
 * @returns milliseconds; infinite when there is no answer
 */
export async function answerTime(page: Page, selector: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(arm, { selector, patience: PATIENCE });
  await act();
  return (await page.evaluate(() => window.answer)) ?? Infinity;
}
