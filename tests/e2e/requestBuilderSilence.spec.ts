import type { Page, Request } from '@playwright/test';

import { brand } from '../../brand.config';
import { EVALUATE, dialog, openBuilder, withoutPrefetching } from '../support/requestBuilder';
import { expect, test } from '../support/test';

/** Writes down every request from now on; it has to see a deliberate one before anything is concluded from it. */
async function provenRecorder(page: Page): Promise<Request[]> {
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
    address: location.href,
  }));
}

/** What a script that means harm would do: gives every control to a form with a submit button, and focuses one. */
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

test.describe('the request builder never sends', () => {
  /** Types and presses Enter in every control and clicks every button but the one that closes. */
  async function tryEverything(page: Page): Promise<void> {
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

  test('whatever is pressed, and stores nothing', async ({ page, visit }) => {
    await withoutPrefetching(page);
    await visit(EVALUATE);
    await page.waitForLoadState('networkidle');
    const before = await stored(page);
    await openBuilder(page);
    const requests = await provenRecorder(page);
    await tryEverything(page);
    await expect(dialog(page)).toBeVisible();
    expect(requests.map((request) => request.url())).toEqual([]);
    expect(await stored(page)).toEqual(before);
  });

  test('when a script submits it and its server address was changed', async ({ page, visit, troubles }) => {
    await withoutPrefetching(page);
    await visit(EVALUATE);
    await page.waitForLoadState('networkidle');
    await openBuilder(page);
    const requests = await provenRecorder(page);

    const changed = await page.evaluate((apiHost) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      while (walker.nextNode()) {
        const { nodeValue } = walker.currentNode;
        if (!nodeValue?.includes(apiHost)) continue;
        walker.currentNode.nodeValue = nodeValue.replaceAll(apiHost, `${location.origin}/changed`);
        count += 1;
      }
      return count;
    }, brand.apiHost);
    expect(changed).toBeGreaterThan(0);
    await tryEverything(page);

    // From here on the browser believes that it is about to leave the page, and a locator would wait for that.
    const refused = () => troubles.filter(({ text }) => text.includes('form-action')).length;
    let attempts = 0;
    await page.evaluate(addForm, `${brand.apiHost}/metrics/v4alpha/evaluate`);
    for (const attempt of [
      () => page.evaluate(() => document.querySelector<HTMLFormElement>('#added-by-a-script')?.submit()),
      () => page.evaluate(() => document.querySelector<HTMLFormElement>('#added-by-a-script')?.requestSubmit()),
      () => page.keyboard.press('Enter'),
    ]) {
      await attempt();
      attempts += 1;
      await expect.poll(refused).toBe(attempts);
    }
    expect(requests.map((request) => request.url())).toEqual([]);
    expect(troubles).toHaveLength(attempts);
    troubles.length = 0;
  });
});
