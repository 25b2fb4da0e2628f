import type { Browser, CDPSession, Page } from '@playwright/test';

import { PROFILES, type Profile } from '../lib/chromium';
import type { StaticServer } from '../lib/staticServer';
import { movePointer } from '../lib/visit';
import { FIELD, LETTERS, LONG_QUERY } from './queries';
import { pressProbe } from './pressProbe';
import { workerProbe } from './workerProbe';

/** Times of a press, in milliseconds. */
export interface Timing {
  /** From the press to the paint of its effect. */
  shown: number;
  /** Script time on the main thread until shortly after the paint. */
  script: number;
}

/** First openings of a visit, by key and by click. */
export interface Openings {
  key: Timing[];
  click: Timing[];
}

/** Keys with the query that each completes. */
export interface Keys {
  first: (Timing & { query: string })[];
  further: (Timing & { query: string })[];
}

/** Pause before each press. */
const PAUSE_MS = 300;

const DESKTOP = PROFILES.find(({ connection }) => connection === undefined) as Profile;

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

async function timed(page: Page, session: CDPSession, press: () => Promise<unknown>): Promise<Timing> {
  const before = await scriptTime(session);
  await press();
  const { start, painted } = await page.evaluate(() => window.pressed);
  return { shown: painted - start, script: (await scriptTime(session)) - before };
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await movePointer(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached', timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(PAUSE_MS);
}

async function onDesktop<T>(browser: Browser, work: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext(DESKTOP.context);
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(workerProbe);
  await page.addInitScript(pressProbe, FIELD);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return work(page, session).finally(() => context.close());
}

/**
 * Opens the search box of a docs page with Ctrl+K and with a click, each in a new visit.
 *
 * @param times number of openings each way
 */
export function measureOpenings(browser: Browser, server: StaticServer, path: string, times: number) {
  return onDesktop(browser, async (page, session): Promise<Openings> => {
    const openings: Openings = { key: [], click: [] };
    for (let time = 0; time <= times; time++) {
      for (const way of ['key', 'click'] as const) {
        await visit(page, server.origin + path);
        const field = page.locator(`#${FIELD}`);
        await page.evaluate(() => window.armOpening());
        const press = () => (way === 'key' ? page.keyboard.press('Control+k') : field.click());
        const timing = await timed(page, session, press);
        // The first visit fills the caches.
        if (time > 0) openings[way].push(timing);
      }
    }
    return openings;
  });
}

/**
 * Types on a docs page with a loaded index: each letter into the empty field, then a long query letter by letter.
 *
 * @param rounds number of repetitions
 */
export function measureKeys(browser: Browser, server: StaticServer, path: string, rounds: number): Promise<Keys> {
  return onDesktop(browser, async (page, session) => {
    const keys: Keys = { first: [], further: [] };
    await visit(page, server.origin + path);
    await page.keyboard.press('Control+k');
    await page.waitForFunction(() => window.asked.some(({ answered }) => answered !== undefined));

    const press = async (key: string, query: string) => {
      await page.waitForTimeout(PAUSE_MS);
      await page.evaluate((expected) => window.armKey(expected), query);
      return { query, ...(await timed(page, session, () => page.keyboard.press(key))) };
    };
    for (let round = 0; round < rounds; round++) {
      for (const letter of LETTERS) {
        await page.locator(`#${FIELD}`).fill('');
        keys.first.push(await press(letter, letter));
      }
      await page.locator(`#${FIELD}`).fill(LONG_QUERY.slice(0, 1));
      for (let end = 2; end <= LONG_QUERY.length; end++) {
        keys.further.push(await press(LONG_QUERY.charAt(end - 1), LONG_QUERY.slice(0, end)));
      }
    }
    return keys;
  });
}
