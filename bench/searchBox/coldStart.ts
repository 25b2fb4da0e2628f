import type { Browser, CDPSession } from '@playwright/test';

import { PROFILES, throttle, type Profile } from '../lib/chromium';
import type { StaticServer } from '../lib/staticServer';
import { coldProbe, type ColdMoments } from './coldProbe';
import { COLD_QUERY, FIELD, RIGHT_PATH } from './queries';
import { workerProbe } from './workerProbe';

/** Events of a cold start, in milliseconds from the start of the navigation. */
export interface ColdStart extends Required<ColdMoments> {
  /** The index has arrived. */
  index: number;
  /** The worker has answered. */
  answered: number;
}

const PHONE = PROFILES.find(({ connection }) => connection !== undefined) as Profile;

const INDEX = /search-index[^/]*\.json$/;

const TIMEOUT_MS = 30_000;

/** Time for a new browser window to load its own parts, such as the popup of the address bar. */
const WINDOW_MS = 1000;

function type(session: CDPSession, text: string): Promise<unknown> {
  // At once, because each call waits until the page has handled the key.
  const keys = [...text].flatMap((key) => [
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
  ]);
  return Promise.all(keys);
}

/**
 * Opens a page for the first time on a phone and types a query as soon as the search field exists, before the page's scripts
 * have run. The connection is throttled for the worker too, the processor only for the page, because DevTools cannot slow
 * down workers.
 *
 * @throws if there is no right result, for example because typed text was lost
 */
export async function coldStart(browser: Browser, server: StaticServer, path: string): Promise<ColdStart> {
  const context = await browser.newContext(PHONE.context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let index: number | undefined;
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    if (INDEX.test(request.url())) index ??= startTime + responseEnd;
  });
  let typing: Promise<unknown> | undefined;
  await page.exposeFunction('benchCanType', () => {
    typing = type(session, COLD_QUERY);
  });
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(workerProbe);
  await page.addInitScript(coldProbe, { field: FIELD, query: COLD_QUERY, right: RIGHT_PATH });
  await page.waitForTimeout(WINDOW_MS);
  await throttle(session, PHONE);
  try {
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    const isOver = () => window.moments.found !== undefined && window.moments.hydrated !== undefined;
    await page.waitForFunction(isOver, undefined, { timeout: TIMEOUT_MS });
    await typing;
    const { moments, asked, origin } = await page.evaluate(() => ({
      moments: window.moments,
      asked: window.asked,
      origin: performance.timeOrigin,
    }));
    const kept = await page.locator(`#${FIELD}`).inputValue();
    if (kept !== COLD_QUERY) throw new Error(`of the query, the field kept "${kept}"`);
    const answered = asked.find(({ query }) => query === COLD_QUERY)?.answered;
    const { focused, typed, hydrated, found } = moments;
    if (focused === undefined || typed === undefined || hydrated === undefined || found === undefined) {
      throw new Error(`moments are missing: ${JSON.stringify(moments)}`);
    }
    return { focused, typed, hydrated, found, index: (index ?? NaN) - origin, answered: answered ?? NaN };
  } catch (error) {
    throw new Error(`${path}: no right result for "${COLD_QUERY}" on a cold start\n  found: ${String(error)}`, {
      cause: error,
    });
  } finally {
    await context.close();
  }
}
