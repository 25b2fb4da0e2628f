import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import type { StateTrees } from '../../../scripts/change-report/requireStates';
import { headlessChromiumPath } from '../../../scripts/test/programs';
import { startSiteServer } from '../engines/siteServer';
import { DESIGNED_KINDS } from '../pages';
import { openComplete } from '../test';
import { PAGE_STATES, type PageState } from './pageStates';

const HEIGHT = 900;

/** Milliseconds that a state may take. A build that lacks a control cannot reach some. */
const TIMEOUT_MS = 15_000;

/** Removes the targets of links, which screen readers do not say. Some contain the commit of the build. */
function spoken(snapshot: string): string {
  return snapshot.replace(/^ *- \/url: .*\n/gm, '');
}

async function readTree(browser: Browser, baseURL: string, { route, width, reach }: PageState): Promise<string> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await openComplete(page, route);
    await reach?.(page);
    return spoken(await page.locator('body').ariaSnapshot());
  } finally {
    await context.close();
  }
}

/** Whether a build has a page for the route. For a page that is not found, every build has one. */
function isBuilt(buildDir: string, route: string): boolean {
  return route === DESIGNED_KINDS['not found'] || existsSync(path.join(buildDir, route.split('?')[0] ?? ''));
}

function startBrowser(): Promise<Browser> {
  const executablePath = headlessChromiumPath();
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath === undefined ? {} : { executablePath }) });
}

/**
 * Reads the accessibility tree of every page state of a build: roles, names and states in the order of reading.
 *
 * @returns the trees, and why the other states were not reached
 * @throws if Chromium does not start
 */
export async function readTrees(buildDir: string): Promise<StateTrees> {
  const site = await startSiteServer(buildDir);
  let browser = await startBrowser();
  const trees = new Map<string, string>();
  const unreached = new Map<string, string>();
  const read = async (state: PageState): Promise<string> => {
    try {
      return await readTree(browser, site.url, state);
    } catch (error) {
      if (browser.isConnected()) throw error;
      // Chromium sometimes crashes when it closes a page.
      browser = await startBrowser();
      return readTree(browser, site.url, state);
    }
  };
  try {
    for (const [name, state] of PAGE_STATES) {
      try {
        if (!isBuilt(buildDir, state.route)) throw new Error(`the build has no page ${state.route}`);
        trees.set(name, await read(state));
      } catch (error) {
        unreached.set(name, String(error).split('\n')[0] ?? '');
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return { trees, unreached };
}
