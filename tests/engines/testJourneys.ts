import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/lib/run';
import type { Driver, Engine, EngineName } from '../support/engines/engine';
import { EnginePage } from '../support/engines/enginePage';
import type { Journey } from '../support/engines/journey';
import { canLaunch, launchEngine } from '../support/engines/launchEngine';
import { repeatUnanswered } from '../support/engines/repeatUnanswered';
import { startSiteServer, type SiteServer } from '../support/engines/siteServer';
import { isFull } from '../support/pages';
import { JOURNEYS } from './journeys';

const HEIGHT = 844;

/** Folder with what the window showed when a journey failed. */
const PICTURES = path.join(projectDir, '.cache/test-results/engines');

/** Milliseconds for a journey, which takes seconds. All that it waits for has a limit of its own. */
const MAX_JOURNEY_MS = 120_000;

/** Milliseconds after which a message has arrived that the page wrote before. */
const MESSAGE_MS = 200;

/** Runs in the page: writes one message of each kind that fails a journey. */
const FAILING = `addEventListener('load', () => {
  console.error('logged');
  setTimeout(() => { throw new Error('thrown'); });
  void Promise.reject(new Error('rejected'));
});`;

/** Returns the errors, warnings and exceptions of a window so far. */
const messagesOf = ({ driver, site }: EnginePage) => [...(driver.messages?.() ?? []), ...site.messages];

/** Keeps what the window shows. A window that cannot be asked must not hide why the journey failed. */
async function describeFailure(driver: Driver, picture: string): Promise<string> {
  try {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(picture, await driver.screenshot());
    return `at ${String(await driver.evaluate('location.href'))}, see ${picture}`;
  } catch (error) {
    return `and the window could not be asked: ${String(error)}`;
  }
}

/** Tests the journeys in an engine: all in the full run, the ten most important in the quick one. */
export async function testJourneys(name: EngineName): Promise<void> {
  const canRun = canLaunch(name);
  const journeys = JOURNEYS.filter(
    ({ isQuick, engines }) => (isFull || isQuick) && (engines === undefined || engines.includes(name)),
  );
  describe.skipIf(!canRun)(`in ${name}`, () => {
    let engine: Engine | undefined;
    let site: SiteServer | undefined;
    beforeAll(async () => {
      site = await startSiteServer();
      engine = await launchEngine(name);
    });
    afterAll(async () => {
      await engine?.close();
      await site?.close();
    });

    async function inOneWindow(
      { width = 1280, conditions = {} }: Partial<Journey>,
      run: (page: EnginePage) => Promise<void>,
    ): Promise<string[]> {
      if (!engine || !site) throw new Error(`${name} did not start`);
      const driver = await engine.open();
      site.messages.length = 0;
      site.requests.length = 0;
      site.conditions = { ...conditions, reports: driver.messages === undefined };
      try {
        await driver.resize(width, HEIGHT);
        const page = new EnginePage(name, driver, site);
        await run(page);
        await sleep(MESSAGE_MS);
        return messagesOf(page);
      } finally {
        await driver.close();
      }
    }

    /** Runs a test in a window of its own, and returns the messages of its console. */
    const inWindow = (test: Partial<Journey>, run: (page: EnginePage) => Promise<void>) =>
      repeatUnanswered(name, MAX_JOURNEY_MS, () => inOneWindow(test, run));

    it('finds what a page logs, throws and rejects', async () => {
      await inWindow({ conditions: { prelude: FAILING } }, async (page) => {
        await page.open('/docs/intro/');
        for (const word of ['logged', 'thrown', 'rejected']) {
          await page.until(`“${word}” is found`, () =>
            Promise.resolve(messagesOf(page).some((message) => message.includes(word))),
          );
        }
      });
    });

    it.each(journeys)('$title', async (journey) => {
      const messages = await inWindow(journey, (page) =>
        journey.run(page).catch(async (error: unknown) => {
          const picture = path.join(PICTURES, `${name}-${journey.title.toLowerCase().replace(/[^a-z]+/g, '-')}.png`);
          throw new Error(`${String(error)}\n  ${await describeFailure(page.driver, picture)}`, { cause: error });
        }),
      );
      expect(messages.filter((message) => !journey.expected?.test(message))).toEqual([]);
    });
  });
}
