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

// `pageFixture.spec.ts` submits a form that a script adds.
test('the request builder sends and stores nothing when every control is used, also with a changed server URL', async ({
  page,
  visit,
}) => {
  await setConnection(page);
  await visit(EVALUATE);
  await page.waitForLoadState('networkidle');
  const before = await stored(page);
  await openBuilder(page);
  const requests = await recordRequests(page);
  expect(await page.evaluate(changeServerUrl, brand.apiHost)).toBeGreaterThan(0);
  await useEveryControl(page);
  await expect(dialog(page)).toBeVisible();
  expect(requests.map((request) => request.url())).toEqual([]);
  expect(await stored(page)).toEqual(before);
});
