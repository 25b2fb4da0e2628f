import type { Page } from '@playwright/test';

import { launchChromium } from '@api-docs/kit/testing/launchChromium';

import { brand } from '../../brand.config';
import { installProbes } from './appearance/installProbes';
import { axeFindings } from './axe';
import { staticHost } from './fuzz/staticHost';

type LayoutCheck = keyof Window['layoutProbe'];

/** A built site in a browser. */
export interface BrowsedBuild {
  /** Has `window.layoutProbe`. */
  page: Page;
  /** Errors and warnings of the console so far, with the URL of their page. */
  errors: string[];
  /** Opens a page, by its path below the base path, and waits until its scripts run. */
  open(route: string): Promise<void>;
  /** Shows the open page in a theme and a width in pixels. Returns what axe, in an element, and checks of the layout find. */
  findings(theme: 'light' | 'dark', width: number, within: string, ...checks: LayoutCheck[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Serves a build, from its absolute path, and opens a browser on it. */
export async function browseBuild(folder: string): Promise<BrowsedBuild> {
  const server = await staticHost(folder, brand.basePath);
  const browser = await launchChromium();
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(`${page.url()}: ${message.text()}`);
  });
  await installProbes(page);
  return {
    page,
    errors,
    open: async (route) => {
      // A URL that differs in its fragment only would not load the page.
      await page.goto('about:blank');
      await page.goto(`${server.origin}${brand.basePath}${route.slice(1)}`);
      await page.mouse.move(1, 1);
      await page.mouse.move(9, 9);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached', timeout: 0 });
    },
    findings: async (theme, width, within, ...checks) => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((mode) => {
        document.documentElement.dataset.theme = mode;
      }, theme);
      const layout = await page.evaluate((names) => names.flatMap((name) => window.layoutProbe[name]()), checks);
      return [...(await axeFindings(page, within)), ...layout].map((finding) => `${page.url()}: ${finding}`);
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
