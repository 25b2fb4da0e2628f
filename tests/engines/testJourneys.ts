import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, describe, expect, it } from 'vitest';

import { canRunSuite } from '../../scripts/test/programs';
import { isFull } from '../support/pages';
import { openBareWindow } from './bareWindow';
import { answered, type Browser } from './driver';
import { EnginePage } from './enginePage';
import { JOURNEYS, type Journey } from './journeys';
import { WITHOUT_NEWER } from './oldestBrowsers';
import { startSiteServer } from './siteServer';

const HEIGHT = 844;

/** Milliseconds for a journey, which takes seconds. All that it waits for has a limit of its own. */
const MAX_JOURNEY_MS = 120_000;

/** WebKitWebDriver stops answering now and then. Only then is a journey repeated. */
const ATTEMPTS = 2;

/** Milliseconds after which a message has arrived that the page wrote before. */
const MESSAGE_MS = 200;

/** Runs in the page: writes one message of each kind that fails a journey. */
const FAILING = `addEventListener('load', () => {
  console.error('logged');
  setTimeout(() => { throw new Error('thrown'); });
  void Promise.reject(new Error('rejected'));
});`;

const quick = JOURNEYS.filter(({ isQuick }) => isQuick);

/** In the full run, all journeys, and some of them again in a browser that lacks what the oldest supported ones lack. */
const journeys = isFull
  ? [
      ...JOURNEYS,
      ...[...quick, ...JOURNEYS.filter(({ isForOldBrowsers }) => isForOldBrowsers)].map((journey): Journey => ({
        ...journey,
        title: `in an old browser, ${journey.title}`,
        conditions: { prelude: WITHOUT_NEWER },
      })),
    ]
  : quick;

/** Tests the journeys in an engine: all in the full run, the most important in the quick one. */
export function testJourneys(name: string, launch: () => Promise<Browser>): void {
  describe.skipIf(!canRunSuite(`tests/engines/${name}`))(`in ${name}`, () => {
    let browser: Browser | undefined;
    afterAll(() => browser?.close());

    /** Runs work on a page of a server of its own, whose storage no other journey has. Returns the messages of the console. */
    async function onSite(
      { width = 1280, conditions = {} }: Partial<Journey>,
      run: (page: EnginePage) => Promise<void>,
    ) {
      const site = await startSiteServer({ ...conditions });
      try {
        browser ??= await launch();
        await openBareWindow(browser, width, HEIGHT);
        const page = new EnginePage(browser, site);
        await run(page);
        await sleep(MESSAGE_MS);
        return site.messages;
      } finally {
        await site.close();
      }
    }

    /** Runs a test, and once more in a new browser if the browser stopped answering. A test that fails is not repeated. */
    async function inWindow(test: Partial<Journey>, run: (page: EnginePage) => Promise<void>): Promise<string[]> {
      for (let attempt = 1; ; attempt += 1) {
        const work = onSite(test, run);
        const result = await answered(work, MAX_JOURNEY_MS).catch((error: unknown) => ({ error }));
        if (Array.isArray(result)) return result;
        browser?.close();
        browser = undefined;
        if (!String(result.error).includes(`within ${MAX_JOURNEY_MS / 1000} s`) || attempt === ATTEMPTS)
          throw result.error;
        process.stdout.write(`${name} stopped answering, attempt ${attempt} of ${ATTEMPTS}\n`);
      }
    }

    // The quick run trusts the test.
    it.each(isFull ? [FAILING] : [])('finds what a page logs, throws and rejects', async (prelude) => {
      await inWindow({ conditions: { prelude } }, async (page) => {
        await page.open('/docs/intro/');
        for (const word of ['logged', 'thrown', 'rejected']) {
          await page.until(`“${word}” is found`, () =>
            Promise.resolve(page.site.messages.some((message) => message.includes(word))),
          );
        }
      });
    });

    it.each(journeys)('$title', async (journey) => {
      const messages = await inWindow(journey, (page) => journey.run(page));
      expect(messages.filter((message) => !journey.expected?.test(message))).toEqual([]);
    });
  });
}
