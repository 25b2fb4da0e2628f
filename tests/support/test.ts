import { expect, test as base, type Page } from '@playwright/test';

/** An error or a request that no page may cause. */
export interface PageProblem {
  kind: 'console' | 'page error' | 'foreign request' | 'failed request';
  text: string;
}

/** Collects the problems of a page from now on, in the list that it returns. */
export function recordProblems(page: Page, origin: string): PageProblem[] {
  const pageProblems: PageProblem[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      pageProblems.push({ kind: 'console', text: message.text() });
    }
  });
  page.on('pageerror', (error) => pageProblems.push({ kind: 'page error', text: String(error) }));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      pageProblems.push({ kind: 'foreign request', text: request.url() });
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its prefetches.
    if (reason !== 'net::ERR_ABORTED')
      pageProblems.push({ kind: 'failed request', text: `${request.url()} ${reason}` });
  });
  return pageProblems;
}

/** X coordinate of the pointer. It alternates, because moving to the same position sends no event. */
let pointerX = 1;

/**
 * Moves the pointer, which counts as the first user interaction and starts the scripts of the page. It takes two events, because
 * the first one on a page has no movement.
 */
export async function interact(page: Page): Promise<void> {
  pointerX = 10 - pointerX;
  await page.mouse.move(pointerX, 1, { steps: 2 });
}

/** Milliseconds to wait for hydration before the pointer moves again. */
const INTERACTION_INTERVAL = 1_000;

/**
 * Moves the pointer until the page is hydrated. The first moves may precede its event listeners. Pages outside of the React
 * app, such as comparisons, need no hydration.
 */
export async function hydrate(page: Page): Promise<void> {
  // The app root is missing while the page loads. A page from the back/forward cache sends no load event to wait for.
  await page.waitForFunction(() => document.readyState !== 'loading');
  if ((await page.locator('#__docusaurus').count()) === 0) return;
  const hydrated = page.locator('html[data-has-hydrated="true"]');
  await expect(async () => {
    await interact(page);
    await hydrated.waitFor({ timeout: INTERACTION_INTERVAL });
  }).toPass();
}

interface SiteFixtures {
  /** Problems of the page so far. A test that causes problems on purpose empties the list. */
  pageProblems: PageProblem[];
  /** Opens a site path, for example `/docs/intro/`, and waits for hydration. */
  visit(route: string): Promise<void>;
}

/** Playwright's `test` with the fixtures of this site. It fails on every {@link PageProblem}. */
export const test = base.extend<SiteFixtures>({
  pageProblems: [
    async ({ page, baseURL }, use) => {
      const pageProblems = recordProblems(page, new URL(baseURL ?? '').origin);
      await use(pageProblems);
      expect(pageProblems, 'the page has no problems').toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use(async (route) => {
      await page.goto(`.${route}`);
      await hydrate(page);
    });
  },
});

export { expect };
