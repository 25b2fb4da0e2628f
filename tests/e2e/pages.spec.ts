import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { VISITED } from '../support/pages';
import { expect, test } from '../support/test';

/** Pixels by which the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

for (const [kind, route] of VISITED) {
  test(`${kind}: hydrates without an error, has one h1, and fits a desktop and a phone`, async ({ page, visit }) => {
    await visit(route);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('an unknown address answers with status 404 and the not-found page', async ({ page, troubles }) => {
  const response = await page.goto('./docs/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  // The browser itself logs the status of the page.
  expect(troubles.map(({ text }) => text)).toEqual([expect.stringContaining('404')]);
  troubles.length = 0;
});

test('the page fixture sees a deliberate console error, page error, policy report, foreign and failed request', async ({
  page,
  visit,
  troubles,
}) => {
  await visit('/');
  await page.evaluate(() => {
    window.console.error('deliberate');
    setTimeout(() => {
      throw new Error('deliberate');
    });
    const inline = document.createElement('script');
    inline.textContent = 'window.ran = true';
    document.head.append(inline);
  });
  await expect.poll(() => troubles.map(({ text }) => text).join()).toContain('Content Security Policy');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);

  // A page of the same origin without the site's policy, which would stop the request before it is one.
  await page.route('**/probe.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<img src="https://foreign.invalid/a.png" alt=""><script src="probe.js"></script>',
    }),
  );
  await page.route('https://foreign.invalid/**', (route) => route.fulfill({ status: 204 }));
  await page.route('**/probe.js', (route) => route.abort('connectionrefused'));
  await page.goto('./probe.html');
  await expect
    .poll(() => new Set(troubles.map(({ kind }) => kind)))
    .toEqual(new Set(['console', 'page error', 'foreign request', 'failed request']));
  troubles.length = 0;
});

test('the policy lets no page call the API, another host, or send a form', async ({ page, visit, troubles }) => {
  await visit('/docs/api/metrics/v4alpha/pii/');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  const refused = await page.evaluate(async (apiHost) => {
    const form = document.createElement('form');
    form.action = `${apiHost}/metrics/v4alpha/pii`;
    form.method = 'post';
    document.body.append(form);
    form.requestSubmit();
    const answers = await Promise.allSettled([fetch(apiHost, { method: 'POST' }), fetch('https://foreign.invalid/')]);
    return answers.map(({ status }) => status);
  }, brand.apiHost);
  expect(refused).toEqual(['rejected', 'rejected']);
  expect(sent.filter((request) => !request.includes('localhost'))).toEqual([]);
  expect(page.url()).toContain('/docs/api/metrics/v4alpha/pii/');
  expect(troubles.length).toBeGreaterThan(0);
  troubles.length = 0;
});
