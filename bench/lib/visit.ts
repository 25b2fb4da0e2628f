import type { Browser, CDPSession, Page, Request } from '@playwright/test';

import { throttle, type Profile } from './chromium';
import { metricsProbe } from './metricsProbe';
import type { StaticServer } from './staticServer';

/** A page counts as idle if it made no request and had no long task for this time. */
const IDLE_MS = 1000;

const TIMEOUT_MS = 90_000;

/** Follows a page's requests and long tasks. */
export interface IdleWatch {
  /**
   * Waits until the page is idle without any input.
   *
   * @throws if it is busy for 90 s; the message names the open requests
   */
  untilIdle(): Promise<void>;
}

/**
 * Starts to watch a page. Requests to third parties do not count as busy, because they get no response.
 *
 * @param page before it is opened
 */
export function watchIdle(page: Page, server: StaticServer): IdleWatch {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().startsWith(server.origin)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  const activity = async () => {
    const tasks = await page.evaluate(() => window.visitMetrics?.longTasks.length ?? 0);
    return `${server.exchanges.length} ${tasks} ${open.size}`;
  };

  return {
    async untilIdle() {
      const end = Date.now() + TIMEOUT_MS;
      let before = '';
      let now = await activity();
      while (now !== before || open.size > 0) {
        if (Date.now() > end) {
          const waiting = [...open].map((request) => request.url()).join(', ') || 'its own scripts';
          throw new Error(`${page.url()}: not idle after 90 s, busy with ${waiting}`);
        }
        before = now;
        await page.waitForTimeout(IDLE_MS);
        now = await activity();
      }
    },
  };
}

/**
 * Follows which scripts a page runs, from the server or from the prefetch cache.
 *
 * @param page before it is opened
 * @returns paths of their URLs; the set grows as the page requests more
 */
export function watchScripts(page: Page): ReadonlySet<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(decodeURI(new URL(request.url()).pathname));
  });
  return paths;
}

/** Moves the pointer next to the text, over nothing interactive: the first user interaction of a visit. */
export async function movePointer(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 412, height: 823 };
  await page.mouse.move(width - 8, height * 0.6);
  await page.mouse.move(width - 6, height * 0.62);
}

/** What is visited, and how. */
export interface Visit {
  browser: Browser;
  server: StaticServer;
  /** With the base path. */
  path: string;
  profile: Profile;
  /** Prepares the page before it is opened. */
  prepare?(page: Page): Promise<void>;
}

/** A page in its own browser context, with an empty cache and empty storage. */
export interface OpenPage {
  page: Page;
  session: CDPSession;
  watch: IdleWatch;
  /** Number of responses before the visit. */
  since: number;
}

/**
 * Opens a page and closes it after the work. The work starts when the HTML begins to arrive, and decides itself what to
 * wait for.
 */
export async function openPage<Result>(visit: Visit, work: (opened: OpenPage) => Promise<Result>): Promise<Result> {
  const { browser, server, path, profile, prepare } = visit;
  const context = await browser.newContext({ ...profile.context, permissions: ['clipboard-read', 'clipboard-write'] });
  try {
    const page = await context.newPage();
    const watch = watchIdle(page, server);
    // tsx names functions through a helper that the page does not have (esbuild's keepNames).
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(metricsProbe);
    await prepare?.(page);
    const session = await context.newCDPSession(page);
    await throttle(session, profile);
    const since = server.exchanges.length;
    await page.goto(server.origin + path, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    return await work({ page, session, watch, since });
  } finally {
    await context.close();
  }
}
