import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Engine, EngineName } from '../support/engines/engine';
import { EnginePage } from '../support/engines/enginePage';
import { canLaunch, launchEngine } from '../support/engines/launchEngine';
import { startSiteServer, type SiteServer } from '../support/engines/siteServer';
import { isFull } from '../support/pages';
import { JOURNEYS } from './journeys';

const HEIGHT = 844;

/** Tests the journeys in an engine: all in the full run, the ten most important in the quick one. */
export async function testJourneys(name: EngineName): Promise<void> {
  const canRun = await canLaunch(name);
  const journeys = JOURNEYS.filter(
    ({ isQuick, engines }) => (isFull || isQuick) && (engines === undefined || engines.includes(name)),
  );
  describe.skipIf(!canRun)(`in ${name}`, () => {
    let engine: Engine;
    let site: SiteServer;
    beforeAll(async () => {
      [engine, site] = await Promise.all([launchEngine(name), startSiteServer()]);
    });
    afterAll(async () => {
      await engine.close();
      await site.close();
    });

    it.each(journeys)('$title', async ({ width = 1280, conditions = {}, expected, run }) => {
      site.messages.length = 0;
      site.requests.length = 0;
      const driver = await engine.open();
      site.conditions = { ...conditions, reports: driver.messages === undefined };
      try {
        await driver.resize(width, HEIGHT);
        await run(new EnginePage(name, driver, site));
        const messages = [...(driver.messages?.() ?? []), ...site.messages];
        expect(messages.filter((message) => !expected?.test(message))).toEqual([]);
      } finally {
        await driver.close();
      }
    });
  });
}
