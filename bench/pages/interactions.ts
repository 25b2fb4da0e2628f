import type { Page } from '@playwright/test';

import { openPage, type Visit } from '../lib/visit';
import { COLD_QUERY, FIELD } from '../searchBox/queries';

declare global {
  interface Window {
    /** Milliseconds until the awaited element is painted. */
    answer?: Promise<number>;
  }
}

/** After this time a page counts as not answering. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Waits for an element to be painted. It runs in the page, so it uses nothing from outside. */
function waitForAnswer({ selector, timeout }: { selector: string; timeout: number }): void {
  const isShown = () =>
    [...document.querySelectorAll(selector)].some((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
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
 * Measures the time from an interaction to its answer.
 *
 * @param selector an element that becomes visible with the answer
 * @param interact what the reader does
 * @returns milliseconds, infinite if there is no answer
 */
async function answerTime(page: Page, selector: string, interact: () => Promise<unknown>): Promise<number> {
  await page.evaluate(waitForAnswer, { selector, timeout: ANSWER_TIMEOUT_MS });
  await interact();
  return (await page.evaluate(() => window.answer)) ?? Infinity;
}

/** A control of a page. */
export interface Control {
  name: string;
  /** Selector of what is clicked; the first match counts. */
  click: string;
  /** Selector of what becomes visible. */
  answer: string;
}

const ACTIONS = '[role="group"][aria-label="Page actions"]';

/** The controls of a metric page. A phone has only some of them. */
export const CONTROLS: readonly Control[] = [
  {
    name: 'theme switch',
    click: '.navbar button[aria-label^="Switch between dark and light mode"]',
    answer: 'html[data-theme="dark"]',
  },
  { name: 'search box', click: `[aria-label="Open the search"], #${FIELD}`, answer: '[data-search="open"]' },
  {
    name: 'sidebar category',
    click: `button[aria-label="Expand sidebar category 'Quickstart portal'"]`,
    answer: `button[aria-label="Collapse sidebar category 'Quickstart portal'"]`,
  },
  {
    name: 'tab',
    click: 'article [role="tab"]:nth-child(2)',
    answer: 'article [role="tab"]:nth-child(2)[aria-selected="true"]',
  },
  {
    name: 'copy button of code',
    click: 'article button[aria-label^="Copy code"]',
    answer: 'article button[data-copied]',
  },
  { name: 'copy button of the page', click: `${ACTIONS} > button`, answer: `${ACTIONS} > [role="status"]:not(:empty)` },
  { name: 'menu', click: '.navbar__toggle', answer: '.navbar-sidebar--show' },
  { name: 'version dropdown', click: '.navbar .site-version', answer: '.site-version + .dropdown__menu' },
];

/** When a reader clicks: as soon as the control is visible, or once the page is idle without any input. */
export const MOMENTS = ['at once', 'at rest'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Tall enough that nothing has to be scrolled to: scrolling would be an earlier user interaction. */
const VIEWPORT_HEIGHT = 6000;

/** Time for a control to become visible. */
const CONTROL_TIMEOUT_MS = 5000;

/**
 * Measures the first click of a visit.
 *
 * @returns milliseconds until the answer is painted, infinite if there is none; undefined if the page does not show the
 *   control before the first interaction
 */
export function firstClick(visit: Visit, { click, answer }: Control, moment: Moment): Promise<number | undefined> {
  const { context } = visit.profile;
  const viewport = { width: context.viewport?.width ?? 0, height: VIEWPORT_HEIGHT };
  const profile = { ...visit.profile, context: { ...context, viewport } };
  return openPage({ ...visit, profile }, async ({ page, watch }) => {
    const control = page.locator(click).filter({ visible: true }).first();
    if (moment === 'at rest') await watch.untilIdle();
    const isVisible = await control.waitFor({ state: 'visible', timeout: CONTROL_TIMEOUT_MS }).then(
      () => true,
      () => false,
    );
    const box = isVisible ? await control.boundingBox() : null;
    if (!box) return undefined;
    return answerTime(page, answer, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
  });
}

/** Search fields, and what shows a right result: of the search page, and of all others, where phones open it by a button. */
const SEARCH_FIELDS = [
  { field: 'main input[name="q"]', result: `main article a[href*="${COLD_QUERY}"]` },
  { field: `[aria-label="Open the search"], #${FIELD}`, result: `a[role="option"][href*="${COLD_QUERY}"]` },
] as const;

/**
 * Types a query into the search field of a page without earlier interactions.
 *
 * @returns milliseconds from the first key to the painting of a right result
 */
export function typedQuery(visit: Visit): Promise<number> {
  return openPage(visit, async ({ page, watch }) => {
    await watch.untilIdle();
    const [searchPage, searchBox] = SEARCH_FIELDS;
    const { field, result } = (await page.locator(searchPage.field).count()) > 0 ? searchPage : searchBox;
    await page.locator(field).filter({ visible: true }).first().click();
    return answerTime(page, result, () => page.keyboard.type(COLD_QUERY));
  });
}
