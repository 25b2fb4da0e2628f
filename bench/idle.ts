import type { Page, Request } from '@playwright/test';

import type { StaticServer } from './staticServer';

/** A page is idle when nothing was under way and no long task ended for this long. */
const QUIET = 1000;

/** Follows what a page asks of the server, from before its navigation on. */
export interface IdleWatch {
  /**
   * Waits until the page has come to rest without any input.
   *
   * @throws when it is still busy after 90 s; the message names what is under way
   */
  untilIdle(): Promise<void>;
}

/**
 * Starts to watch a page. What it asks of third parties does not keep it busy: nobody answers, and some ask for ever.
 *
 * @param page before it is opened
 */
export function watchIdle(page: Page, server: StaticServer): IdleWatch {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().startsWith(server.origin)) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));

  const activity = async () => {
    const tasks = await page.evaluate(() => window.readings?.longTasks.length ?? 0);
    return `${server.exchanges.length} ${tasks} ${underWay.size}`;
  };

  return {
    async untilIdle() {
      const end = Date.now() + 90_000;
      let before = '';
      let now = await activity();
      while (now !== before || underWay.size > 0) {
        if (Date.now() > end) {
          const waiting = [...underWay].map((request) => request.url()).join(', ') || 'its own scripts';
          throw new Error(`${page.url()}: not idle after 90 s, busy with ${waiting}`);
        }
        before = now;
        await page.waitForTimeout(QUIET);
        now = await activity();
      }
    },
  };
}
