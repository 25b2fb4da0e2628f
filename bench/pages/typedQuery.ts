import { openPage, type Visit } from '../openPage';
import { COLD_QUERY, FIELD } from '../searchBox/measured';
import { answerTime } from './answer';

/** Fields for a query, the first one that a page has, and what shows a right result. */
const FIELDS = [
  { field: 'main input[name="q"]', result: `main article a[href*="${COLD_QUERY}"]` },
  { field: `#${FIELD}`, result: `a[role="option"][href*="${COLD_QUERY}"]` },
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
    // On a phone the box is folded; until the page works its field lies over the button that opens it.
    await page.locator(field).click();
    return answerTime(page, result, () => page.keyboard.type(COLD_QUERY));
  });
}
