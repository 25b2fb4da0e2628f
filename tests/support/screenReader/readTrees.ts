import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { headlessChromiumPath } from '../../../scripts/test/programs';
import { startSiteServer } from '../engines/siteServer';
import { DESIGNED_KINDS } from '../pages';
import { openComplete } from '../test';
import { PAGE_STATES, type PageState } from './pageStates';

/** Accessibility trees as text, by the name of the page state. A page that the build lacks has none. */
export type Trees = Map<string, string>;

const HEIGHT = 900;

/** Milliseconds that a state may take. A state that the build cannot reach, because it lacks a control, fails after it. */
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
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    return `The state was not reached: ${reason}`;
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
 * @throws if Chromium does not start
 */
export async function readTrees(buildDir: string): Promise<Trees> {
  const [browser, site] = await Promise.all([startBrowser(), startSiteServer(buildDir)]);
  const trees: Trees = new Map();
  try {
    for (const [name, state] of PAGE_STATES) {
      if (isBuilt(buildDir, state.route)) trees.set(name, await readTree(browser, site.url, state));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return trees;
}
