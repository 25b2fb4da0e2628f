import { openPage, type Visit } from '../openPage';
import { COLD_QUERY, FIELD } from '../searchBox/measured';
import { answerTime } from './answer';

/** Fields for a query, the first one that a page has, and what shows a right result. On a phone a button opens the box. */
const FIELDS = [
  { field: 'main input[name="q"]', result: `main article a[href*="${COLD_QUERY}"]` },
  { field: `[aria-label="Open the search"], #${FIELD}`, result: `a[role="option"][href*="${COLD_QUERY}"]` },
] as const;

/**
 * Types a query into the search field of a page that nobody has touched yet.
 *
 * @returns milliseconds from the first key to the first frame with a right result
 */
export function typedQuery(visit: Visit): Promise<number> {
  return openPage(visit, async ({ page, watch }) => {
    await watch.untilIdle();
    const [own, box] = FIELDS;
    const { field, result } = (await page.locator(own.field).count()) > 0 ? own : box;
    await page.locator(field).filter({ visible: true }).first().click();
    return answerTime(page, result, () => page.keyboard.type(COLD_QUERY));
  });
}
