import type { Browser, BrowserContextOptions, CDPSession, Page, Request } from '@playwright/test';

import type { StaticServer } from './staticServer';

/** Web Vitals of a first visit. Times are milliseconds from the start of the navigation. */
interface PageMetrics {
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

/** Not in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Collects {@link PageMetrics}. It runs in the page before its scripts, so it uses nothing from outside. */
function metricsProbe(): void {
  const metrics: PageMetrics = { largestPaint: NaN, shift: 0, blocking: 0 };
  window.visitMetrics = metrics;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });

  observe('longtask', ({ duration }) => (metrics.blocking += duration - 50));
  observe('largest-contentful-paint', ({ startTime }) => (metrics.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) metrics.shift += value;
  });
}

/** A device. */
interface Profile {
  name: 'phone' | 'desktop';
  context: BrowserContextOptions;
}

export const PROFILES: readonly Profile[] = [
  {
    name: 'phone',
    context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  },
  { name: 'desktop', context: { viewport: { width: 1350, height: 940 } } },
];

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

/** What is visited, and how. */
export interface Visit {
  browser: Browser;
  server: StaticServer;
  /** With the base path. */
  path: string;
  profile: Profile;
}

/** A page in its own browser context, with an empty cache and empty storage. */
export interface OpenPage {
  page: Page;
  metrics(): Promise<PageMetrics>;
  /** Bytes of the encoded bodies, and the number of requests so far. */
  weight(): { bytes: number; requests: number };
  /**
   * Waits until the page is idle without any input. It does not wait for hydration, which a page may put off until the first
   * interaction.
   *
   * @throws if it is busy for 90 s
   */
  untilIdle(): Promise<void>;
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
    const since = server.bodies.length;
    await page.goto(server.origin + visit.path, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    const metrics = () => page.evaluate(() => ({ ...window.visitMetrics }) as PageMetrics);
    const weight = () => {
      const bodies = server.bodies.slice(since);
      return { bytes: bodies.reduce((sum, bytes) => sum + bytes, 0), requests: bodies.length };
    };
    const untilIdle = async () => {
      const deadline = Date.now() + TIMEOUT_MS;
      let before = '';
      for (;;) {
        const now = `${server.bodies.length} ${(await metrics()).blocking}`;
        if (now === before && open === 0) return;
        if (Date.now() > deadline) throw new Error(`${page.url()}: not idle after 90 s`);
        before = now;
        await page.waitForTimeout(IDLE_MS);
      }
    };
    return await work({ page, metrics, weight, untilIdle });
  } finally {
    await context.close();
  }
}
