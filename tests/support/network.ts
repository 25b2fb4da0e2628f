import type { Page } from '@playwright/test';

/** Every script of the site. */
export const SCRIPTS = /\/assets\/js\/.+\.js$/;

/** The scripts that load after the two in a page's HTML: the chunks of its route. */
export const CHUNKS = /\/assets\/js\/(?!main\.|runtime~main\.).+\.js$/;

/** A `navigator.connection` with data saver. */
export const DATA_SAVER = { saveData: true, effectiveType: '4g' };

/** Sets `navigator.connection` from the next page load on. */
export async function setConnection(page: Page, connection: object | null = DATA_SAVER): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** Blocks matching requests until the returned function is called. */
export async function holdRequests(page: Page, pattern: RegExp | string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Fails the first `times` matching requests, without a response. */
export async function failRequests(page: Page, pattern: RegExp | string, times = Infinity): Promise<void> {
  let failures = 0;
  await page.route(pattern, (route) => (failures++ < times ? route.abort() : route.continue()));
}

/** Records the URLs of all matching requests from now on. */
export function recordRequests(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Counts the document loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
