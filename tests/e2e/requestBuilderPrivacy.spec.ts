import type { Page, Request } from '@playwright/test';

import { brand } from '../../brand.config';
import { setConnection } from '../support/network';
import { EVALUATE, dialog, openBuilder } from '../support/requestBuilder';
import { expect, test } from '../support/test';

/** Records every request from now on, and first proves with a deliberate one that it does. */
async function recordRequests(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.evaluate((file) => fetch(file, { cache: 'no-store' }), `${brand.basePath}img/favicon.svg`);
  await expect
    .poll(() => requests.map((request) => new URL(request.url()).pathname))
    .toEqual([`${brand.basePath}img/favicon.svg`]);
  requests.length = 0;
  return requests;
}

async function stored(page: Page): Promise<unknown> {
  return page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookie: document.cookie,
    history: JSON.stringify(history.state),
    url: location.href,
  }));
}

/** Types and presses Enter in every control, and clicks every button except Close. */
async function useEveryControl(page: Page): Promise<void> {
  for (const control of await dialog(page).locator('input, textarea, select').all()) {
    await control.focus();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
  }
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('dialog button')) {
      if (button.textContent !== 'Close') button.click();
    }
  });
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await page.waitForTimeout(500);
}

/** Replaces the server URL in all text of the page, and returns the number of replacements. */
function changeServerUrl(apiHost: string): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (walker.nextNode()) {
    const { nodeValue } = walker.currentNode;
    if (!nodeValue?.includes(apiHost)) continue;
    walker.currentNode.nodeValue = nodeValue.replaceAll(apiHost, `${location.origin}/changed`);
    count += 1;
  }
  return count;
}

/** Adds all controls to a form with a submit button, like a malicious script, and focuses one of them. */
function addForm(action: string): void {
  const form = document.createElement('form');
  form.id = 'added-by-a-script';
  form.action = action;
  form.method = 'post';
  form.innerHTML = '<button>Send</button>';
  document.querySelector('dialog')?.append(form);
  for (const control of document.querySelectorAll('dialog :is(input, textarea, select)')) {
    control.setAttribute('form', form.id);
    control.setAttribute('name', 'value');
  }
  document.querySelector<HTMLElement>('dialog input[inputmode="decimal"]')?.focus();
}

test.describe('the request builder', () => {
  test.beforeEach(async ({ page, visit }) => {
    await setConnection(page);
    await visit(EVALUATE);
    await page.waitForLoadState('networkidle');
  });

  test('sends and stores nothing when every control is used, also with a changed server URL', async ({ page }) => {
    const before = await stored(page);
    await openBuilder(page);
    const requests = await recordRequests(page);
    expect(await page.evaluate(changeServerUrl, brand.apiHost)).toBeGreaterThan(0);
    await useEveryControl(page);
    await expect(dialog(page)).toBeVisible();
    expect(requests.map((request) => request.url())).toEqual([]);
    expect(await stored(page)).toEqual(before);
  });

  test('sends nothing when a script submits its controls', async ({ page, pageProblems }) => {
    await openBuilder(page);
    const requests = await recordRequests(page);
    await page.evaluate(addForm, `${brand.apiHost}/metrics/v4alpha/evaluate`);
    // The browser expects to leave the page from here on, and locators would wait for that.
    const blocked = () => pageProblems.filter(({ text }) => text.includes('form-action')).length;
    let attempts = 0;
    for (const submit of [
      () => page.evaluate(() => document.querySelector<HTMLFormElement>('#added-by-a-script')?.submit()),
      () => page.evaluate(() => document.querySelector<HTMLFormElement>('#added-by-a-script')?.requestSubmit()),
      () => page.keyboard.press('Enter'),
    ]) {
      await submit();
      attempts += 1;
      await expect.poll(blocked).toBe(attempts);
    }
    expect(requests.map((request) => request.url())).toEqual([]);
    expect(pageProblems).toHaveLength(attempts);
    pageProblems.length = 0;
  });
});
