import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { isFull } from '../support/pages';
import { expect, signOfReader, startPage, test } from '../support/test';

const OPERATION = './docs/api/metrics/v4alpha/faithfulness/';
const SCRIPTS = /\/assets\/js\/.+\.js$/;
const MAIN = /\/assets\/js\/main\.[0-9a-f]+\.js$/;

const themeToggle = (page: Page) => page.getByRole('button', { name: /dark and light mode/ });

/** Keeps the page from fetching its scripts before they are needed. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

async function expectWorking(page: Page): Promise<void> {
  await themeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** Paths of the scripts that a page loads until it is hydrated, in this order. */
async function scriptsOf(page: Page): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  await startPage(page);
  // A copy: the page is opened again later.
  return [...new Set(requests)];
}

test('each script of a page in turn fails once: the page works, without a reload', async ({ page, troubles }) => {
  test.slow();
  await saveData(page);
  await page.goto(OPERATION);
  const scripts = await scriptsOf(page);
  expect(scripts.length).toBeGreaterThan(10);
  // Both that start the page, and of the others the first and the last; in the full run all.
  for (const script of isFull ? scripts : [...scripts.slice(0, 3), ...scripts.slice(-1)]) {
    let failures = 0;
    await page.route(`**${script}`, (route) => (failures++ === 0 ? route.abort() : route.continue()));
    const loads = countLoads(page);
    await page.goto(OPERATION);
    await page.evaluate(() => localStorage.clear());
    await themeToggle(page).click();
    await expect(page.locator('html'), script).toHaveAttribute('data-theme', 'dark');
    expect([failures, loads()], script).toEqual([2, 1]);
    await page.unrouteAll();
    await page.evaluate(() => localStorage.clear());
  }
  troubles.length = 0;
});

test.describe('after a new deploy', () => {
  /** Serves the page as it was before: with the name of a bundle that is gone. */
  async function serveStale(page: Page, times: number): Promise<void> {
    let served = 0;
    await page.route('**/docs/intro/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const isStale = served++ < times;
      await route.fulfill({ response, body: isStale ? html.replace(/main\.[0-9a-f]+\.js/, 'main.00000000.js') : html });
    });
  }

  test('a page whose bundle is gone loads itself anew, once, and works', async ({ page, troubles }) => {
    await serveStale(page, 1);
    const loads = countLoads(page);
    await page.goto('./docs/intro/');
    await signOfReader(page);
    await expect.poll(loads).toBe(2);
    await startPage(page);
    await expectWorking(page);
    expect(loads()).toBe(2);
    troubles.length = 0;
  });

  test('a page that stays stale says so, keeps its text and does not loop', async ({ page, troubles }) => {
    await serveStale(page, Infinity);
    const loads = countLoads(page);
    await page.goto('./docs/intro/');
    await signOfReader(page);
    await expect(page.getByRole('alert')).toContainText('The site did not load properly.');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(2_000);
    expect(loads()).toBe(2);
    troubles.length = 0;
  });
});

test.describe('a response', () => {
  let server: Server;
  let origin: string;

  // A server that ends the connection in the middle of the first answer to each script.
  test.beforeAll(async ({ baseURL }) => {
    const cut = new Set<string>();
    server = createServer((request, response) => {
      void (async () => {
        const answer = await fetch(new URL(request.url ?? '', baseURL));
        const body = Buffer.from(await answer.arrayBuffer());
        const isCut = SCRIPTS.test(request.url ?? '') && !cut.has(request.url ?? '');
        cut.add(request.url ?? '');
        response.writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? '',
          'content-length': body.length,
        });
        if (!isCut) return response.end(body);
        response.write(body.subarray(0, body.length / 2));
        return setTimeout(() => response.destroy(), 50);
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => server.close());

  test('that is cut is asked for again: the page works', async ({ browser }) => {
    const page = await browser.newPage();
    await saveData(page);
    const loads = countLoads(page);
    await page.goto(`${origin}${brand.basePath}docs/intro/`);
    await expectWorking(page);
    expect(loads()).toBe(1);
    await page.close();
  });
});

test('slow scripts: the page is read meanwhile, and does what was clicked when they come', async ({ page }) => {
  await saveData(page);
  await page.route(MAIN, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await page.goto(OPERATION);
  await themeToggle(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('full storage: the page works, and keeps nothing', async ({ page, troubles }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(OPERATION);
  await expectWorking(page);
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('the legacy API is soon to be deprecated')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // Docusaurus tells the console, and nobody else.
  expect(troubles.every(({ text }) => text.includes('storage error'))).toBe(true);
  troubles.length = 0;
});

test('a damaged index is said, and Retry loads it', async ({ page, context, visit, troubles }) => {
  let isDamaged = true;
  await context.route(/search-index/, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: isDamaged ? body.subarray(0, 2_000) : body });
  });
  await visit('/docs/intro/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pii');
  await expect(page.getByRole('alert')).toContainText('did not load');
  isDamaged = false;
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  troubles.length = 0;
});

test('no cookie is set or needed, with or without those of third parties', async ({ page, context, visit }) => {
  const cookies: string[] = [];
  page.on('response', (response) =>
    cookies.push(...(response.headers()['set-cookie'] ?? '').split('\n').filter(Boolean)),
  );
  await visit('/docs/intro/');
  await expectWorking(page);
  expect([...cookies, ...(await context.cookies()), await page.evaluate(() => document.cookie)]).toEqual(['']);
});
