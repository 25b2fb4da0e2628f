import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';
import serveHandler from 'serve-handler';

import { brand } from '../../../brand.config';
import { headlessChromiumPath } from '../../../scripts/test/programs';
import { hydrate } from '../test';
import { PAGE_STATES, type PageState } from './pageStates';

/** Accessibility trees as text, by the name of the page state. A page that the build lacks has none. */
export type Trees = Map<string, string>;

const HEIGHT = 900;

/** Milliseconds that a state may take. A state that the build cannot reach, because it lacks a control, fails after it. */
const TIMEOUT_MS = 15_000;

function serve(buildDir: string): Promise<Server> {
  const server = createServer((request, response) => {
    request.url = `/${(request.url ?? '').slice(brand.basePath.length)}`;
    serveHandler(request, response, { public: buildDir, cleanUrls: true, trailingSlash: true }).catch(() =>
      response.destroy(),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Waits for results in a search, whose number is part of the tree. */
async function waitForResults(page: Page, route: string): Promise<void> {
  if (route.startsWith('/search/?q=')) await page.locator('main article a').first().waitFor();
}

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
    await page.goto(`.${route}`);
    await hydrate(page);
    await waitForResults(page, route);
    await reach?.(page);
    return spoken(await page.locator('body').ariaSnapshot());
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    return `The state was not reached: ${reason}`;
  } finally {
    await context.close();
  }
}

/** Starts Chromium for {@link readTrees}, or throws if there is none. */
export function startBrowser(): Promise<Browser> {
  const executablePath = headlessChromiumPath();
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath === undefined ? {} : { executablePath }) });
}

/** Reads the accessibility tree of every page state of a build: roles, names and states in the order of reading. */
export async function readTrees(browser: Browser, buildDir: string): Promise<Trees> {
  const server = await serve(buildDir);
  const { port } = server.address() as AddressInfo;
  const baseURL = `http://localhost:${port}${brand.basePath}`;
  const trees: Trees = new Map();
  try {
    for (const [name, state] of PAGE_STATES) {
      const isBuilt =
        state.route.includes('no-such') || existsSync(path.join(buildDir, state.route.split('?')[0] ?? ''));
      if (isBuilt) trees.set(name, await readTree(browser, baseURL, state));
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return trees;
}
