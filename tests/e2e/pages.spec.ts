import { brand } from '../../brand.config';
import { DESIGNED_KINDS, isFull, sampleOf, VISITED } from '../support/pages';
import { overflow } from '../support/sitePage';
import { expect, test } from '../support/test';

/** Pages of these kinds are opened and measured by `designedPages.spec.ts`. */
const DESIGNED = new Set<string>(Object.values(DESIGNED_KINDS));

const others = VISITED.filter(([, path]) => isFull || !DESIGNED.has(path));

for (const [kind, route] of sampleOf(others, 2)) {
  test(`${kind} hydrates without an error, has one h1, and fits a desktop and a phone`, async ({ page, visit }) => {
    await visit(route);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBe(0);
  });
}

test('titles are shown as they are written, also their first letter', async ({ page, visit }) => {
  await visit('/docs/intro/');
  const titles = await page.locator('h1, h2, h3, .theme-admonition > :first-child').evaluateAll((elements) =>
    elements.map((element) => {
      const styles = [getComputedStyle(element), getComputedStyle(element, '::first-letter')];
      return styles.map(({ textTransform }) => textTransform).join();
    }),
  );
  expect(titles.length).toBeGreaterThan(5);
  expect(new Set(titles)).toEqual(new Set(['none,none']));
  await expect(page.locator('.theme-admonition > :first-child').first()).toHaveText(/^[A-Z]/);
});

test('the page fixture records console errors, page errors, policy violations, foreign and failed requests', async ({
  page,
  visit,
  pageProblems,
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
  await expect.poll(() => pageProblems.map(({ text }) => text).join()).toContain('Content Security Policy');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);

  // A page of the same origin without the content security policy, which would block the request.
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
    .poll(() => new Set(pageProblems.map(({ kind }) => kind)))
    .toEqual(new Set(['console', 'page error', 'foreign request', 'failed request']));
  pageProblems.length = 0;
});

test('the content security policy blocks forms and requests to the API or another host', async ({
  page,
  visit,
  pageProblems,
}) => {
  await visit('/docs/api/metrics/v4alpha/pii/');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  const blocked = await page.evaluate(async (apiHost) => {
    const form = document.createElement('form');
    form.action = `${apiHost}/metrics/v4alpha/pii`;
    form.method = 'post';
    document.body.append(form);
    form.requestSubmit();
    const answers = await Promise.allSettled([fetch(apiHost, { method: 'POST' }), fetch('https://foreign.invalid/')]);
    return answers.map(({ status }) => status);
  }, brand.apiHost);
  expect(blocked).toEqual(['rejected', 'rejected']);
  for (const directive of ['form-action', 'connect-src']) {
    await expect.poll(() => pageProblems.map(({ text }) => text).join(), directive).toContain(directive);
  }
  expect(sent.filter((request) => !request.includes('localhost'))).toEqual([]);
  expect(page.url()).toContain('/docs/api/metrics/v4alpha/pii/');
  pageProblems.length = 0;
});
