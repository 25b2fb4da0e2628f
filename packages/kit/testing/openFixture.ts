import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Page } from '@playwright/test';

import { launchChromium } from './launchChromium';

const ORIGIN = 'http://localhost';

/** A site that Docusaurus has built, in a browser. */
export interface Fixture {
  /** Absolute path of the built site. */
  outDir: string;
  /** Errors and warnings of the console so far, with the URL of their page. */
  problems: string[];
  /**
   * Opens a page in a window of its own, as a reader who has not been there before.
   *
   * @param url site path, for example `/docs/intro/?q=a`
   * @param prepare is called before, for example to let requests fail
   */
  open(url: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page>;
  close(): Promise<void>;
}

/**
 * Builds a site as its users do.
 *
 * @param siteDir absolute path of the project
 * @param outDir absolute path of the folder for the built site
 * @param variables of the environment
 * @throws with the output of Docusaurus
 */
async function build(siteDir: string, outDir: string, variables: NodeJS.ProcessEnv): Promise<void> {
  const cli = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  // A cache would hide changes of packages.
  const env = { ...process.env, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ...variables };
  await promisify(execFile)(process.execPath, [cli, 'build', siteDir, '--out-dir', outDir], { env });
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Returns the file of a URL and its status, as static hosts answer. */
function answerTo(outDir: string, basePath: string, url: string): { path: string; status: number } {
  const { pathname } = new URL(url);
  const file = path.join(outDir, decodeURIComponent(pathname.slice(basePath.length)));
  const found = [file, path.join(file, 'index.html'), `${file}.html`].find(isFile);
  return { path: found ?? path.join(outDir, '404.html'), status: found ? 200 : 404 };
}

/**
 * Opens a browser on a built site.
 *
 * @param outDir absolute path of the built site
 */
export async function openBuild(outDir: string, basePath = '/'): Promise<Fixture> {
  const browser = await launchChromium();
  const problems: string[] = [];
  const note = (page: Page, text: string) => problems.push(`${page.url()}: ${text}`);
  return {
    outDir,
    problems,
    async open(url, prepare) {
      const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: 'reduce' });
      page.on('console', (message) => /error|warning/.test(message.type()) && note(page, message.text()));
      page.on('pageerror', (error) => note(page, String(error)));
      await page.route(`${ORIGIN}/**`, (route) => route.fulfill(answerTo(outDir, basePath, route.request().url())));
      await prepare?.(page);
      // The load event waits for what a test holds back.
      await page.goto(url, { waitUntil: prepare ? 'domcontentloaded' : 'load' });
      return page;
    },
    close: () => browser.close(),
  };
}

/**
 * Builds a site whose base path is `/`, and opens a browser on it.
 *
 * @param siteDir absolute path of the project
 * @param variables of the environment that the build needs
 */
export async function openFixture(siteDir: string, variables: NodeJS.ProcessEnv = {}): Promise<Fixture> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'fixture-'));
  await build(siteDir, outDir, variables);
  const opened = await openBuild(outDir);
  return {
    ...opened,
    async close() {
      await opened.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
