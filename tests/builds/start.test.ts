import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { launchChromium } from '../../bench/lib/chromium';
import { startDevServer, type DevServer } from '../../bench/start/devServer';
import { brand } from '../../brand.config';
import { API_FILE } from '../../plugins/api/facts/apiFiles';
import { copySite } from '../support/siteCopy';

/** A busy machine needs several times as long as `npm run bench:start` allows. */
const TIMEOUT_MS = 60_000;

const FILE = 'docs/understanding-brand-metrics/toxicity.mdx';
const OTHER_FILE = 'docs/understanding-brand-metrics/pii.mdx';
const CATEGORY = 'docs/quickstart-portal/_category_.json';
const PAGE = `docs/next/understanding-${brand.slug}-metrics/toxicity/`;
const OTHER_PAGE = `docs/next/understanding-${brand.slug}-metrics/pii/`;
const REFERENCE_PAGE = 'docs/api/metrics/v4alpha/toxicity/';

/** The start of the first description of a field of the operation that the pages show. */
const DESCRIPTION = /\/metrics\/v4alpha\/toxicity:[\s\S]*?properties:[\s\S]*?description: /;

const site = copySite('start');
let server: DevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  server = await startDevServer(site.dir);
  await server.open(page, PAGE);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  site.remove();
});

/** Changes a file and returns a function that restores it. */
function change(file: string, edit: (content: string) => string): () => void {
  const absolute = path.join(site.dir, file);
  const content = readFileSync(absolute, 'utf8');
  expect(edit(content)).not.toBe(content);
  writeFileSync(absolute, edit(content));
  return () => writeFileSync(absolute, content);
}

const append = (text: string) => (content: string) => `${content}\n${text}\n`;
const misspell = (name: string) => (content: string) => content.replace(name, `${name.slice(0, -1)}x`);
const describeField = (word: string) => (content: string) => content.replace(DESCRIPTION, `$&${word}. `);

/** Errors of files, with a text that the overlay must contain. */
const ERRORS: { title: string; file: string; edit: (content: string) => string; text: string }[] = [
  { title: 'malformed MDX', file: FILE, edit: append('<ApiFields'), text: `${FILE}:` },
  { title: 'a misspelled field of another page', file: OTHER_FILE, edit: misspell('title'), text: `${OTHER_FILE}:` },
  { title: 'malformed YAML in the OpenAPI file', file: API_FILE, edit: append('paths: ['), text: `${API_FILE}:` },
  {
    title: 'an unknown operation',
    file: FILE,
    edit: append('<ApiReply operation="toxicty" />'),
    text: 'write "toxicity"',
  },
  { title: 'an unknown token', file: FILE, edit: append('%brand.prodct%'), text: '%brand.product%' },
  {
    title: 'a misspelled field of the open page',
    file: FILE,
    edit: misspell('title'),
    text: `${FILE}:`,
  },
  { title: 'an invalid category', file: CATEGORY, edit: misspell('position'), text: CATEGORY },
  {
    title: 'a $ref to nothing',
    file: API_FILE,
    edit: misspell('#/components/schemas/'),
    text: '$ref',
  },
];

const shown = (text: string) => page.locator('main').getByText(text).first().waitFor();

const overlay = () => page.locator('#webpack-dev-server-client-overlay');
const message = () => overlay().contentFrame().locator('body');

/** Waits until the overlay stays away. The client also hides it while the bundler compiles. */
async function overlayIsGone(): Promise<void> {
  await expect
    .poll(
      async () => {
        await overlay().waitFor({ state: 'detached' });
        await page.waitForTimeout(1000);
        return overlay().count();
      },
      { timeout: TIMEOUT_MS },
    )
    .toBe(0);
}

describe('npm start', () => {
  it('shows a changed paragraph, fact and style without a reload', async () => {
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    change(FILE, append('A new paragraph.'));
    await shown('A new paragraph.');
    change(API_FILE, describeField('Zeppelin'));
    await shown('Zeppelin');
    change('src/css/custom.css', append('h1 { outline: 7px solid }'));
    await page.waitForFunction(() => getComputedStyle(document.querySelector('h1') as Element).outlineWidth === '7px');
    expect(await page.locator('body[data-same]').count()).toBe(1);
  });

  it('shows a changed fact on a page of the reference', async () => {
    await server.open(page, REFERENCE_PAGE);
    change(API_FILE, describeField('Gondola'));
    await shown('Gondola');
    await server.open(page, PAGE);
  });

  it.each(ERRORS)('shows $title in the overlay until it is fixed', async ({ file, edit, text }) => {
    const restore = change(file, edit);
    await message().getByText(text).first().waitFor();
    expect(await message().innerText()).toMatch(/expected: [^]*found: [^]*remedy: /);
    expect(await message().innerText()).not.toContain('node_modules');
    restore();
    await overlayIsGone();
    expect(await page.locator('main h1').count()).toBe(1);
  });

  it('keeps the overlay while another file changes', async () => {
    const restore = change(FILE, append('<ApiFields'));
    await overlay().waitFor();
    // The client reports the errors of each compilation.
    const compiled = page.waitForEvent('console', (entry) => /\bErrors while compiling/.test(entry.text()));
    change('src/css/custom.css', append('h1 { outline: 3px solid }'));
    await compiled;
    expect(await overlay().count()).toBe(1);
    restore();
    await overlayIsGone();
  });

  it('shows a page that was opened with an error after the error is fixed', async () => {
    const restore = change(OTHER_FILE, append('<ApiFields'));
    await page.goto(server.url + OTHER_PAGE);
    await overlay().waitFor();
    const text = await message().innerText();
    expect(text.split(OTHER_FILE)).toHaveLength(2);
    expect(text).not.toContain('node_modules');
    restore();
    await overlayIsGone();
    await page.locator('main h1').waitFor();
    expect(server.isRunning()).toBe(true);
  });
});
