import { brand } from '../../brand.config';
import { canRunSuite } from '../../scripts/test/programs';
import { deploySite, type DeployedSite } from '../support/deployedSite';
import { checkedPages, PAGE_KINDS, sampleOf } from '../support/pages';
import { ignoreStatus404 } from '../support/sitePage';
import { expect, test as siteTest } from '../support/test';

/** Serves the site with nginx and all headers, instead of Docusaurus' own server. */
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

// In one worker, which prepares the site once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.skip(!canRunSuite('tests/deploy'), "Debian's nginx is missing");
});

/** Each docs version has its own inline script, which the policy in the headers must allow. */
const OTHER_VERSIONS = (['unreleased page', 'frozen page'] as const).map((kind) => [kind, PAGE_KINDS[kind]] as const);

for (const [kind, route] of [...sampleOf(checkedPages(), 4), ...OTHER_VERSIONS]) {
  test(`${kind} violates none of the deployed headers`, async ({ page, visit, pageProblems, deployed }) => {
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await visit(route);
    expect((await answer).headers()['content-security-policy']).toBe(deployed.policy);
    await page.waitForLoadState('networkidle');
    if ((await answer).status() === 404) ignoreStatus404(pageProblems);
  });
}

test('copy buttons and the search work with the deployed headers', async ({ page, visit }) => {
  await visit('/docs/api/metrics/v4alpha/faithfulness/');
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByText('Copied').first()).toBeAttached();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('toxicity');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/toxicity/);
});

test('pages cannot be framed, not even by their own site', async ({ page, pageProblems }) => {
  await page.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="docs/intro/"></iframe>' }),
  );
  await page.goto('./frame.html');
  await expect
    .poll(() => pageProblems.map(({ text }) => text).join())
    .toMatch(/(?=.*frame-ancestors)(?=.*ERR_BLOCKED_BY_RESPONSE)/s);
  pageProblems.length = 0;
});
