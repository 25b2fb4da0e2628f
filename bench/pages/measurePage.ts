import type { CDPSession, Page } from '@playwright/test';

import { totalBlockingTime } from '../lib/metricsProbe';
import { RESPONSE_KINDS, type Exchange, type Kind } from '../lib/staticServer';
import { movePointer, openPage, watchScripts, type Visit } from '../lib/visit';

/** Bytes of the encoded responses by kind, and the number of requests. */
export interface Weight extends Record<Kind, number> {
  /** Prefetched for other pages. */
  prefetch: number;
  /** All bytes, prefetched or not. */
  total: number;
  requests: number;
}

/**
 * Unmarks scripts that the browser prefetched for the page itself.
 *
 * @param run paths of the scripts that the page ran
 */
export function withOwnScripts(exchanges: readonly Exchange[], run: ReadonlySet<string>): Exchange[] {
  return exchanges.map((exchange) => (run.has(exchange.path) ? { ...exchange, prefetch: false } : exchange));
}

/**
 * Adds up the responses of a visit.
 *
 * @param run paths of the scripts that the page ran; they count as the page's own, prefetched or not
 */
export function weightOf(exchanges: readonly Exchange[], run: ReadonlySet<string>): Weight {
  const marked = withOwnScripts(exchanges, run);
  const sum = (isCounted: (exchange: Exchange) => boolean) =>
    marked.filter(isCounted).reduce((total, { bytes }) => total + bytes, 0);
  const byKind = Object.fromEntries(
    RESPONSE_KINDS.map((kind) => [kind, sum((exchange) => !exchange.prefetch && exchange.kind === kind)]),
  ) as Record<Kind, number>;
  return { ...byKind, prefetch: sum(({ prefetch }) => prefetch), total: sum(() => true), requests: exchanges.length };
}

/** A first visit with an empty cache, until the page is idle without any input. Times are in milliseconds. */
export interface PageMeasured extends Weight {
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time from the start of the navigation. */
  blocking: number;
  shift: number;
  /** Bytes of JavaScript objects in use after a garbage collection. */
  heap: number;
  /** The same visit until it is idle after the pointer has moved; absent if the pointer did not move. */
  moved?: Weight & {
    /** Total blocking time after the move. */
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
 * Measures a first visit until the page is idle without any input and, with `pointer`, until it is idle after the pointer
 * has moved. It never waits for hydration, because a page may defer its scripts until the first interaction.
 *
 * @throws if nothing is painted
 */
export function measurePage(visit: Visit, { pointer }: { pointer: boolean }): Promise<PageMeasured> {
  let run: ReadonlySet<string> = new Set();
  const prepare = async (page: Page) => {
    run = watchScripts(page);
    await visit.prepare?.(page);
  };
  return openPage({ ...visit, prepare }, async ({ page, session, watch, since }) => {
    const metrics = () => page.evaluate(() => ({ ...window.visitMetrics }));
    const weight = () => weightOf(visit.server.exchanges.slice(since), run);
    await watch.untilIdle();
    const { longTasks = [], firstPaint, largestPaint, shift = 0 } = await metrics();
    if (firstPaint === undefined || largestPaint === undefined) throw new Error(`${visit.path}: nothing was painted`);
    const blocking = totalBlockingTime(longTasks);
    const measured = { ...weight(), firstPaint, largestPaint, blocking, shift, heap: await usedHeap(session) };
    if (!pointer) return measured;
    await movePointer(page);
    await watch.untilIdle();
    const { longTasks: all = [] } = await metrics();
    return { ...measured, moved: { ...weight(), blocking: totalBlockingTime(all) - blocking } };
  });
}
