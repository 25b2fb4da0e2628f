import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

import { bytesOf } from './budgets';
import { watchIdle } from './idle';
import { readableProbe, totalBlockingTime } from './readableProbe';
import type { StaticServer } from './staticServer';

/** A page to measure. */
export interface Target {
  name: string;
  /** Address without origin, with hash. */
  address: string;
  /** Sources of regular expressions for the texts a reader looks for. */
  words: readonly string[];
}

/** A device and its line. */
export interface Profile {
  name: 'Phone' | 'Desktop';
  /** What it stands for, in words. */
  words: string;
  context: BrowserContextOptions;
  /** Times that the processor is slower than this machine. */
  cpu: number;
  /** Absent: as fast as the loopback interface. */
  line?: { kilobitsPerSecond: number; roundTrip: number };
}

/** The phone is Lighthouse's: a mid-range device on a slow 4G line. */
export const PROFILES: readonly Profile[] = [
  {
    name: 'Phone',
    words: '412 × 823, processor 4 times slower, 1.6 Mbit/s down, 150 ms round trip',
    context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    cpu: 4,
    line: { kilobitsPerSecond: 1600, roundTrip: 150 },
  },
  {
    name: 'Desktop',
    words: '1350 × 940, nothing throttled',
    context: { viewport: { width: 1350, height: 940 } },
    cpu: 1,
  },
];

/** One visit with an empty cache. */
export interface Measured {
  /** Milliseconds from the start of the navigation until the words can be read. */
  readable: number;
  /** Encoded bodies of all answers until the page is idle, reading ahead included. */
  bytes: number;
  /** Of these, what the page read ahead for others. */
  prefetched: number;
  requests: number;
  /** Total blocking time in milliseconds, from the start of the navigation until the page is idle. */
  blocking: number;
  /** Hosts of third parties that the page asked, all without success. */
  foreign: string[];
}

/** Gives a page the processor and the line of a profile. */
export async function throttle(session: CDPSession, { cpu, line }: Profile): Promise<void> {
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!line) return;
  const bytesPerSecond = (line.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}

function foreignHosts(page: Page, origin: string): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) hosts.add(url.host);
  });
  return hosts;
}

/**
 * Visits a page in a fresh browser context until it has come to rest.
 *
 * @param linger milliseconds to stay after that, to see whom the page asks later; counts for `foreign` alone
 * @throws when the words never became readable
 */
export async function measureOnce(
  browser: Browser,
  server: StaticServer,
  target: Target,
  profile: Profile,
  linger = 0,
): Promise<Measured> {
  const context = await browser.newContext(profile.context);
  const page = await context.newPage();
  const foreign = foreignHosts(page, server.origin);
  const watch = watchIdle(page, server);
  // tsx keeps the names of functions with a helper that the page does not have (esbuild's keepNames).
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(readableProbe, target.words);
  await throttle(await context.newCDPSession(page), profile);
  const since = server.exchanges.length;
  await page.goto(server.origin + target.address, { timeout: 90_000 });
  await watch.untilIdle();
  const readings = await page.evaluate(() => window.readings);
  const exchanges = server.exchanges.slice(since);
  await page.waitForTimeout(linger);
  await context.close();
  if (readings?.readable === undefined) {
    throw new Error(`${target.name}: nobody could read ${target.words.join(' and ')} at ${target.address}`);
  }
  const bytes = exchanges.reduce((sum, exchange) => sum + exchange.bytes, 0);
  return {
    readable: readings.readable,
    bytes,
    prefetched: bytes - bytesOf(exchanges),
    requests: exchanges.length,
    blocking: totalBlockingTime(readings.longTasks),
    foreign: [...foreign],
  };
}
