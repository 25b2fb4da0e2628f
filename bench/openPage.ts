import type { Browser, CDPSession, Page } from '@playwright/test';

import { watchIdle, type IdleWatch } from './idle';
import { throttle, type Profile } from './measureOnce';
import { readableProbe } from './readableProbe';
import type { StaticServer } from './staticServer';
import { vitalsProbe } from './vitalsProbe';

/** A page in a browser context of its own: nothing is cached, nothing stored. */
export interface OpenPage {
  page: Page;
  session: CDPSession;
  watch: IdleWatch;
  /** How many answers the server had given before. */
  since: number;
}

/** What a page is opened with. */
export interface Visit {
  browser: Browser;
  server: StaticServer;
  /** Path with the base path. */
  address: string;
  profile: Profile;
  /** Sets the page up before it is opened. */
  prepare?(page: Page): Promise<void>;
}

/**
 * Opens a page with the device and the line of a profile, hands it over when its HTML begins to arrive, and closes it.
 *
 * @param work what is done with the page; it decides itself what to wait for
 */
export async function openPage<Result>(visit: Visit, work: (opened: OpenPage) => Promise<Result>): Promise<Result> {
  const { browser, server, address, profile, prepare } = visit;
  const context = await browser.newContext({ ...profile.context, permissions: ['clipboard-read', 'clipboard-write'] });
  try {
    const page = await context.newPage();
    const watch = watchIdle(page, server);
    // tsx keeps the names of functions with a helper that the page does not have (esbuild's keepNames).
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(readableProbe, []);
    await page.addInitScript(vitalsProbe);
    await prepare?.(page);
    const session = await context.newCDPSession(page);
    await throttle(session, profile);
    const since = server.exchanges.length;
    await page.goto(server.origin + address, { waitUntil: 'commit', timeout: 90_000 });
    return await work({ page, session, watch, since });
  } finally {
    await context.close();
  }
}
