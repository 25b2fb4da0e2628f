import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect as playwright, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFixture, type Fixture } from '@api-docs/kit/testing/openFixture';

/** Other tests may use the processor at the same time. */
const expectPage = playwright.configure({ timeout: 120_000 });

const siteDir = path.resolve(import.meta.dirname, '../fixture');

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture(siteDir);
});

afterAll(() => fixture?.close());

const menu = (page: Page) => page.locator('nav.navbar .dropdown');
const toggle = (page: Page) => menu(page).locator('.navbar__link');

async function open(url: string, site = fixture): Promise<Page> {
  const page = await site.open(url);
  await expectPage(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  return page;
}

describe('the version menu', () => {
  it.each([
    ['the same page', '/docs/dues/', 'next', '/docs/next/dues/'],
    ['a page that moved', '/docs/clocks/', 'next', '/docs/next/games/clocks/'],
    ['the page before it moved', '/docs/next/games/clocks/', 'v1.0', '/docs/clocks/'],
  ])('opens %s with the pointer', async (_case, from, version, to) => {
    const page = await open(from);
    await toggle(page).hover();
    await menu(page).getByRole('link', { name: version }).last().click();
    await page.waitForURL(to);
  });

  it('opens the heading of a page that has not moved, with the keyboard', async () => {
    const page = await open('/docs/dues/#juniors');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectPage(menu(page).getByRole('link', { name: 'next' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('/docs/next/dues/#juniors');
  });
});

describe('the banner of a version that is not the latest', () => {
  it('links to the page in the latest version, also if it moved', async () => {
    const page = await open('/docs/next/games/clocks/');
    await expectPage(page.getByRole('note')).toHaveText(
      'next is unreleased and may still change. Read this page in v1.0, the latest version.',
    );
    await page.getByRole('note').getByRole('link').click();
    await page.waitForURL('/docs/clocks/');
    await expectPage(page.getByRole('note')).toHaveCount(0);
  });
});

describe('an old path', () => {
  it.each([
    ['of a page that moved', '/docs/next/clocks/', '/docs/next/games/clocks/'],
    ['in the list of addresses', '/docs/fees/', '/docs/dues/'],
    ['with the name of the latest version', '/docs/v1.0/dues/', '/docs/dues/'],
  ])('%s redirects, with query and fragment', async (_case, from, to) => {
    const page = await fixture.open(`${from}?a=b#c`);
    await page.waitForURL(`${to}?a=b#c`);
  });
});

describe('the comparison of a page', () => {
  it('marks removed and added words, and links to both versions', async () => {
    const page = await fixture.open('/compare/v1.0...next/dues/');
    const passage = page.locator('.compare-changed').filter({ hasText: 'euros' }).last();
    await expectPage(passage.locator('del')).toHaveText('ten');
    await expectPage(passage.locator('ins').first()).toHaveText('twelve');
    await expectPage(passage.locator('del')).toHaveCSS('text-decoration-line', 'line-through');
    await page.getByRole('link', { name: 'next', exact: true }).click();
    await page.waitForURL('/docs/next/dues/');
  });

  it('has a Markdown version', () => {
    expect(readFileSync(path.join(fixture.outDir, 'compare/v1.0...next/dues.md'), 'utf8')).toContain('twelve');
  });
});

/** Expects that the not-found page at a path suggests another one. */
async function expectSuggestion(site: Fixture, path: string, to: string): Promise<void> {
  const page = await site.open(path);
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expectPage(page.locator(`main + aside a[href="${to}"]`)).toBeVisible();
}

describe('the not-found page', () => {
  it.each([
    ['a misspelled path', '/docs/duse/', '/docs/dues/'],
    ['a version that is not on the site', '/docs/v0.9/dues/', '/docs/next/dues/'],
  ])('suggests pages for %s', async (_case, path, to) => {
    await expectSuggestion(fixture, path, to);
  });
});

/** Returns the problems of pages. The browser reports the status of the not-found page, too. */
const problemsOf = (site: Fixture) => site.problems.filter((problem) => !problem.includes('404'));

it('no page reports an error', () => {
  expect(problemsOf(fixture)).toEqual([]);
});

// A second build, for the full run.
describe.runIf(process.env.TEST_FULL === 'true')('docs at /', () => {
  /** The same site with its docs at `/`, without slashes at the end of paths, and with another label of the current version. */
  let atRoot: Fixture;

  beforeAll(async () => {
    atRoot = await openFixture(siteDir, { DOCS: '/' });
  });

  afterAll(() => atRoot?.close());

  it('have a menu that opens a page that moved, and a banner that leads back', async () => {
    const page = await open('/clocks', atRoot);
    await toggle(page).hover();
    await menu(page).getByRole('link', { name: 'Draft' }).last().click();
    await page.waitForURL('/next/games/clocks');
    await expectPage(page.getByRole('note')).toContainText('Draft is unreleased');
    await page.getByRole('note').getByRole('link').click();
    await page.waitForURL(/\/clocks$/);
  });

  it.each([
    ['/next/clocks', '/next/games/clocks'],
    ['/fees', '/dues'],
    ['/v1.0/dues', '/dues'],
  ])('have redirects: %s', async (from, to) => {
    const page = await atRoot.open(`${from}/`);
    await page.waitForURL(to);
  });

  it('have comparisons, in the layout of their pages and without a policy', async () => {
    const page = await atRoot.open('/compare/v1.0...next/dues/');
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Dues: v1.0 to Draft');
    await expectPage(page.locator('nav.navbar')).toContainText('Chess club');
    expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').count()).toBe(0);
    await page.getByRole('link', { name: 'Draft', exact: true }).click();
    await page.waitForURL('/next/dues');
  });

  it('are suggested at a misspelled path', async () => {
    await expectSuggestion(atRoot, '/duse', '/dues');
  });

  it('report no error', () => {
    expect(problemsOf(atRoot)).toEqual([]);
  });
});
