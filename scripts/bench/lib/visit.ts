import type { Browser, BrowserContextOptions, CDPSession, Page, Request } from '@playwright/test';

import type { StaticServer } from './staticServer';

/** Web Vitals of a first visit. Times are milliseconds from the start of the navigation. */
interface PageMetrics {
  /** First contentful paint. */
  firstPaint: number;
  /** Largest contentful paint so far. */
  largestPaint: number;
  /** All layout shifts without input, added up: the budget is none. */
  shift: number;
  /** The part of each task beyond 50 ms, added up. */
  blocking: number;
}

declare global {
  interface Window {
    visitMetrics?: PageMetrics;
    /** Milliseconds until the awaited answer is painted. */
    answer?: Promise<number>;
  }
}

/** Collects {@link PageMetrics}. It runs in the page before its scripts, so it uses nothing from outside. */
function metricsProbe(): void {
  const metrics: PageMetrics = { firstPaint: NaN, largestPaint: NaN, shift: 0, blocking: 0 };
  window.visitMetrics = metrics;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });

  observe('longtask', ({ duration }) => (metrics.blocking += duration - 50));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (metrics.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    // Not in TypeScript's DOM types.
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) metrics.shift += value;
  });
}

export const PROFILES = [
  {
    name: 'phone',
    context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  },
  { name: 'desktop', context: { viewport: { width: 1350, height: 940 } } },
] as const satisfies readonly { name: string; context: BrowserContextOptions }[];

/** Limits a page to a processor that is four times slower and to a slow 4G connection: the phone of Lighthouse. */
async function throttle(session: CDPSession): Promise<void> {
  const bytesPerSecond = 200_000;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}

/** A page counts as idle if it made no request and had no long task for this time. */
const IDLE_MS = 1000;

const TIMEOUT_MS = 90_000;

export interface Visit {
  browser: Browser;
  server: StaticServer;
  /** With the base path. */
  path: string;
  profile: (typeof PROFILES)[number];
}

/** A page in its own browser context, with an empty cache and empty storage. */
export type OpenPage = ReturnType<typeof measure>;

/** Counts what is sent and requested from now on. `isBusy` says whether requests are open. */
function measure(page: Page, { bodies: all }: StaticServer, isBusy: () => boolean) {
  const since = all.length;
  const metrics = () => page.evaluate(() => ({ ...window.visitMetrics }) as PageMetrics);
  /** Returns the bytes of the encoded bodies, and the number of requests so far. */
  const weight = () => {
    const bodies = all.slice(since);
    return { bytes: bodies.reduce((sum, bytes) => sum + bytes, 0), requests: bodies.length };
  };
  /** Waits until the page is idle without any input, but not for hydration, which may wait for the first interaction. */
  const untilIdle = async () => {
    const deadline = Date.now() + TIMEOUT_MS;
    let before = '';
    for (;;) {
      const now = `${all.length} ${(await metrics()).blocking}`;
      if (now === before && !isBusy()) return;
      if (Date.now() > deadline) throw new Error(`${page.url()}: not idle after 90 s`);
      before = now;
      await page.waitForTimeout(IDLE_MS);
    }
  };
  return { page, metrics, weight, untilIdle };
}

/** Opens a page and closes it after the work. The work starts when the HTML begins to arrive. */
export async function openPage<Result>(visit: Visit, work: (opened: OpenPage) => Promise<Result>): Promise<Result> {
  const { browser, server, profile } = visit;
  const context = await browser.newContext(profile.context);
  try {
    const page = await context.newPage();
    let open = 0;
    const count = (change: number) => (request: Request) => {
      if (request.url().startsWith(server.origin)) open += change;
    };
    page.on('request', count(1));
    page.on('requestfinished', count(-1));
    page.on('requestfailed', count(-1));
    // tsx names functions through a helper that the page does not have (esbuild's keepNames).
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(metricsProbe);
    if (profile.name === 'phone') await throttle(await context.newCDPSession(page));
    const opened = measure(page, server, () => open > 0);
    await page.goto(server.origin + visit.path, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    return await work(opened);
  } finally {
    await context.close();
  }
}
