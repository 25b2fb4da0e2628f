import { setTimeout as sleep } from 'node:timers/promises';

import type { CDPSession } from '@playwright/test';

import { brand } from '../../brand.config';
import { openPage, type Visit } from '../lib/visit';

/** After this time a click counts as without effect. */
const TIMEOUT_MS = 10_000;

/** Links to other pages of the site, in the main content first. */
const LINKS = ['main', 'body'].map(
  (part) => `${part} a[href^="${brand.basePath}"]:not([href*="#"], [href*="."], [aria-current])`,
);

/** Times of one navigation, in milliseconds. */
export interface Navigation {
  /** From the click to the first paint of the other page's heading; infinite if it is never painted. */
  total: number;
  /** Of this, scripts. */
  script: number;
  /** Of this, style and layout. */
  layout: number;
}

/** An event of a navigation inside the site. */
interface NavigationEvent {
  type: 'click' | 'heading';
  /** Milliseconds since 1970, because a navigation may replace the document. */
  time: number;
}

declare global {
  interface Window {
    /** Reports an event to the bench. */
    reportNavigation?: (event: NavigationEvent) => void;
  }
}

/** Reports clicks, and each new `h1` once it is painted. It runs in the page before its scripts (`addInitScript`). */
function navigationProbe(): void {
  const report = (type: NavigationEvent['type'], time: number) =>
    window.reportNavigation?.({ type, time: performance.timeOrigin + time });
  window.addEventListener('click', ({ timeStamp }) => report('click', timeStamp), { capture: true });
  let known: Element | null = null;
  let text: string | undefined;
  const onFrame = () => {
    const heading = document.querySelector('h1');
    if (heading && (heading !== known || heading.textContent !== text)) {
      known = heading;
      text = heading.textContent;
      // A message sent in a frame arrives after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => report('heading', performance.now());
      port2.postMessage('');
    }
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

/** Returns the seconds that Chromium has counted for a page, by metric. */
async function processorTimes(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

function between(before: Record<string, number>, after: Record<string, number>): Omit<Navigation, 'total'> {
  const sum = (...names: string[]) =>
    names.reduce((total, name) => total + ((after[name] ?? NaN) - (before[name] ?? NaN)) * 1000, 0);
  return { script: sum('ScriptDuration'), layout: sum('LayoutDuration', 'RecalcStyleDuration') };
}

/** Measures a click on the first link of an idle page, with the pointer resting on the link before. */
export function navigation(visit: Visit): Promise<Navigation> {
  const events: NavigationEvent[] = [];
  const timeOf = (type: NavigationEvent['type'], after: number) =>
    events.find((event) => event.type === type && event.time >= after)?.time;
  return openPage(
    {
      ...visit,
      prepare: async (page) => {
        await page.exposeFunction('reportNavigation', (event: NavigationEvent) => events.push(event));
        await page.addInitScript(navigationProbe);
      },
    },
    async ({ page, session, watch }) => {
      await watch.untilIdle();
      const [inContent, anywhere] = LINKS.map((selector) => page.locator(`${selector}:visible`));
      const link = inContent && (await inContent.count()) > 0 ? inContent.first() : anywhere?.first();
      await link?.hover();
      await watch.untilIdle();
      await session.send('Performance.enable');
      const before = await processorTimes(session);
      await page.mouse.down();
      await page.mouse.up();
      for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(1)) {
        const click = timeOf('click', 0);
        const heading = click && timeOf('heading', click);
        if (click && heading) return { total: heading - click, ...between(before, await processorTimes(session)) };
      }
      return { total: Infinity, script: NaN, layout: NaN };
    },
  );
}
