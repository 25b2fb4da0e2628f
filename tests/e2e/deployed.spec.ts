import { brand } from '../../brand.config';
import { deploySite, type DeployedSite } from '../support/deployedSite';
import { checkedPages, PAGE_KINDS } from '../support/pages';
import { expect, test as siteTest } from '../support/test';

/** The site as nginx serves it, with all headers, instead of Docusaurus' own server. */
const test = siteTest.extend<object, { deployed: DeployedSite }>({
  deployed: [
    async ({}, use) => {
      const deployed = await deploySite('e2e');
      await use(deployed);
      await deployed.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ deployed }, use) => use(`http://localhost:${deployed.port}${brand.basePath}`),
});

// One worker, so that the site is prepared once.
test.describe.configure({ mode: 'default' });

/** Each docs version has an inline script of its own, which the one policy of the headers must allow, too. */
const OTHER_VERSIONS = (['unreleased page', 'frozen page'] as const).map((kind) => [kind, PAGE_KINDS[kind]] as const);

for (const [kind, route] of [...checkedPages(), ...OTHER_VERSIONS]) {
  test(`${kind}: keeps to the headers of the deployed site`, async ({ page, visit, troubles, deployed }) => {
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await visit(route);
    expect((await answer).headers()['content-security-policy']).toBe(deployed.policy);
    await page.waitForLoadState('networkidle');
    // The browser itself logs the status of the page.
    if ((await answer).status() === 404) {
      expect(troubles.map(({ text }) => text)).toEqual([expect.stringContaining('404')]);
      troubles.length = 0;
    }
  });
}

test('a copy button and the search work under the headers', async ({ page, visit }) => {
  await visit('/docs/api/metrics/v4alpha/faithfulness/');
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByText('Copied').first()).toBeAttached();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('toxicity');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/toxicity/);
});

test('no page can be framed, not even by its own site', async ({ page, troubles }) => {
  await page.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="docs/intro/"></iframe>' }),
  );
  await page.goto('./frame.html');
  await expect
    .poll(() => troubles.map(({ text }) => text).join())
    .toMatch(/(?=.*frame-ancestors)(?=.*ERR_BLOCKED_BY_RESPONSE)/s);
  troubles.length = 0;
});
