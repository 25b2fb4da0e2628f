import path from 'node:path';

import { expect as playwright, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFixture, type Fixture } from '@api-docs/kit/testing/openFixture';

/** Other tests may use the processor at the same time. */
const expectPage = playwright.configure({ timeout: 30_000 });

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
  it('suggests a section with its page and its words marked', async () => {
    const page = await search('renew');
    const hit = options(page).first();
    await expectPage(hit).toContainText('Renewals');
    await expectPage(hit).toContainText('Loans');
    await expectPage(hit.locator('mark').first()).toHaveText('Renewals');
    await expectPage(hit).toBeInViewport({ ratio: 1 });
  });

  it('finds inflected words, and offers the right spelling of others', async () => {
    await expectPage(options(await search('borrowing')).first()).toContainText('Lending library');
    await expectPage(options(await search('renewel')).first()).toHaveText('Did you mean renew?');
  });

  it('shows as many hits as its option says, and links to all', async () => {
    const page = await search('card');
    await expectPage(options(page)).toHaveText([/./, /./, /^See all 3 results/]);
  });

  it('opens the first hit with Enter, and the page has its words marked', async () => {
    const page = await search('renew');
    await expectPage(options(page).first()).toContainText('Renewals');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/loans\/\?_highlight=Renewals.*#renewals$/);
    await expectPage(page.locator('article mark').first()).toHaveText('Renewals');
  });

  it('opens with Ctrl and K, moves with arrow keys, and gives the focus back at Escape', async () => {
    const page = await fixture.open('/docs/rooms/');
    const link = page.getByRole('link', { name: 'Loans' }).first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expectPage(field(page)).toBeFocused();
    await page.keyboard.type('card');
    await expectPage(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expectPage(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expectPage(options(page)).toHaveCount(0);
    await expectPage(link).toBeFocused();
  });

  it('says that nothing was found, and links to help', async () => {
    const page = await search('spaceship');
    await expectPage(page.getByText('No results for “spaceship”').first()).toBeVisible();
    await options(page).filter({ hasText: 'All about loans' }).click();
    await page.waitForURL('/docs/loans/');
  });
});

describe('the search page', () => {
  it('lists the results of a query in the URL, each with a link', async () => {
    const page = await fixture.open('/search/?q=card');
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “card”');
    await expectPage(page.getByText('3 results')).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Lockers' }).click();
    await page.waitForURL('/docs/rooms/?_highlight=card#lockers');
  });

  it('searches for what a reader types, and opens from the box', async () => {
    const page = await search('card');
    await options(page).filter({ hasText: 'See all 3 results' }).click();
    await page.waitForURL('/search/?q=card');
    await page.getByRole('searchbox').fill('fines');
    await page.waitForURL('/search/?q=fines');
    await expectPage(page.locator('main article').first()).toContainText('Fines');
  });

  it('offers no choice between the versions or parts of a site that has one', async () => {
    const page = await fixture.open('/search/?q=card');
    await expectPage(page.getByText('3 results')).toBeVisible();
    expect(await page.locator('main select').count()).toBe(0);
  });
});

it('no page reports an error', () => {
  expect(fixture.problems).toEqual([]);
});
