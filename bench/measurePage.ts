import type { CDPSession, Page } from '@playwright/test';

import { movePointer } from './movePointer';
import { openPage, type Visit } from './openPage';
import { weightOf, type Weight } from './pageWeight';
import { totalBlockingTime } from './readableProbe';
import { scriptsRun } from './scriptsRun';

/** A first visit with an empty cache, left alone until the page was idle. Times are in milliseconds. */
export interface PageMeasured extends Weight {
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time from the start of the navigation. */
  blocking: number;
  shift: number;
  /** Bytes of JavaScript objects that are in use, after a garbage collection. */
  heap: number;
  /** The same visit up to the rest after the first move of the pointer; absent when the pointer was left alone. */
  moved?: Weight & {
    /** Total blocking time of what followed the move. */
    blocking: number;
  };
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * Measures a first visit: until idle without any input, then, when asked, until idle after the pointer has moved.
 *
 * It never waits for hydration: pages may put off their scripts until the reader does something.
 *
 * @param pointer whether the pointer moves in the end
 */
export function measurePage(visit: Visit, { pointer }: { pointer: boolean }): Promise<PageMeasured> {
  let run: ReadonlySet<string> = new Set();
  const prepare = async (page: Page) => {
    run = scriptsRun(page);
    await visit.prepare?.(page);
  };
  return openPage({ ...visit, prepare }, async ({ page, session, watch, since }) => {
    const readings = () => page.evaluate(() => ({ ...window.readings, ...window.vitals }));
    const weight = () => weightOf(visit.server.exchanges.slice(since), run);
    await watch.untilIdle();
    const { longTasks = [], firstPaint, largestPaint, shift = 0 } = await readings();
    if (firstPaint === undefined || largestPaint === undefined)
      throw new Error(`${visit.address}: nothing was painted`);
    const blocking = totalBlockingTime(longTasks);
    const measured = { ...weight(), firstPaint, largestPaint, blocking, shift, heap: await usedHeap(session) };
    if (!pointer) return measured;
    await movePointer(page);
    await watch.untilIdle();
    const { longTasks: all = [] } = await readings();
    return { ...measured, moved: { ...weight(), blocking: totalBlockingTime(all) - blocking } };
  });
}
