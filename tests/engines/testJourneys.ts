import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/lib/run';
import type { Engine, EngineName } from '../support/engines/engine';
import { EnginePage } from '../support/engines/enginePage';
import { canLaunch, launchEngine } from '../support/engines/launchEngine';
import { startSiteServer, type SiteServer } from '../support/engines/siteServer';
import { isFull } from '../support/pages';
import { JOURNEYS } from './journeys';

const HEIGHT = 844;

/** Folder with what the window showed when a journey failed. */
const PICTURES = path.join(projectDir, '.cache/test-results/engines');

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
        await run(new EnginePage(name, driver, site)).catch(async (error: unknown) => {
          const picture = path.join(PICTURES, `${name}.png`);
          mkdirSync(PICTURES, { recursive: true });
          writeFileSync(picture, await driver.screenshot());
          throw new Error(`${String(error)}\n  at ${String(await driver.evaluate('location.href'))}, see ${picture}`, {
            cause: error,
          });
        });
        const messages = [...(driver.messages?.() ?? []), ...site.messages];
        expect(messages.filter((message) => !expected?.test(message))).toEqual([]);
      } finally {
        await driver.close();
      }
    });
  });
}
