import { DESIGNED_KINDS } from '../../support/pages';
import type { Target } from '../enginePage';
import { INTRO, journey, SEARCH_FIELD, type Journey } from './journey';

const SEARCH_OPENER = 'button[aria-label="Open the search"]';
const SUGGESTION = '[role=listbox] [role=option]';
const SKIP_LINK: Target = ['a', 'Skip to main content'];

/** A reader searches by keyboard, by touch, and on the search page. */
export const SEARCH_JOURNEYS: readonly Journey[] = [
  journey(
    'search by keyboard returns the focus, and leads from a suggestion to marked words',
    { isQuick: true },
    async (page) => {
      await page.visit(INTRO);
      await page.tabTo(SKIP_LINK);
      await page.search('reranker');
      await page.press('Escape');
      await page.seesNo(SUGGESTION);
      await page.focuses(SKIP_LINK);
      await page.search('reranker');
      await page.press('ArrowDown');
      await page.sees('[role=option][aria-selected=true]');
      await page.press('Enter');
      await page.isAt(/_highlight=rerank/i);
      await page.sees('article mark');
      await page.seesNo(SUGGESTION);
    },
  ),
  journey(
    'search by touch covers the phone, and a suggestion opens its page',
    { isQuick: true, width: 390 },
    async (page) => {
      await page.visit(INTRO);
      await page.tap(SEARCH_OPENER);
      await page.focuses(SEARCH_FIELD);
      await page.type('toxicity');
      await page.tap([SUGGESTION, 'Toxicity']);
      await page.isAt(/toxicity\//);
      await page.seesNo(SEARCH_FIELD);
      await page.tap(SEARCH_OPENER);
      await page.tap(['button', 'Cancel']);
      await page.seesNo(SEARCH_FIELD);
    },
  ),
  journey('the search page shows results, and follows typing', { isForOldBrowsers: true }, async (page) => {
    await page.visit(DESIGNED_KINDS['search page with results']);
    await page.sees(['main article a', 'Toxicity']);
    await page.click('main input[type=search]');
    await page.press('Control', 'a');
    await page.type('xyzzyqwv');
    await page.sees(['main [role=status]', 'No results for “xyzzyqwv”']);
    await page.isAt(/q=xyzzyqwv/);
    await page.press('Control', 'a');
    await page.type('pii');
    await page.click(['main article a', 'PII']);
    await page.isAt(/pii\//);
  }),
];
