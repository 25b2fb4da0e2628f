import type { Page } from '@playwright/test';

import { announcedAfter, stopClock } from '../support/announcements';
import { PAGE_KINDS } from '../support/pages';
import { FAITHFULNESS, dialog, openBuilder } from '../support/requestBuilder';
import { themeToggle } from '../support/sitePage';
import { expect, test } from '../support/test';

// What fields announce is in the tests of the search, the translator and the reference.

const copyButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Copy code to clipboard' }).first();

test('a copy button and the theme toggle announce each click once, and keep their names', async ({ page, visit }) => {
  await visit(PAGE_KINDS.intro);
  await stopClock(page);
  for (let click = 0; click < 2; click += 1) {
    expect(await announcedAfter(page, () => copyButton(page).click())).toEqual(['Copied']);
    await expect(copyButton(page)).toHaveAccessibleName('Copy code to clipboard');
  }
  for (const theme of ['dark', 'light']) {
    expect(await announcedAfter(page, () => themeToggle(page).click())).toEqual([`${theme} mode`]);
    await expect(themeToggle(page)).toHaveAccessibleName('Switch between dark and light mode');
    await expect(themeToggle(page)).toHaveAccessibleDescription('');
  }
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  expect(await announcedAfter(page, () => copyButton(page).click())).toEqual(['The browser did not allow copying']);
});

test('a copy button is heard in a dialog, outside of which everything is silent, also without a clipboard', async ({
  page,
  visit,
}) => {
  await visit(FAITHFULNESS);
  await stopClock(page);
  await openBuilder(page);
  const copied = dialog(page).getByRole('status').filter({ hasText: 'Copied' });
  const copyInDialog = dialog(page).getByRole('button', { name: 'Copy code to clipboard' });
  expect(await announcedAfter(page, () => copyInDialog.click())).toEqual(['Copied']);
  await expect(copied).toHaveCount(1);
  await page.clock.runFor(4_000);
  await expect(copied).toHaveCount(0);
  // As on pages without HTTPS.
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => (document.title = String(document.getSelection())));
  });
  expect(await announcedAfter(page, () => copyInDialog.click())).toEqual(['Copied']);
  await expect(copied).toHaveCount(1);
  expect(await page.title()).toContain('Authorization: Bearer');
  await page.keyboard.press('Escape');
  expect(await announcedAfter(page, () => copyButton(page).click())).toEqual(['Copied']);
  await expect(page.locator('body > [role="status"]')).toHaveText('Copied');
});
