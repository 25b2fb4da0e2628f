import type { Page } from '@playwright/test';

import { PAUSE_MS } from '@api-docs/ui/useAnnouncement';

import { brand } from '../../brand.config';
import { announcements, recordAnnouncements } from '../support/announcements';
import { PAGE_KINDS } from '../support/pages';
import { FAITHFULNESS, dialog, openBuilder } from '../support/requestBuilder';
import { navbar, themeToggle } from '../support/sitePage';
import { expect, test } from '../support/test';

/** Milliseconds after which nothing more is announced: twice as long as fields wait for the next key. */
const QUIET_MS = 2 * PAUSE_MS + 200;

/** Milliseconds between two keys of a reader who types. */
const KEY_MS = 120;

/** Waits for an announcement, and returns all of them once no further one can follow. */
async function allAnnouncements(page: Page): Promise<string[]> {
  await expect.poll(() => announcements(page)).not.toEqual([]);
  await page.waitForTimeout(QUIET_MS);
  return announcements(page);
}

test('the search box announces once what it found, after the last key, and again for another query', async ({
  page,
  visit,
}) => {
  await visit('/docs/intro/');
  const field = navbar(page).getByRole('combobox');
  for (const [query, text] of [
    ['toxicity', /^\d suggestions of \d+ results$/],
    ['xyzzyqwv', /^No results for “xyzzyqwv”$/],
  ] as const) {
    await field.fill('');
    await recordAnnouncements(page);
    await field.pressSequentially(query, { delay: KEY_MS });
    expect(await allAnnouncements(page)).toEqual([expect.stringMatching(text)]);
  }
  await recordAnnouncements(page);
  await field.fill('xyzzyqwv ');
  await page.waitForTimeout(QUIET_MS);
  expect(await announcements(page)).toEqual([]);
  await field.fill('');
  await field.fill('xyzzyqwv');
  expect(await allAnnouncements(page)).toEqual(['No results for “xyzzyqwv”']);
});

test('the search page announces once what it found, after the last key', async ({ page, visit }) => {
  await visit('/search/');
  const field = page.getByRole('main').getByRole('searchbox');
  await recordAnnouncements(page);
  await field.pressSequentially('pii', { delay: KEY_MS });
  expect(await allAnnouncements(page)).toEqual([expect.stringMatching(/^\d+ results$/)]);
  await recordAnnouncements(page);
  await field.fill('xyzzyqwv');
  expect(await allAnnouncements(page)).toEqual(['No results for “xyzzyqwv”']);
});

test('the body translator announces once what is wrong, after the last key, and its field names it', async ({
  page,
  visit,
}) => {
  await visit('/docs/next/translate-call/');
  await page.getByRole('button', { name: 'Translate a call of yours' }).click();
  const field = page.getByLabel('Legacy body or cURL command');
  await field.focus();
  await recordAnnouncements(page);
  await field.pressSequentially('{"query": "a", "resp: ', { delay: KEY_MS });
  const [message = '', ...others] = await allAnnouncements(page);
  expect(others).toEqual([]);
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${message.replace(/[^\w\s]/g, '.')}`));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('the filter of a table announces once how many rows match, after the last key', async ({ page, visit }) => {
  await visit(`/docs/understanding-${brand.slug}-metrics/`);
  const field = page.getByRole('searchbox', { name: 'Filter the metrics' });
  await field.focus();
  await recordAnnouncements(page);
  await field.pressSequentially('context', { delay: KEY_MS });
  expect(await allAnnouncements(page)).toEqual([expect.stringMatching(/^\d+ of 18 metrics match$/)]);
});

const copyButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Copy code to clipboard' }).first();

test('a copy button and the theme toggle announce each click once, and keep their names', async ({ page, visit }) => {
  await visit(PAGE_KINDS.intro);
  for (let click = 0; click < 2; click += 1) {
    await recordAnnouncements(page);
    await copyButton(page).click();
    expect(await allAnnouncements(page)).toEqual(['Copied']);
    await expect(copyButton(page)).toHaveAccessibleName('Copy code to clipboard');
  }
  for (const theme of ['dark', 'light']) {
    await recordAnnouncements(page);
    await themeToggle(page).click();
    expect(await allAnnouncements(page)).toEqual([`${theme} mode`]);
    await expect(themeToggle(page)).toHaveAccessibleName('Switch between dark and light mode');
    await expect(themeToggle(page)).toHaveAccessibleDescription('');
  }
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await recordAnnouncements(page);
  await copyButton(page).click();
  expect(await allAnnouncements(page)).toEqual(['The browser did not allow copying']);
});

test('a copy button is heard in a dialog, outside of which everything is silent, also without a clipboard', async ({
  page,
  visit,
}) => {
  await visit(FAITHFULNESS);
  await openBuilder(page);
  const copied = dialog(page).getByRole('status').filter({ hasText: 'Copied' });
  const copyInDialog = dialog(page).getByRole('button', { name: 'Copy code to clipboard' });
  await copyInDialog.click();
  await expect(copied).toHaveCount(1);
  await expect(copied).toHaveCount(0);
  // As on pages without HTTPS.
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => (document.title = String(document.getSelection())));
  });
  await copyInDialog.click();
  await expect(copied).toHaveCount(1);
  expect(await page.title()).toContain('Authorization: Bearer');
  await page.keyboard.press('Escape');
  await copyButton(page).click();
  await expect(page.locator('body > [role="status"]')).toHaveText('Copied');
});
