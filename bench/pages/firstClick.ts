import { openPage, type Visit } from '../openPage';
import { FIELD } from '../searchBox/measured';
import { answerTime } from './answer';

/** Something on a page that answers a reader. */
export interface Control {
  name: string;
  /** Selector of what is pressed; the first one counts. */
  press: string;
  /** Selector of what is visible as soon as it has answered. */
  answer: string;
}

const ACTIONS = '[role="group"][aria-label="Page actions"]';

/** What a metric page has to press, all on its first screens; a phone has only some of them. */
export const CONTROLS: readonly Control[] = [
  {
    name: 'theme switch',
    press: '.navbar button[aria-label^="Switch between dark and light mode"]',
    answer: 'html[data-theme="dark"]',
  },
  { name: 'search box', press: `[aria-label="Open the search"], #${FIELD}`, answer: '[data-search="open"]' },
  {
    name: 'sidebar category',
    press: `button[aria-label="Expand sidebar category 'Quickstart portal'"]`,
    answer: `button[aria-label="Collapse sidebar category 'Quickstart portal'"]`,
  },
  {
    name: 'tab',
    press: 'article [role="tab"]:nth-child(2)',
    answer: 'article [role="tab"]:nth-child(2)[aria-selected="true"]',
  },
  {
    name: 'copy button of code',
    press: 'article button[aria-label^="Copy code"]',
    answer: 'article button[aria-label="Copied"]',
  },
  { name: 'copy button of the page', press: `${ACTIONS} > button`, answer: `${ACTIONS} > [role="status"]:not(:empty)` },
  { name: 'menu', press: '.navbar__toggle', answer: '.navbar-sidebar--show' },
  { name: 'version dropdown', press: '.navbar .site-version', answer: '.site-version + .dropdown__menu' },
];

/** When a reader presses: as soon as the control is there, or after the page has come to rest without input. */
export const MOMENTS = ['at once', 'at rest'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Nothing has to be scrolled to, which would be a sign of the reader before the first click. */
const TALL = 6000;

/** Milliseconds that a control may take to be there. */
const PATIENCE = 5000;

/**
 * Measures the first click of a visit: the pointer goes to a control and presses it at once.
 *
 * @returns milliseconds until the page shows the answer; infinite when it never does; undefined when the page has no such
 *   control before the reader does something
 */
export function firstClick(visit: Visit, { press, answer }: Control, moment: Moment): Promise<number | undefined> {
  const { context } = visit.profile;
  const viewport = { width: context.viewport?.width ?? 0, height: TALL };
  const profile = { ...visit.profile, context: { ...context, viewport } };
  return openPage({ ...visit, profile }, async ({ page, watch }) => {
    const control = page.locator(press).filter({ visible: true }).first();
    if (moment === 'at rest') await watch.untilIdle();
    const isThere = await control.waitFor({ state: 'visible', timeout: PATIENCE }).then(
      () => true,
      () => false,
    );
    const box = isThere ? await control.boundingBox() : null;
    if (!box) return undefined;
    return answerTime(page, answer, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
  });
}
