import { expect, test as base, type Page } from '@playwright/test';

/** What a page did that it must not do. */
export interface Trouble {
  kind: 'console' | 'page error' | 'foreign request' | 'failed request';
  text: string;
}

/** Writes down everything wrong that a page does from now on. */
export function watchPage(page: Page, origin: string): Trouble[] {
  const troubles: Trouble[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      troubles.push({ kind: 'console', text: message.text() });
    }
  });
  page.on('pageerror', (error) => troubles.push({ kind: 'page error', text: String(error) }));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      troubles.push({ kind: 'foreign request', text: request.url() });
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left cancels what it was prefetching.
    if (reason !== 'net::ERR_ABORTED') troubles.push({ kind: 'failed request', text: `${request.url()} ${reason}` });
  });
  return troubles;
}

/** Where the pointer goes next: a move to where it is already is none. */
let place = 1;

/** Gives the page a sign that its reader is there, which starts its scripts. */
export async function signOfReader(page: Page): Promise<void> {
  place = 3 - place;
  await page.mouse.move(place, 1);
}

/** Milliseconds after which a reader moves the pointer again. */
const PATIENCE = 1_000;

/**
 * Gives the page signs that its reader is there until it works; the first may come before the page listens. A page outside
 * of the app, such as a comparison, has nothing to start.
 */
export async function startPage(page: Page): Promise<void> {
  // Not before: a page that has just begun to come has no app yet. One that comes back from memory has no events.
  await page.waitForFunction(() => document.readyState !== 'loading');
  if ((await page.locator('#__docusaurus').count()) === 0) return;
  const started = page.locator('html[data-has-hydrated="true"]');
  await expect(async () => {
    await signOfReader(page);
    await started.waitFor({ timeout: PATIENCE });
  }).toPass();
}

interface SiteFixtures {
  /** What went wrong on the page so far. A test may empty it when the trouble was deliberate. */
  troubles: Trouble[];
  /** Opens a site path (`/docs/intro/`), moves the pointer as a reader does, and waits until the page works. */
  visit(route: string): Promise<void>;
}

/**
 * Playwright's test with this site's page: it waits for hydration and fails on any console error, page error, foreign or
 * failed request.
 */
export const test = base.extend<SiteFixtures>({
  troubles: [
    async ({ page, baseURL }, use) => {
      const troubles = watchPage(page, new URL(baseURL ?? '').origin);
      await use(troubles);
      expect(troubles, 'the page did nothing wrong').toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use(async (route) => {
      await page.goto(`.${route}`);
      await startPage(page);
    });
  },
});

export { expect };
