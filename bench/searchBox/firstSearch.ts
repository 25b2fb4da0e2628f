import type { Browser } from '@playwright/test';

import type { Exchange, StaticServer } from '../lib/staticServer';
import { movePointer, watchIdle } from '../lib/visit';
import { COLD_QUERY, FIELD } from './queries';

/**
 * Returns what the first search of a visit loads: index, worker, panel and its styles. Prefetched pages are left out.
 *
 * @param path of a page in the latest version, with the base path
 */
export async function firstSearch(browser: Browser, server: StaticServer, path: string): Promise<Exchange[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const watch = watchIdle(page, server);
  await page.goto(server.origin + path);
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
