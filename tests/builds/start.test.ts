import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

import { detectPort } from 'detect-port';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { launchChromium } from '@api-docs/kit/testing/launchChromium';

import { brand } from '../../brand.config';
import { API_FILE } from '../../plugins/api/facts/apiFiles';
import { copySite } from '../support/siteCopy';

/** A busy machine needs several times as long as a free one. */
const TIMEOUT_MS = 120_000;

const PAGE = `docs/next/understanding-${brand.slug}-metrics/toxicity/`;
const TOXICITY = 'docs/understanding-brand-metrics/toxicity.mdx';
const REFERENCE_PAGE = 'docs/api/metrics/v4alpha/toxicity/';

const site = copySite('start');
let server: ChildProcess;
let browser: Browser;
let page: Page;
let url: string;

async function answers(): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  return response?.ok ?? false;
}

async function visit(sitePath: string): Promise<void> {
  await page.goto(url + sitePath);
  await page.locator('main h1').waitFor();
}

beforeAll(async () => {
  const port = await detectPort(3210);
  url = `http://localhost:${port}${brand.basePath}`;
  // Its own process group, because npm starts further processes.
  server = spawn('npm', ['start', '--', '--no-open', '--port', String(port)], {
    cwd: site.dir,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await vi.waitUntil(answers, { timeout: 2 * TIMEOUT_MS, interval: 500 });
}, 3 * TIMEOUT_MS);

afterAll(async () => {
  await browser.close();
  if (server.pid !== undefined) process.kill(-server.pid);
  site.remove();
});

function change(file: string, edit: (content: string) => string): void {
  const absolute = path.join(site.dir, file);
  const content = readFileSync(absolute, 'utf8');
  expect(edit(content)).not.toBe(content);
  writeFileSync(absolute, edit(content));
}

const shown = (text: string) => page.locator('main').getByText(text).first().waitFor();

/** The starts of the descriptions of the operation and of a field of its reply. */
const OPERATION = /\/metrics\/v4alpha\/toxicity:[\s\S]*?description: >-\s+/;
const FIELD = /ToxicityData:[\s\S]*?score:[\s\S]*?description: /;

const changeFact = (start: RegExp, word: string) =>
  change(API_FILE, (content) => content.replace(start, `$&${word}. `));

it('npm start shows a changed paragraph, fact and style without a reload', { timeout: 3 * TIMEOUT_MS }, async () => {
  await visit(PAGE);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  change(TOXICITY, (content) => `${content}\nA new paragraph.\n`);
  await shown('A new paragraph.');
  changeFact(FIELD, 'Zeppelin');
  await shown('Zeppelin');
  change('src/css/custom.css', (content) => `${content}\nh1 { outline: 7px solid }\n`);
  await page.waitForFunction(() => getComputedStyle(document.querySelector('h1') as Element).outlineWidth === '7px');
  expect(await page.locator('body[data-same]').count()).toBe(1);
});

it('npm start shows changed facts on a page of the reference', { timeout: 3 * TIMEOUT_MS }, async () => {
  await visit(REFERENCE_PAGE);
  await shown('Zeppelin');
  changeFact(FIELD, 'Gondola');
  await shown('Gondola');
  changeFact(OPERATION, 'Airship');
  await shown('Airship');
});

/** Writes a file as some editors do: it is empty first, and gets its content in steps. */
async function rewrite(file: string, content: string): Promise<void> {
  const handle = await open(path.join(site.dir, file), 'w');
  const middle = content.length / 2;
  for (const part of ['', content.slice(0, middle), content.slice(middle)]) {
    await handle.write(part);
    await handle.sync();
  }
  await handle.close();
}

it('npm start shows the facts of a file that an editor empties and writes', { timeout: 3 * TIMEOUT_MS }, async () => {
  await visit(REFERENCE_PAGE);
  await rewrite(API_FILE, site.read(API_FILE).replace(OPERATION, '$&Balloon. '));
  await shown('Balloon');
});

/** The errors over the page. The development server shows them in a frame. */
const overlay = () => page.locator('iframe#webpack-dev-server-client-overlay');

const overlayText = (text: string) => overlay().contentFrame().getByText(text).first().waitFor();

const gone = () => overlay().waitFor({ state: 'detached' });

it.each<[what: string, file: string, edit: (content: string) => string, message: string]>([
  ['a page that is no MDX', TOXICITY, (text) => `${text}\nIt costs {5.\n`, 'MDX compilation failed'],
  [
    'an unknown value of a field',
    TOXICITY,
    (text) => text.replace(/^sidebar_position: .*$/m, 'sidebar_position: abc'),
    'sidebar_position',
  ],
  [
    'a table of a category',
    'docs/security-shields/_category_.json',
    () => '{"position": "last"}',
    'invalid category position',
  ],
  ['an empty OpenAPI file', API_FILE, () => '', 'the file is not a YAML mapping'],
])(
  'npm start shows an error in %s, and the page again after it is fixed',
  { timeout: 3 * TIMEOUT_MS },
  async (_what, file, edit, message) => {
    await visit(PAGE);
    const before = site.read(file);
    change(file, edit);
    await overlayText(message);
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    change(file, () => before);
    // The page is loaded anew.
    await page.locator('body:not([data-same]) main h1').waitFor();
    await gone();
  },
);

it('npm start shows a changed figure', { timeout: 3 * TIMEOUT_MS }, async () => {
  await visit('docs/next/intro/');
  const figures = 'docs/_figures';
  const [name = ''] = /<Figure name="([^"]+)"/.exec(site.read('docs/intro.mdx'))?.slice(1) ?? [];
  change(`${figures}/${name}.svg`, (svg) => svg.replace(/(<title>)[^<]*/, '$1A caption of a test'));
  await shown('A caption of a test');
});

it('npm start goes on after a build in the same folder', { timeout: 10 * TIMEOUT_MS }, async () => {
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
  await visit(PAGE);
  change(TOXICITY, (content) => `${content}\nA later paragraph.\n`);
  await shown('A later paragraph.');
});

it(
  'npm start leads to the not-found page after an open page was renamed, without errors',
  { timeout: 3 * TIMEOUT_MS },
  async () => {
    await visit('docs/next/security-shields/mcp-shield/');
    const folder = path.join(site.dir, 'docs/security-shields');
    renameSync(path.join(folder, 'mcp-shield.mdx'), path.join(folder, 'tools-shield.mdx'));
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(await overlay().count()).toBe(0);
    await visit('docs/next/security-shields/tools-shield/');
  },
);
