import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

const results = (page: Page) => page.locator('main article a');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search for' });

async function addresses(page: Page): Promise<string[]> {
  await expect(results(page).first()).toBeVisible();
  return results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test.describe('the parameter q', () => {
  test('fills the field and shows results', async ({ page, visit }) => {
    await visit('/search/?q=toxicity');
    await expect(field(page)).toHaveValue('toxicity');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “toxicity”');
    expect((await addresses(page)).join()).toContain('/toxicity/');
  });

  for (const [what, query] of [
    ['nothing', ''],
    ['spaces', '%20%20'],
    ['punctuation', '%3F%21%2F%2F'],
    ['a script', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['a broken encoding', '%E0%A4%A'],
    ['5,000 letters', 'a'.repeat(5_000)],
    ['lunr syntax', 'a%5E%20%2Bb%20-c%20d~2%20title%3Ae'],
  ] as const) {
    test(`may hold ${what}: the page says what it found and goes on`, async ({ page, visit }) => {
      await visit(`/search/?q=${query}`);
      await expect(status(page)).toHaveText(/^$|No results|\d+ results?/);
      await field(page).fill('pii');
      await expect(results(page).first()).toBeVisible();
    });
  }

  test('that finds nothing says No results, and helps on', async ({ page, visit }) => {
    await visit('/search/?q=xyzzyqwv&version=docs%2Fv3.3.0%2F');
    await expect(status(page)).toHaveText('No results');
    const main = page.getByRole('main');
    const metrics = `/docs/v3.3.0/understanding-${brand.slug}-metrics/`;
    await expect(main.getByRole('link', { name: 'All metrics' })).toHaveAttribute('href', new RegExp(`${metrics}$`));
    await main.getByRole('link', { name: 'API reference' }).click();
    await expect(page).toHaveURL(/\/docs\/api\/$/);
  });

  test('with a misspelt word says what was searched for instead', async ({ page, visit }) => {
    await visit('/search/?q=faithfullness');
    await expect(status(page)).toContainText('Showing results for faithfulness');
  });

  test('shows the count, at most 100 results, and where each is from', async ({ page, visit }) => {
    await visit('/search/?q=score&version=docs%2Fv3.3.0%2F');
    await expect(status(page)).toHaveText(/^(The first 100 of )?\d+ results/);
    expect(await results(page).count()).toBeLessThanOrEqual(100);
    const origins = await page.locator('main article [class*="trail"]').allTextContents();
    expect(origins).toHaveLength(await results(page).count());
    const known = /^(?:POST)?(v3\.3\.0|API reference|Blog|Page)/;
    expect(origins.filter((origin) => !known.test(origin))).toEqual([]);
    expect(origins.map((origin) => known.exec(origin)?.[1])).toEqual(
      expect.arrayContaining(['v3.3.0', 'API reference']),
    );
  });

  test('keeps every key that is typed fast, and the caret where it is', async ({ page, visit }) => {
    await visit('/search/?q=ii');
    await field(page).focus();
    await page.keyboard.press('Home');
    await field(page).pressSequentially('p', { delay: 0 });
    await page.keyboard.press('End');
    await field(page).pressSequentially(' allowlist', { delay: 0 });
    await expect(field(page)).toHaveValue('pii allowlist');
    await expect(page).toHaveURL(/q=pii\+allowlist/);
    await expect(field(page)).toBeFocused();
  });
});

test.describe('the parameter ctx', () => {
  for (const [area, pattern] of [
    ['docs/api', /\/docs\/api\//],
    ['blog', /\/blog\//],
    ['docs', /\/docs\//],
  ] as const) {
    test(`keeps the search to ${area}`, async ({ page, visit }) => {
      await visit(`/search/?q=api&ctx=${encodeURIComponent(area)}`);
      for (const address of await addresses(page)) expect(address).toMatch(pattern);
      await expect(page.getByRole('combobox', { name: 'In' })).toHaveValue(area);
    });
  }

  test('that does not exist is named, and everything is searched', async ({ page, visit }) => {
    await visit('/search/?q=pii&ctx=nowhere');
    await expect(page.getByRole('alert')).toContainText('There is no area “nowhere”');
    await expect(results(page).first()).toBeVisible();
  });

  test('works together with an old version, although the reference has no versions', async ({ page, visit }) => {
    await visit('/search/?q=pii&ctx=docs%2Fapi&version=docs%2Fv3.3.0%2F');
    for (const address of await addresses(page)) expect(address).toMatch(/\/docs\/api\//);
  });
});

test.describe('the parameter version', () => {
  for (const version of ['docs/v3.3.0/', 'docs/v3.3.0', 'docs/next/']) {
    test(`${version} searches that version`, async ({ page, visit }) => {
      await visit(`/search/?q=blueprint&ctx=docs&version=${encodeURIComponent(version)}`);
      const prefix = `/${version.replace(/\/$/, '')}/`;
      for (const address of await addresses(page)) expect(address).toContain(prefix);
    });
  }

  for (const version of ['docs/v9.9.9/', 'v3.3.0', '../..', '//evil.invalid/', 'https://evil.invalid/']) {
    test(`${version} is named as unknown, and the latest is searched`, async ({ page, visit }) => {
      await visit(`/search/?q=pii&version=${encodeURIComponent(version)}`);
      await expect(page.getByRole('alert')).toContainText(`There is no docs version “${version}”`);
      expect((await addresses(page)).every((address) => !/\/docs\/(next|v3\.3\.0)\//.test(address))).toBe(true);
    });
  }

  test('can be chosen on the page and is kept in the address', async ({ page, visit }) => {
    await visit('/search/?q=summarization');
    await page.getByRole('combobox', { name: 'Docs version' }).selectOption('v3.3.0');
    await expect(page).toHaveURL(/version=docs%2Fv3\.3\.0%2F/);
    await expect(results(page).first()).toHaveAttribute('href', /\/docs\/v3\.3\.0\//);
  });
});

test.describe('the browser history', () => {
  test('goes back to the former query and its results, and forward again', async ({ page, visit }) => {
    await visit('/search/?q=toxicity');
    await addresses(page);
    await field(page).fill('');
    await field(page).pressSequentially('blueprint');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=blueprint$/);
    await expect(field(page)).toBeFocused();
    await field(page).fill('carbon');
    await field(page).blur();
    await expect(page).toHaveURL(/q=carbon$/);
    for (const [step, query] of [
      ['goBack', 'blueprint'],
      ['goBack', 'toxicity'],
      ['goForward', 'blueprint'],
    ] as const) {
      await page[step]();
      await expect(page).toHaveURL(new RegExp(`q=${query}$`));
      await expect(field(page)).toHaveValue(query);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for “${query}”`);
      await expect(results(page).first()).toBeVisible();
    }
  });

  test('goes back to the former area', async ({ page, visit }) => {
    await visit('/search/?q=pii');
    await page.getByRole('combobox', { name: 'In' }).selectOption('Blog');
    await expect(page).toHaveURL(/ctx=blog/);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'In' })).toHaveValue('');
    await expect(results(page).first()).toBeVisible();
  });

  test('goes back from a result to the results', async ({ page, visit }) => {
    await visit('/search/?q=toxicity');
    await results(page).first().click();
    await expect(page).toHaveURL(/_highlight=/);
    await page.goBack();
    await expect(field(page)).toHaveValue('toxicity');
    await expect(results(page).first()).toBeVisible();
  });
});

test('an index that does not load is said, and Retry loads it', async ({ page, context, visit, troubles }) => {
  let isBroken = true;
  await context.route(/search-index/, (route) => (isBroken ? route.fulfill({ status: 503 }) : route.continue()));
  await visit('/search/?q=pii');
  await expect(page.getByRole('alert')).toContainText('did not load');
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(results(page).first()).toBeVisible();
  troubles.length = 0;
});

for (const [what, version, query, expected] of [
  ['docs of the latest version', '', 'blueprint', /\/docs\/quickstart-portal\//],
  ['the reference', '', 'prompt manipulation', /\/docs\/api\/metrics\/v4alpha\/prompt_manipulation\//],
  ['the blog', '', 'migration', /\/blog\/long-blog-post\//],
  ['pages', '', 'conventions', /\/markdown-page\//],
  ['next', 'docs/next/', 'faithfulness', /\/docs\/next\//],
  ['v3.3.0', 'docs/v3.3.0/', 'summarization', /\/docs\/v3\.3\.0\/.*summarization\//],
] as const) {
  test(`the search page finds ${what}`, async ({ page, visit }) => {
    await visit(`/search/?q=${encodeURIComponent(query)}${version && `&version=${encodeURIComponent(version)}`}`);
    await expect.poll(async () => (await addresses(page)).join('\n')).toMatch(expected);
  });
}

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`axe finds nothing on the search page, ${theme}, ${width} px wide`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const query of ['toxicity', 'xyzzyqwv']) {
      await visit(`/search/?q=${query}&version=nowhere&docusaurus-theme=${theme}`);
      await expect(page.locator('main').getByRole('status')).not.toBeEmpty();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
      ).toEqual([]);
    }
  });
}
