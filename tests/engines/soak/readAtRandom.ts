import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { projectDir } from '../../../scripts/lib/run';
import type { EngineName } from '../../support/engines/engine';
import { EnginePage } from '../../support/engines/enginePage';
import { isDoneWithin } from '../../support/engines/isDoneWithin';
import { launchEngine } from '../../support/engines/launchEngine';
import { startSiteServer } from '../../support/engines/siteServer';
import { DESIGNED_KINDS } from '../../support/pages';
import { seededRandom } from '../../support/seededRandom';
import { actAtRandom, choose, type Random } from './actions';

/** How long, and with which random numbers. The same seed chooses the same actions on pages that answer as fast. */
export interface SoakOptions {
  seed: number;
  milliseconds: number;
  /** Receives each fault when it happens, with the seconds since the start. */
  onFault?: (engine: EngineName, seconds: number, fault: string) => void;
}

/** The result of one engine. */
export interface SoakResult {
  engine: EngineName;
  actions: number;
  /** Different pages that were read. */
  pages: number;
  /** Bytes of the processes that display the home page, every minute or more often; a list for each window. */
  memory: number[][];
  /** What a reader would have seen go wrong, with the last actions before it. */
  faults: string[];
  /** How often the program that steers the engine stopped answering. A new window follows each time. */
  restarts: number;
}

/** What readers do between two failures of their connection. */
const ACTIONS_ONLINE = 40;

/** What they do while it is gone. */
const ACTIONS_OFFLINE = 3;

/** Actions between two measurements of memory. */
const ACTIONS_PER_SAMPLE = 30;

/** Actions that are reported before a fault. */
const REPORTED_ACTIONS = 6;

/** Milliseconds after which loads that failed without a connection have been reported. */
const SETTLE_MS = 1_000;

/** Milliseconds for one step, which can wait several times for 30 s. Only a driver that stopped answering takes longer. */
const MAX_STEP_MS = 300_000;

/** WebKitWebDriver waits forever for a key whose press opened another page, about once in 1,000 actions. */
const MAX_RESTARTS = { chromium: 0, firefox: 0, webkit: 3 };

/** Enough to see what is wrong. */
const MAX_FAULTS = 10;

/** A press of Print would open a dialog that stops the engine. Firefox' driver passes an error that is logged without its text. */
const PRELUDE = `window.print = () => undefined;
for (const level of ['error', 'warn']) {
  const log = console[level];
  console[level] = (...values) => log.apply(console, values.map((value) => (value instanceof Error ? String(value) : value)));
}`;

/** Example: `ChunkLoadError: Loading chunk 6741 failed.` */
const FAILED_CHUNK = /Loading chunk (\d+) failed/;

/** Example: `failed: <script src="/base/assets/js/1df93b7f.319cc207.js"></script>`. */
const STOPPED_LOAD = /^failed: <(?:script|link)[^]*\/(assets\/(?:js|css)\/[\w.~-]+)/;

/** What the drivers of Firefox and WebKit say of a click and of a script in a page that is just being left. */
const LEFT_PAGE = /NS_ERROR_FAILURE[^]*synthesizeMouseAtPoint|did not answer a script/;

const START = DESIGNED_KINDS['docs page'];

/** Leads to the home page from every page, comparisons included. */
const BRAND_LINK = '.navbar__brand';

/** Whether a message is about the not-found page. Chromium reports its status, 404, as an error. */
const isNotFoundPage = (message: string) => message.includes(DESIGNED_KINDS['not found']);

/** A reader of one engine. */
class RandomReader {
  readonly faults: string[] = [];
  readonly pages = new Set<string>();
  readonly memory: number[][] = [[]];
  private readonly log: string[] = [];
  /** Chunks that failed while the connection was gone. */
  private readonly lostChunks = new Set<string>();
  actions = 0;
  restarts = 0;

  constructor(
    private page: EnginePage,
    private readonly openWindow: () => Promise<EnginePage>,
    private readonly random: Random,
    private readonly onFault: (fault: string) => void,
  ) {}

  private report(message: string): void {
    const fault = `${message}\n    after ${this.log.slice(-REPORTED_ACTIONS).join('\n    then  ')}`;
    this.faults.push(fault);
    this.onFault(fault);
  }

  /** Returns the messages since the last call. */
  private messages(): string[] {
    const { driver, site } = this.page;
    const all = [...(driver.messages?.().splice(0) ?? []), ...site.messages.splice(0)];
    return all.filter(
      (message) => !this.isStoppedLoad(message) && !this.isOfLostChunk(message) && !isNotFoundPage(message),
    );
  }

  /**
   * Whether a message is about a chunk that failed while the connection was gone. Docusaurus (react-loadable) remembers the
   * failure, so that the next link to a page with this chunk loads a document, and says so.
   */
  private isOfLostChunk(message: string): boolean {
    return this.lostChunks.has(FAILED_CHUNK.exec(message)?.[1] ?? '');
  }

  /**
   * Whether a message is about a script or stylesheet that exists. Online, only WebKit has such messages: it stops loading
   * when it leaves a page, and says so then and when it comes back.
   */
  private isStoppedLoad(message: string): boolean {
    const [, file] = STOPPED_LOAD.exec(message) ?? [];
    return this.page.engine === 'webkit' && file !== undefined && existsSync(path.join(projectDir, 'build', file));
  }

