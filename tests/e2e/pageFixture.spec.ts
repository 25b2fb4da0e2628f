import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

test('the policy of a page blocks inline scripts, forms and requests to others, and the page fixture records all problems', async ({
  page,
  visit,
  pageProblems,
}) => {
  const texts = () => pageProblems.map(({ text }) => text).join();
  await visit('/docs/api/metrics/v4alpha/pii/');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  const blocked = await page.evaluate(async (apiHost) => {
    const inline = document.createElement('script');
    inline.textContent = 'window.ran = true';
    document.head.append(inline);
    const form = document.createElement('form');
    form.action = `${apiHost}/metrics/v4alpha/pii`;
    form.method = 'post';
    document.body.append(form);
    form.requestSubmit();
    const answers = await Promise.allSettled([fetch(apiHost, { method: 'POST' }), fetch('https://foreign.invalid/')]);
    return answers.map(({ status }) => status);
  }, brand.apiHost);
  expect(blocked).toEqual(['rejected', 'rejected']);
  for (const directive of ['script-src', 'form-action', 'connect-src']) {
    await expect.poll(texts, directive).toContain(directive);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(sent.filter((request) => !request.includes('localhost'))).toEqual([]);
  expect(page.url()).toContain('/docs/api/metrics/v4alpha/pii/');

  await page.evaluate(() => {
    window.console.error('deliberate');
    setTimeout(() => {
      throw new Error('deliberate');
    });
  });
  await expect.poll(texts).toMatch(/(?=.*,deliberate)(?=.*Error: deliberate)/);
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
