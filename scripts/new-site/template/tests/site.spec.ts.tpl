import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { brand } from '../brand.config';

/** More pages than that are not opened: a sample of all. */
const MAX_PAGES = 30;

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

let server: Server;
let origin = '';

/** Serves `build/` on a free port. */
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = decodeURIComponent(pathname).slice(brand.basePath.length);
    const file = path.join('build', name.endsWith('/') || name === '' ? `${name}index.html` : name);
    const isFound = existsSync(file);
    response.writeHead(isFound ? 200 : 404, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    response.end(isFound ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => server.close());

/** Returns paths of the sitemap, evenly chosen. */
function pages(): string[] {
  const addresses = readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g);
  const all = [...addresses].map(([, address = '']) => new URL(address).pathname);
  const step = Math.max(1, all.length / MAX_PAGES);
  return [...new Set(all.filter((_page, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)))];
}

test('pages work, fit a phone, pass axe, and send nothing to other hosts', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) problems.push(`${page.url()}: ${request.url()}`);
  });
  for (const address of pages()) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(origin + address);
    await expect(page.locator('h1').first()).toBeVisible();
    // Scripts start when the reader does something.
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) problems.push(`${address}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`);
    await page.setViewportSize({ width: 390, height: 844 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) problems.push(`${address}: ${width} pixels wide on a phone of 390`);
  }
  expect(problems).toEqual([]);
});

test('the search finds a page of the reference', async ({ page }) => {
  await page.goto(`${origin}${brand.basePath}`);
  await page.getByRole('combobox').first().pressSequentially({{query}});
  await expect(page.locator('[role=option][href*="/docs/api/"], [role=option] [href*="/docs/api/"]').first()).toBeAttached();
});
