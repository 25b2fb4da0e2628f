import { brotliCompressSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { REFERENCE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';

import { brand } from '../../brand.config';
import { show } from '../support/appearance/appearance';
import { axeFindings } from '../support/axe';
import { failRequests, setConnection } from '../support/network';
import { overflow } from '../support/sitePage';
import { expect, test } from '../support/test';

const PAGE = '/docs/next/translate-call/';
const OPERATION = '/docs/api/safety/v3/faithfulness/';

/** Maximum bytes, compressed with brotli, that opening the translator may load. */
const BUDGET = 54 * 1024;

const opener = (page: Page) => page.getByRole('button', { name: 'Translate a call of yours' });
const input = (page: Page) => page.getByLabel('Legacy body or cURL command');
const choice = (page: Page) => page.getByLabel('Legacy call', { exact: true });
const translator = (page: Page) => page.locator('main div', { has: page.locator('> textarea') }).first();
const status = (page: Page) => translator(page).getByRole('status').last();
const answer = (page: Page) => translator(page).getByRole('textbox', { name: 'response' });
const example = (page: Page) => page.getByRole('button', { name: /^Insert the example/ }).first();
const code = (page: Page) => translator(page).locator('pre code');

async function open(page: Page): Promise<void> {
  await opener(page).click();
  await input(page).waitFor();
}

/** Returns the body in the shown cURL command. */
async function shownBody(page: Page): Promise<unknown> {
  const [, body = ''] = /<<'JSON'\n([\s\S]*)\nJSON/.exec(await code(page).innerText()) ?? [];
  return JSON.parse(body);
}

test.describe('the body translator', () => {
  test('says that it is closed if it fails to load, and opens after Retry', async ({ page, visit, pageProblems }) => {
    await setConnection(page);
    await visit(OPERATION);
    await failRequests(page, '**/assets/js/**');
    await opener(page).click();
    const error = page.getByRole('alert').filter({ hasText: 'did not load' });
    await error.waitFor();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await page.unroute('**/assets/js/**');
    await error.getByRole('button', { name: 'Retry' }).click();
    await expect(input(page)).toBeVisible();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    pageProblems.length = 0;
  });

  test('loads its code when it is opened, within its budget, and keeps the text while it is closed', async ({
    page,
    visit,
  }) => {
    await setConnection(page);
    await visit(OPERATION);
    await page.waitForLoadState('networkidle');
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => bodies.push(response.body()));
    await open(page);
    await example(page).click();
    await expect(status(page)).toHaveText('The new body is valid.');
    const weight = (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    expect(bodies.length).toBeGreaterThan(1);
    expect(weight).toBeLessThanOrEqual(BUDGET);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await opener(page).click();
    await expect(input(page)).toBeHidden();
    await opener(page).click();
    await expect(input(page)).toHaveValue(/node_id/);
  });

  test('shows the call of the current API in each language, with a reason for each change', async ({ page, visit }) => {
    await visit(OPERATION);
    await open(page);
    await example(page).click();
    for (const language of REFERENCE_LANGUAGES) {
      await translator(page).getByLabel('Language').selectOption(language);
      await expect(code(page)).toContainText('/metrics/v4alpha/faithfulness');
      await expect(code(page)).toContainText('chunk_id');
    }
    const changes = await translator(page).getByRole('listitem').allInnerTexts();
    expect(changes.join('\n')).toMatch(/Renamed context\[0\]\.node_id → context\[0\]\.chunk_id/);
    expect(changes.join('\n')).toMatch(/Left out context\[0\]\.node_score/);
  });

  test('asks for what is missing, and puts the answer into the call', async ({ page, visit }) => {
    await visit(OPERATION);
    await open(page);
    await input(page).fill(
      '{"query": "What does it cost?", "context": [{"node_id": "a", "node_text": "It costs 8 EUR."}]}',
    );
    await expect(status(page)).toHaveText('Almost done: 1 value is missing.');
    await answer(page).fill('It costs 8 EUR.');
    await expect(status(page)).toHaveText('The new body is valid.');
    await expect(code(page)).toContainText('"response": "It costs 8 EUR."');
    expect(await shownBody(page)).toMatchObject({ response: 'It costs 8 EUR.', include_citations: false });
    await answer(page).fill('');
    await expect(status(page)).toHaveText('Almost done: 1 value is missing.');
  });

  test('takes the items of a list without their notation', async ({ page, visit }) => {
    await visit('/docs/api/alignment/v1/sensitivity/');
    await open(page);
    await input(page).fill('{"query": "Am I ill?", "response": "Ask a doctor."}');
    const topics = translator(page).getByRole('textbox', { name: 'topics' });
    await expect(topics).toHaveAccessibleDescription(/commas/);
    await topics.fill('health, death');
    await expect(status(page)).toHaveText('The new body is valid.');
    expect(await shownBody(page)).toMatchObject({ topics: ['health', 'death'] });
  });

  test('offers another operation, whose fields the body has', async ({ page, visit }) => {
    await visit('/docs/api/safety/v3/pii/');
    await open(page);
    await input(page).fill('{"query": "q", "response": "r", "context": [{"node_id": "a"}], "include_citations": true}');
    await page.getByRole('button', { name: /^Use Faithfulness/ }).click();
    await expect(choice(page).locator('option:checked')).toContainText('/safety/v3/faithfulness');
    await expect(code(page)).toContainText('/metrics/v4alpha/faithfulness');
  });

  test('explains what it cannot read or translate, and keeps the text', async ({ page, visit }) => {
    await visit(PAGE);
    await open(page);
    for (const [text, message] of [
      ['{\n  "query": "a"\n  "response": "b"\n}', /^Line 3, column 3: /],
      [`curl ${brand.apiHost}/metrics/v4alpha/pii -d '{"text": "a"}'`, /nothing to move/],
    ] as const) {
      await input(page).fill(text);
      await expect(translator(page).getByRole('alert').first()).toContainText(message);
      expect(await input(page).inputValue()).toBe(text);
      await expect(code(page)).toHaveCount(0);
    }
  });

  test('sends and stores nothing', async ({ page, visit }) => {
    await setConnection(page);
    await visit(PAGE);
    await open(page);
    await page.waitForLoadState('networkidle');
    const state = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    const before = await state();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await input(page).fill('{"text": "private", "allowlist": [], "blocklist": []}');
    await expect(status(page)).toHaveText('The new body is valid.');
    // The data of the recognized operation, and the template of the language.
    expect(requests.filter((request) => !/^GET .*\/assets\/(?:js|css)\//.test(request))).toEqual([]);
    expect(await state()).toBe(before);
  });

  test('passes axe and fits, with a result and with a message', async ({ page, visit }) => {
    await visit(PAGE);
    await open(page);
    for (const [text, shown, theme, width] of [
      [
        '{"query": "q", "context": [{"node_id": "a"}], "x": 1, "include_citations": true}',
        'Current call',
        'light',
        320,
      ],
      ['{"a"', 'Line 1', 'dark', 1440],
    ] as const) {
      await input(page).fill(text);
      await expect(translator(page)).toContainText(shown);
      await show(page, { theme, width });
      expect(await axeFindings(page, 'main'), text).toEqual([]);
      expect(await overflow(page), text).toBe(0);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field map stands in place of the translator', async ({ page }) => {
    await page.goto(`.${OPERATION}`);
    await expect(page.getByRole('cell', { name: 'context.chunk_id' }).first()).toBeVisible();
    await expect(opener(page)).toBeHidden();
  });
});
