import type { Browser, CDPSession } from '@playwright/test';

import { PROFILES, throttle, type Profile } from '../measureOnce';
import type { StaticServer } from '../staticServer';
import { coldProbe, type ColdMoments } from './coldProbe';
import { COLD_QUERY, FIELD, RIGHT_PATH } from './measured';
import { workerProbe } from './workerProbe';

/** A cold start, in milliseconds from the start of the navigation. */
export interface ColdStart extends Required<ColdMoments> {
  /** The index had arrived. */
  index: number;
  /** The worker had answered. */
  answered: number;
}

const PHONE = PROFILES.find(({ line }) => line !== undefined) as Profile;

const INDEX = /search-index[^/]*\.json$/;

/** Milliseconds until a cold start counts as failed. */
const PATIENCE = 30_000;

/** Milliseconds for a new window of the browser to load its own parts, the popup of its address bar for example. */
const SETTLE = 1000;

function type(session: CDPSession, text: string): Promise<unknown> {
  // Not one after the other: the page answers each key only when it has time.
  const keys = [...text].flatMap((key) => [
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
  ]);
  return Promise.all(keys);
}

/**
 * Opens a page as a phone does for the first time and types a query as soon as its field is there, before the page's
 * scripts have run.
 *
 * The line throttles the worker too. The processor does so only for the page's own thread: DevTools cannot slow workers.
 *
 * @throws when no right result comes, for example because what was typed got lost
 */
export async function coldStart(browser: Browser, server: StaticServer, address: string): Promise<ColdStart> {
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
  await page.waitForTimeout(SETTLE);
  await throttle(session, PHONE);
  try {
    await page.goto(server.origin + address, { waitUntil: 'commit' });
    const isOver = () => window.moments.found !== undefined && window.moments.hydrated !== undefined;
    await page.waitForFunction(isOver, undefined, { timeout: PATIENCE });
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
    throw new Error(`${address}: no right result for "${COLD_QUERY}" on a cold start\n  found: ${String(error)}`, {
      cause: error,
    });
  } finally {
    await context.close();
  }
}
