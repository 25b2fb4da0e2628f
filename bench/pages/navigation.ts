import { setTimeout as sleep } from 'node:timers/promises';

import type { CDPSession } from '@playwright/test';

import { brand } from '../../brand.config';
import { openPage, type Visit } from '../openPage';
import { navigationProbe, type Note } from './navigationProbe';

/** Milliseconds after which a click counts as without effect. */
const PATIENCE = 10_000;

/** Links of the text to other pages of the site; a page without one has those of its frame. */
const LINKS = ['main', 'body'].map(
  (part) => `${part} a[href^="${brand.basePath}"]:not([href*="#"], [href*="."], [aria-current])`,
);

/** Milliseconds of one navigation. */
export interface Navigation {
  /** From the click to the first painting of the other page's heading; infinite when it never came. */
  total: number;
  /** Of it: scripts. */
  script: number;
  /** Of it: style and layout. */
  layout: number;
}

/** Seconds that a page has spent so far, as Chromium counts them. */
async function spent(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

function between(before: Record<string, number>, after: Record<string, number>): Omit<Navigation, 'total'> {
  const sum = (...names: string[]) =>
    names.reduce((total, name) => total + ((after[name] ?? NaN) - (before[name] ?? NaN)) * 1000, 0);
  return { script: sum('ScriptDuration'), layout: sum('LayoutDuration', 'RecalcStyleDuration') };
}

/**
 * Follows the first link of a page as a reader with a mouse does: the page is at rest, the pointer rests on the link, then
 * it is pressed.
 */
export function navigation(visit: Visit): Promise<Navigation> {
  const notes: Note[] = [];
  const found = (what: Note['what'], after: number) => notes.find((note) => note.what === what && note.at >= after)?.at;
  return openPage(
    {
      ...visit,
      prepare: async (page) => {
        await page.exposeFunction('benchNote', (note: Note) => notes.push(note));
        await page.addInitScript(navigationProbe);
      },
    },
    async ({ page, session, watch }) => {
      await watch.untilIdle();
      const [inText, anywhere] = LINKS.map((selector) => page.locator(`${selector}:visible`));
      const link = inText && (await inText.count()) > 0 ? inText.first() : anywhere?.first();
      await link?.hover();
      await watch.untilIdle();
      await session.send('Performance.enable');
      const before = await spent(session);
      await page.mouse.down();
      await page.mouse.up();
      for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(1)) {
        const click = found('click', 0);
        const heading = click && found('heading', click);
        if (click && heading) return { total: heading - click, ...between(before, await spent(session)) };
      }
      return { total: Infinity, script: NaN, layout: NaN };
    },
  );
}
