import type { Browser } from '@playwright/test';

import type { Exchange } from '../exchange';
import { watchIdle } from '../idle';
import { movePointer } from '../movePointer';
import type { StaticServer } from '../staticServer';
import { COLD_QUERY, FIELD } from './measured';

/**
 * Lists what a first search fetches beyond the page: index, worker, panel and its styles.
 *
 * @param address of a page of the latest version
 * @returns in the order of the answers; without what the page reads ahead for its links
 */
export async function firstSearch(browser: Browser, server: StaticServer, address: string): Promise<Exchange[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const watch = watchIdle(page, server);
  await page.goto(server.origin + address);
  await watch.untilIdle();
  await movePointer(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached', timeout: 60_000 });
  await watch.untilIdle();
  const since = server.exchanges.length;
  await page.keyboard.press('Control+k');
  await page.locator(`#${FIELD}`).pressSequentially(COLD_QUERY);
  await page.getByRole('option').first().waitFor();
  await watch.untilIdle();
  await context.close();
  return server.exchanges.slice(since).filter(({ prefetch }) => !prefetch);
}
