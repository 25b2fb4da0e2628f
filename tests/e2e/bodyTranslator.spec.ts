import { brotliCompressSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { REFERENCE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';

import { brand } from '../../brand.config';
import { announcedAfter, stopClock, typeSteadily } from '../support/announcements';
import { show, type Appearance } from '../support/appearance/appearance';
import { axeFindings } from '../support/axe';
import { setConnection } from '../support/network';
import { overflow } from '../support/sitePage';
import { expect, test } from '../support/test';

const PAGE = '/docs/next/translate-call/';
const OPERATION = '/docs/api/safety/v3/faithfulness/';

/** Maximum bytes, compressed with brotli, that opening the translator may load. */
const BUDGET = 54 * 1024;

const opener = (page: Page) => page.getByRole('button', { name: 'Translate your call' });
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

async function fitsAndPassesAxe(page: Page, appearance: Appearance): Promise<void> {
  await show(page, appearance);
  expect(await axeFindings(page, 'main')).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

// `requestBuilder.spec.ts` has a load that fails: both open in the same way.
test.describe('the body translator', () => {
  test('loads its code when it is opened, within its budget, keeps the text while it is closed, and gives a reason for each change', async ({
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

    for (const language of REFERENCE_LANGUAGES) {
      await translator(page).getByLabel('Language').selectOption(language);
      await expect(code(page)).toContainText('/metrics/v4alpha/faithfulness');
      await expect(code(page)).toContainText('chunk_id');
    }
    const changes = await translator(page).getByRole('listitem').allInnerTexts();
    expect(changes.join('\n')).toMatch(/Renamed context\[0\]\.node_id → context\[0\]\.chunk_id/);
    expect(changes.join('\n')).toMatch(/Left out context\[0\]\.node_score/);
  });

  test('asks for what is missing, puts the answer into the call, and offers another operation', async ({
    page,
    visit,
  }) => {
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

    // The items of a list need no notation.
    const sensitivity = choice(page).locator('option', { hasText: '/alignment/v1/sensitivity' });
    await choice(page).selectOption(await sensitivity.getAttribute('value'));
    await input(page).fill('{"query": "Am I ill?", "response": "Ask a doctor."}');
    const topics = translator(page).getByRole('textbox', { name: 'topics' });
    await expect(topics).toHaveAccessibleDescription(/commas/);
    await topics.fill('health, death');
    await expect(status(page)).toHaveText('The new body is valid.');
    expect(await shownBody(page)).toMatchObject({ topics: ['health', 'death'] });

    // Another operation, whose fields the body has, is offered.
    await input(page).fill('{"query": "q", "response": "r", "context": [{"node_id": "a"}], "include_citations": true}');
    await page.getByRole('button', { name: /^Use Faithfulness/ }).click();
    await expect(choice(page).locator('option:checked')).toContainText('/safety/v3/faithfulness');
    await expect(code(page)).toContainText('/metrics/v4alpha/faithfulness');
  });

  test('explains what it cannot read or translate, keeps the text, sends and stores nothing, fits and passes axe', async ({
    page,
    visit,
  }) => {
    await setConnection(page);
    await visit(PAGE);
    await stopClock(page);
    await open(page);
    await page.waitForLoadState('networkidle');
    const state = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    const before = await state();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));

    const typeText = () => typeSteadily(input(page), '{"query": "a", "resp: ');
    const [announced = '', ...others] = await announcedAfter(page, typeText);
    expect(others).toEqual([]);
    await expect(input(page)).toHaveAccessibleDescription(new RegExp(`^${announced.replace(/[^\w\s]/g, '.')}`));
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
    await page.clock.resume();
    for (const [text, message] of [
      [`curl ${brand.apiHost}/metrics/v4alpha/pii -d '{"text": "a"}'`, /nothing to move/],
      ['{\n  "query": "a"\n  "response": "b"\n}', /^Line 3, column 3: /],
    ] as const) {
      await input(page).fill(text);
      await expect(translator(page).getByRole('alert').first()).toContainText(message);
      expect(await input(page).inputValue()).toBe(text);
      await expect(code(page)).toHaveCount(0);
    }
    await fitsAndPassesAxe(page, { theme: 'dark', width: 1440 });
    await input(page).fill('{"query": "q", "context": [{"node_id": "a"}], "x": 1, "include_citations": true}');
    await expect(translator(page)).toContainText('Current call');
    await fitsAndPassesAxe(page, { theme: 'light', width: 320 });

    // The data of the recognized operation, and the template of the language.
    expect(requests.filter((request) => !/^GET .*\/assets\/(?:js|css)\//.test(request))).toEqual([]);
    expect(await state()).toBe(before);
  });
});
