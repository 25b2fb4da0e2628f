import type { EngineName } from '../../support/engines/engine';
import { EnginePage } from '../../support/engines/enginePage';
import { launchEngine } from '../../support/engines/launchEngine';
import { memoryOf } from '../../support/engines/processMemory';
import { startSiteServer } from '../../support/engines/siteServer';
import { DESIGNED_KINDS } from '../../support/pages';
import { seededRandom } from '../../support/seededRandom';
import { actAtRandom, choose, type Random } from './actions';

/** How long, and with which random numbers. The same seed chooses the same actions on pages that answer as fast. */
export interface SoakOptions {
  seed: number;
  milliseconds: number;
}

/** What came out of one engine. */
export interface SoakResult {
  engine: EngineName;
  actions: number;
  /** Different pages that were read. */
  pages: number;
  /** Bytes of the engine's processes on the same page, every minute or more often. */
  memory: number[];
  /** What a reader would have seen go wrong, with the last actions before it. */
  faults: string[];
}

/** What readers do between two failures of their connection. */
const ACTIONS_ONLINE = 40;

/** What they do while it is gone. */
const ACTIONS_OFFLINE = 3;

/** Actions between two measurements of memory. */
const ACTIONS_PER_SAMPLE = 30;

/** Actions that are reported before a fault. */
const REPORTED_ACTIONS = 6;

/** Enough to see what is wrong. */
const MAX_FAULTS = 10;

/** A press of Print would open a dialog that stops the engine. */
const NO_PRINT_DIALOG = 'window.print = () => undefined;';

const START = DESIGNED_KINDS['docs page'];

/** A reader of one engine. */
class RandomReader {
  readonly faults: string[] = [];
  readonly pages = new Set<string>();
  readonly memory: number[] = [];
  private readonly log: string[] = [];
  actions = 0;

  constructor(
    private readonly page: EnginePage,
    private readonly random: Random,
  ) {}

  private report(fault: string): void {
    this.faults.push(`${fault}\n    after ${this.log.slice(-REPORTED_ACTIONS).join('\n    then  ')}`);
  }

  /** Returns the messages since the last call. */
  private messages(): string[] {
    const { driver, site } = this.page;
    return [...(driver.messages?.().splice(0) ?? []), ...site.messages.splice(0)];
  }

  /** Whether the window shows a page of the site, and not one of the browser or none. */
  private async isOnSite(): Promise<boolean> {
    const url = await this.page.url().catch(() => '');
    return url.startsWith(this.page.site.url);
  }

  /** Acts, and checks that the reader still has a page. */
  async act(): Promise<void> {
    this.actions += 1;
    try {
      this.log.push(await actAtRandom(this.page, this.random));
      // Back leads out of the site too.
      if (!(await this.isOnSite())) await this.page.open(START);
      await this.page.sees('h1');
      this.pages.add(new URL(await this.page.url()).pathname);
    } catch (error) {
      this.report(String(error));
      await this.page.open(START);
    }
    for (const message of this.messages()) this.report(message);
  }

  /** Acts without a connection. Browsers then say what did not load, and show pages of their own. */
  async actOffline(): Promise<void> {
    const { page } = this;
    page.site.conditions.breaks = () => true;
    for (let step = 0; step < ACTIONS_OFFLINE; step += 1) {
      this.log.push(await actAtRandom(page, this.random).catch(() => 'offline: an action that failed'));
    }
    page.site.conditions.breaks = () => false;
    this.log.push('the connection is back');
    await page.visit(choose(Object.values(DESIGNED_KINDS), this.random) ?? START);
    this.messages();
  }

  /** Measures the memory on a page that is always the same. */
  async measure(): Promise<void> {
    await this.page.visit(START);
    await this.page.driver.collectGarbage?.();
    this.memory.push(memoryOf(this.page.driver.processId));
  }
}

/** Reads the site at random in an engine: links, controls, search, theme, versions, history, resizing, lost connections. */
export async function readAtRandom(engineName: EngineName, { seed, milliseconds }: SoakOptions): Promise<SoakResult> {
  const [engine, site] = await Promise.all([launchEngine(engineName), startSiteServer()]);
  try {
    const driver = await engine.open();
    site.conditions = { prelude: NO_PRINT_DIALOG, reports: driver.messages === undefined };
    const page = new EnginePage(engineName, driver, site);
    await driver.resize(1280, 844);
    await page.visit(START);
    const reader = new RandomReader(page, seededRandom(seed));
    const end = Date.now() + milliseconds;
    while (Date.now() < end && reader.faults.length < MAX_FAULTS) {
      await reader.act();
      if (reader.actions % ACTIONS_ONLINE === 0) await reader.actOffline();
      if (reader.actions % ACTIONS_PER_SAMPLE === 0) await reader.measure();
    }
    await driver.close();
    const { actions, pages, memory, faults } = reader;
    return { engine: engineName, actions, pages: pages.size, memory, faults };
  } finally {
    await engine.close();
    await site.close();
  }
}