  /** Whether the window shows a page of the site, and not one of the browser or none. */
  private async isOnSite(): Promise<boolean> {
    const url = await this.page.url().catch(() => '');
    return url.startsWith(this.page.site.url);
  }

  /** Opens a page, even while another one is still on its way, which stops the first attempt in some engines. */
  private async open(route: string): Promise<void> {
    const { page } = this;
    await page.until(`${route} is opened`, async () => {
      // Firefox' driver can miss that a page has loaded after a load that failed.
      await page.open(route).catch(async (error: unknown) => {
        if (!(await this.hasLoaded(route))) throw error;
      });
      return true;
    });
  }

  private async hasLoaded(route: string): Promise<boolean> {
    const url = await this.page.evaluate(() => (document.readyState === 'complete' ? location.href : ''));
    return url === this.page.site.url + route.slice(1);
  }

  /** Acts, and checks that the reader still has a page. */
  private async act(): Promise<void> {
    const { page } = this;
    this.actions += 1;
    try {
      this.log.push(
        await actAtRandom(page, this.random).catch((error: unknown) => {
          if (LEFT_PAGE.test(String(error))) return 'an action in a page that was left';
          throw error;
        }),
      );
      // Back leads out of the site too.
      if (!(await this.isOnSite())) await this.open(START);
      await page.sees('h1');
      this.pages.add(new URL(await page.url()).pathname);
    } catch (error) {
      // A step that was given up ends when its window closes.
      if (page !== this.page) return;
      this.report(String(error));
      await this.open(START);
    }
    for (const message of this.messages()) this.report(message);
  }

  /** Acts once. Now and then, the connection breaks, or memory is measured. */
  private async step(): Promise<void> {
    await this.act();
    if (this.actions % ACTIONS_ONLINE === 0) await this.actOffline();
    if (this.actions % ACTIONS_PER_SAMPLE === 0) await this.measure();
  }

  /** Goes on in another window. */
  private async restart(): Promise<void> {
    this.restarts += 1;
    if (this.restarts > MAX_RESTARTS[this.page.engine]) throw new Error('it did not answer');
    this.page.site.conditions.breaks = () => false;
    const { driver } = this.page;
    this.page = await this.openWindow();
    driver.close().catch(() => undefined);
    this.memory.push([]);
    this.messages();
  }

  /** Reads until a point in time, or until enough is wrong. An engine that stops answering is a fault of its own. */
  async readUntil(end: number): Promise<void> {
    try {
      while (Date.now() < end && this.faults.length < MAX_FAULTS) {
        if (await isDoneWithin(MAX_STEP_MS, this.step())) continue;
        await this.restart();
      }
    } catch (error) {
      this.report(`the engine stopped: ${String(error)}`);
    }
  }

  /**
   * Acts without a connection, and goes on once it is back: on the page of the site that is left, or on another one. Browsers
   * say what did not load, and show pages of their own.
   */
  private async actOffline(): Promise<void> {
    const { page } = this;
    page.site.conditions.breaks = () => true;
    for (let step = 0; step < ACTIONS_OFFLINE; step += 1) {
      this.log.push(await actAtRandom(page, this.random).catch(() => 'offline: an action that failed'));
    }
    await sleep(SETTLE_MS);
    page.site.conditions.breaks = () => false;
    const stays = this.random() < 0.5 && (await this.hasHydratedPage());
    this.log.push(`the connection is back, on ${stays ? 'the same' : 'another'} page`);
    if (!stays) await this.open(choose(Object.values(DESIGNED_KINDS), this.random) ?? START);
    await sleep(SETTLE_MS);
    for (const message of this.messages()) {
      const [, chunk] = FAILED_CHUNK.exec(message) ?? [];
      if (chunk !== undefined) this.lostChunks.add(chunk);
    }
  }

  private hasHydratedPage(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true').catch(() => false);
  }

  /** Measures the memory on the home page, which a link opens: a new document would have freed what the site forgot to free. */
  private async measure(): Promise<void> {
    const { page } = this;
    await page.evaluate((brandLink) => document.querySelector<HTMLElement>(brandLink)?.click(), BRAND_LINK);
    await page.until('the home page is open', async () => (await page.url()).split(/[?#]/)[0] === page.site.url);
    await page.hydrated();
    await page.sees('h1');
    await page.driver.collectGarbage?.();
    this.memory.at(-1)?.push(page.driver.memory());
  }
}

/** Reads the site at random in an engine: links, controls, search, theme, versions, history, resizing, lost connections. */
export async function readAtRandom(engineName: EngineName, options: SoakOptions): Promise<SoakResult> {
  const { seed, milliseconds, onFault } = options;
  const started = Date.now();
  const pass = (fault: string) => onFault?.(engineName, Math.round((Date.now() - started) / 1000), fault);
  const site = await startSiteServer();
  const engine = await launchEngine(engineName);
  const openWindow = async () => {
    const driver = await engine.open();
    site.conditions = { prelude: PRELUDE, reports: driver.messages === undefined };
    await driver.resize(1280, 844);
    const page = new EnginePage(engineName, driver, site);
    await page.visit(START);
    return page;
  };
  try {
    const reader = new RandomReader(await openWindow(), openWindow, seededRandom(seed), pass);
    await reader.readUntil(started + milliseconds);
    const { actions, pages, memory, faults, restarts } = reader;
    return { engine: engineName, actions, pages: pages.size, memory, faults, restarts };
  } finally {
    await engine.close();
    await site.close();
  }
}
