import path from 'node:path';

import { expect as playwright, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFixture, type Fixture } from '@api-docs/kit/testing/openFixture';

/** Other tests may use the processor at the same time. */
const expectPage = playwright.configure({ timeout: 120_000 });

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture(path.resolve(import.meta.dirname, '../fixture'));
});

afterAll(() => fixture?.close());

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');

/** Opens the home page and types into the search field. */
async function search(query: string): Promise<Page> {
  const page = await fixture.open('/');
  await field(page).pressSequentially(query);
  return page;
}

describe('the search box of a site', () => {
  it('suggests a section with its page and its words marked, also on the page that Enter opens', async () => {
    const page = await search('renew');
    const hit = options(page).first();
    await expectPage(hit).toContainText('Renewals');
    await expectPage(hit).toContainText('Loans');
    await expectPage(hit.locator('mark').first()).toHaveText('Renewals');
    await expectPage(hit).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/loans\?_highlight=Renewals.*#renewals$/);
    await expectPage(page.locator('article mark').first()).toHaveText('Renewals');
  });

  it('has room for a query in the navbar of a stock site', async () => {
    const page = await fixture.open('/');
    const { x = 0, width = 0 } = (await field(page).boundingBox()) ?? {};
    expect(width).toBeGreaterThan(150);
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });

  it('has its icon where lines begin, and its keys where they end', async () => {
    const page = await fixture.open('/');
    const startOf = async (part: string) => (await page.locator(`.navbar form ${part}`).first().boundingBox())?.x ?? 0;
    await expectPage(page.locator('.navbar form kbd')).toBeVisible();
    expect(await startOf('svg')).toBeLessThan(await startOf('kbd'));
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await startOf('svg')).toBeGreaterThan(await startOf('kbd'));
  });

  it('finds inflected words, and offers the right spelling of others', async () => {
    await expectPage(options(await search('borrowing')).first()).toContainText('Lending library');
    await expectPage(options(await search('renewel')).first()).toHaveText('Did you mean renew?');
  });

  it('shows as many hits as its option says, and links to all', async () => {
    const page = await search('card');
    await expectPage(options(page)).toHaveText([/./, /./, /^See all 3 results/]);
  });

  it('says that nothing was found, and links to help', async () => {
    const page = await search('spaceship');
    await expectPage(page.getByText('No results for “spaceship”').first()).toBeVisible();
    await options(page).filter({ hasText: 'All about loans' }).click();
    await page.waitForURL('/docs/loans/');
  });
});

describe('the search page', () => {
  it('lists the results of a query in the URL, each with a link, and offers no choice to a site without versions', async () => {
    const page = await fixture.open('/search?q=card');
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “card”');
    await expectPage(page.getByText('3 results')).toBeVisible();
    expect(await page.locator('main select').count()).toBe(0);
    await page.locator('main').getByRole('link', { name: 'Lockers' }).click();
    await page.waitForURL('/docs/rooms?_highlight=card#lockers');
  });

  it('searches for what a reader types, and opens from the box', async () => {
    const page = await search('card');
    await options(page).filter({ hasText: 'See all 3 results' }).click();
    await page.waitForURL('/search?q=card');
    await page.getByRole('searchbox').fill('fines');
    await page.waitForURL('/search?q=fines');
    await expectPage(page.locator('main article').first()).toContainText('Fines');
  });
});

it('no page reports an error', () => {
  expect(fixture.problems).toEqual([]);
});
