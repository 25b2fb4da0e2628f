import path from 'node:path';

import { expect as playwright, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFixture, type Fixture } from '@api-docs/kit/testing/openFixture';

/** Other tests may use the processor at the same time. */
const expectPage = playwright.configure({ timeout: 120_000 });

const siteDir = path.resolve(import.meta.dirname, '../fixture');

let fixture: Fixture;

/** Requests that left the site. */
const sent: string[] = [];

beforeAll(async () => {
  fixture = await openFixture(siteDir);
});

afterAll(() => fixture?.close());

/** Opens a page and notes what it requests from others. */
function open(url: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  return fixture.open(url, async (page) => {
    page.on('request', (request) => {
      if (!/^(?:http:\/\/localhost\/|data:)/.test(request.url())) sent.push(request.url());
    });
    await prepare?.(page);
  });
}

/** Opens a page in a browser without JavaScript. */
function openWithoutScripts(url: string): Promise<Page> {
  return open(url, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  });
}

/** Opens a page and waits until it works. */
async function openHydrated(url: string): Promise<Page> {
  const page = await open(url);
  await expectPage(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  return page;
}

/** Opens the request builder of an operation. */
async function openBuilder(url: string): Promise<Page> {
  const page = await openHydrated(url);
  await opener(page).click();
  return page;
}

const row = (page: Page, name: string): Locator => page.locator('tr').filter({ hasText: name }).first();
const opener = (page: Page): Locator => page.getByRole('button', { name: 'Build a request for this operation' });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Request builder' });

describe('the landing page', () => {
  it('says what the OpenAPI file says of the API, and links to each operation', async () => {
    const page = await open('/docs/api');
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('City bikes reference');
    await expectPage(page.locator('main')).toContainText('an API key in the header X-Rider-Key');
    const operations = page.getByRole('table').first();
    const titles = ['Find bikes', 'Start a rental', 'See a rental', 'End a rental'];
    await expectPage(operations.getByRole('link')).toHaveText(titles);
    await operations.getByRole('link', { name: 'End a rental' }).click();
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('End a rental');
    await expectPage(page.locator('main')).toContainText('It has no reply body.');
  });

  it('filters the operations, names no versions, which the site does not have, and offers the OpenAPI file', async () => {
    const page = await openHydrated('/docs/api');
    await page.getByRole('searchbox').fill('unlocks');
    await expectPage(page.getByRole('table').first().getByRole('link')).toHaveText(['Start a rental']);
    await expectPage(page.locator('main')).not.toContainText('unreleased');
    const href = await page.getByRole('link', { name: 'YAML' }).getAttribute('href');
    const file = await page.evaluate(async (url) => (await fetch(url)).text(), href ?? '');
    expect(file).toMatch(/^openapi: 3\.1\.0\n/);
  });
});

describe('the page of an operation', () => {
  it('has fields with types, limits and defaults, statuses and samples without JavaScript', async () => {
    const page = await openWithoutScripts('/docs/api/rentals');
    await expectPage(row(page, 'minutes')).toContainText(/integer.*optional.*default: 30.*range 5-240/);
    await expectPage(row(page, 'payment.token')).toContainText('required');
    // Both variants.
    await expectPage(row(page, 'payment.pass')).toBeVisible();
    await expectPage(page.getByRole('listitem').filter({ hasText: '409' })).toContainText('Somebody else has rented');
    await expectPage(page.locator('pre').first()).toContainText('"minutes": 60');
    await expectPage(opener(page)).toBeHidden();
    await expectPage(page.locator('main')).not.toContainText('next version');
  });

  it('has colored samples in tabs, for each example and language', async () => {
    const page = await openHydrated('/docs/api/rentals');
    const color = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
    const sample = page.locator('pre:visible').first();
    expect(await color(sample.locator('.code-string').first())).not.toBe(await color(sample));
    await expectPage(sample).toContainText('curl');
    await page.getByRole('tab', { name: 'Python' }).first().click();
    await expectPage(sample).toContainText('import');
    await expectPage(sample).toContainText('"method": "card"');
    await page.getByRole('tab', { name: 'Pay with a pass' }).click();
    await expectPage(sample).toContainText('"method": "pass"');
    await page.getByRole('tab', { name: 'Pass', exact: true }).click();
    await expectPage(row(page, 'payment.pass')).toBeVisible();
  });

  it('has samples that are read from the left, also among texts that are read from the right', async () => {
    const page = await openHydrated('/docs/api/rentals');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const direction = await page
      .locator('pre:visible')
      .first()
      .evaluate((code) => getComputedStyle(code).direction);
    expect(direction).toBe('ltr');
  });
});

describe('the request builder', () => {
  it('opens, takes a value, says whether the body is valid, and shows the sample with it', async () => {
    const page = await openBuilder('/docs/api/rentals');
    const minutes = dialog(page).getByRole('textbox', { name: 'minutes' });
    const verdict = dialog(page).getByRole('status');
    await expectPage(verdict).toHaveText('The body is valid.');
    await minutes.fill('500');
    await expectPage(verdict).toHaveText('1 problem');
    await minutes.fill('45');
    await expectPage(verdict).toHaveText('The body is valid.');
    await expectPage(dialog(page).locator('pre')).toContainText('"minutes": 45');
    await page.keyboard.press('Escape');
    await expectPage(dialog(page)).toBeHidden();
    await expectPage(opener(page)).toBeFocused();
  });

  it('has the title of a part above its fields', async () => {
    const page = await openBuilder('/docs/api/bikes/get');
    const title = await dialog(page).getByText('Query parameters').boundingBox();
    const field = await dialog(page).getByText('station', { exact: true }).first().boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual((title?.y ?? Infinity) + (title?.height ?? 0));
  });

  it('builds a request without a body', async () => {
    const page = await openBuilder('/docs/api/bikes/get');
    await dialog(page).getByRole('textbox', { name: 'station' }).fill('old town');
    await expectPage(dialog(page).getByRole('status')).toHaveText('The request is valid.');
    await expectPage(dialog(page).locator('pre')).toContainText('station=old%20town');
  });
});

describe('a second reference, at a route of its own', () => {
  it('lists its own operations, with a sidebar and downloads', async () => {
    const page = await openHydrated('/staff/depots');
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Bike depots reference');
    await expectPage(page.getByRole('table').first().getByRole('link')).toHaveText(['Move bikes to a depot']);
    await expectPage(page.locator('.theme-doc-sidebar-menu').getByRole('link')).toHaveText([
      'Overview',
      'Move bikes to a depot',
    ]);
    const href = (await page.getByRole('link', { name: 'YAML' }).getAttribute('href')) ?? '';
    expect(await page.evaluate(async (url) => (await fetch(url)).text(), href)).toContain('title: Bike depots');
  });

  it('builds a request of its operation, although another one has its id', async () => {
    const page = await openHydrated('/staff/depots');
    await page.getByRole('table').first().getByRole('link', { name: 'Move bikes to a depot' }).click();
    await opener(page).click();
    const bikes = dialog(page).getByRole('textbox', { name: 'bikes' });
    await bikes.fill('41');
    await expectPage(dialog(page).getByRole('status')).toHaveText('1 problem');
    await bikes.fill('40');
    await expectPage(dialog(page).getByRole('status')).toHaveText('The request is valid.');
  });
});

describe('a written page', () => {
  it('shows the facts of an operation, with a link to it', async () => {
    const page = await open('/docs/rent');
    await expectPage(row(page, 'minutes')).toContainText(/integer.*optional.*default: 30/);
    await expectPage(page.locator('pre').first()).toContainText('"token": "tok_4711"');
    await page.locator('figure').getByRole('link', { name: '/rentals' }).click();
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Start a rental');
  });
});

it('no page reports an error or sends a request to others', () => {
  expect(fixture.problems).toEqual([]);
  expect(sent).toEqual([]);
});
