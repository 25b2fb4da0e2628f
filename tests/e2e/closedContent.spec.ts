import type { Page } from '@playwright/test';

import { moveTo } from '../support/sitePage';
import { FAITHFULNESS } from '../support/requestBuilder';
import { expect, test } from '../support/test';

// Closed details and the panels of tabs that are not selected: what leads to a place in them shows it.

const CHANGE_LOG = '/docs/change-log/';

/** The first box with a long list in the change-log, which is closed at first, and a text in it. */
const box = (page: Page) => page.locator('main details:has(li:nth-of-type(4) a)').first();
const inside = (page: Page) => box(page).locator('a').nth(3);

/** The panel of a language that is not selected at first. */
const goPanel = (page: Page) => page.getByRole('tabpanel', { name: 'Go', exact: true, includeHidden: true }).first();

test.describe('closed details open', () => {
  test('by a click before hydration, by keyboard, and for a link to an element in them', async ({ page, visit }) => {
    await page.goto(`.${CHANGE_LOG}`);
    await box(page).locator('summary').click();
    await expect(inside(page)).toBeVisible();
    await visit(CHANGE_LOG);
    await box(page).locator('summary').press('Enter');
    await expect(inside(page)).toBeVisible();
    await box(page).locator('summary').press('Space');
    await expect(inside(page)).toBeHidden();
    await inside(page).evaluate((link) => (link.id = 'inside'));
    await moveTo(page, '#inside');
    await expect(inside(page)).toBeVisible();
    await expect(inside(page)).toBeInViewport();
    await expect(inside(page)).toBeFocused();
  });

  test('for a text fragment, also after hydration, and for the words of a search hit', async ({ page, visit }) => {
    await visit(CHANGE_LOG);
    const text = encodeURIComponent((await inside(page).textContent()) ?? '');
    await visit(`${CHANGE_LOG}?_highlight=${text}`);
    await expect(box(page).locator('mark').first()).toBeVisible();
    await page.goto('about:blank');
    await visit(`${CHANGE_LOG}#:~:text=${text}`);
    await expect(box(page)).toHaveAttribute('open');
    await expect(inside(page)).toBeVisible();
  });
});

test.describe('the tab of a panel is selected', () => {
  test('for text that the browser finds in it', async ({ page, visit }) => {
    await visit(FAITHFULNESS);
    await expect(goPanel(page)).toHaveAttribute('hidden', 'until-found');
    await goPanel(page).evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await expect(goPanel(page)).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Go', exact: true }).first()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Java', exact: true }).first().click();
    await expect(goPanel(page)).toBeHidden();
    await expect(goPanel(page)).toHaveAttribute('hidden', 'until-found');
  });

  test('for a text fragment, before and after hydration', async ({ page, visit }) => {
    await visit(`${FAITHFULNESS}#:~:text=${encodeURIComponent('package main')}`);
    await expect(goPanel(page)).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Go', exact: true }).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('for the words of a search hit that no other panel has', async ({ page, visit }) => {
    await visit(`${FAITHFULNESS}?_highlight=${encodeURIComponent('net/http')}`);
    await expect(goPanel(page).locator('mark').first()).toBeVisible();
    // The other example has the word, too.
    await expect(page).toHaveURL((url) => url.searchParams.get('lang') === 'go' && !url.searchParams.has('example'));
  });
});
