import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

const results = (page: Page) => page.locator('main article a');

async function addresses(page: Page): Promise<string[]> {
  await expect(results(page).first()).toBeVisible();
  return results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test.describe('the parameter q', () => {
  test('fills the field and shows results', async ({ page, visit }) => {
    await visit('/search/?q=toxicity');
    await expect(page.getByRole('searchbox', { name: 'Search for' })).toHaveValue('toxicity');
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
      await expect(page.getByRole('status')).toHaveText(/^$|No results|\d+ results?/);
      await page.getByRole('searchbox', { name: 'Search for' }).fill('pii');
      await expect(results(page).first()).toBeVisible();
    });
  }

  test('that finds nothing says No results', async ({ page, visit }) => {
    await visit('/search/?q=xyzzyqwv');
    await expect(page.getByRole('status')).toHaveText('No results');
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

test.describe('the search box', () => {
  const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });

  for (const [key, platform] of [
    ['Control+k', 'X11; Linux x86_64'],
    ['Meta+k', 'Macintosh; Intel Mac OS X 14_0'],
  ] as const) {
    test(`opens with ${key} on ${platform}`, async ({ page, visit }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'userAgentData', { value: undefined });
        Object.defineProperty(navigator, 'userAgent', { value: `Mozilla/5.0 (${value})` });
      }, platform);
      await visit('/docs/intro/');
      await page.keyboard.press(key);
      await expect(box(page)).toBeFocused();
    });
  }

  test('loads its index in a worker, on the first focus and not before', async ({ page, visit }) => {
    const indices: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search-index')) indices.push(request.url());
    });
    await visit('/docs/intro/');
    await page.waitForTimeout(1_000);
    expect(indices).toEqual([]);
    expect(page.workers()).toHaveLength(0);
    await page.getByPlaceholder('Search').focus();
    await expect.poll(() => indices.length).toBe(1);
    expect(page.workers()).toHaveLength(1);
  });

  test('loads its index on hover too', async ({ page, visit }) => {
    await visit('/docs/intro/');
    const index = page.waitForRequest(/search-index/);
    await page.getByPlaceholder('Search').hover();
    await index;
  });

  test('says No results when it finds nothing', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await page.keyboard.press('Control+k');
    await box(page).pressSequentially('xyzzyqwv');
    await expect(page.getByText('No results', { exact: true })).toBeVisible();
  });

  test('shows at most 8 suggestions, their passages around 50 characters long, with their paths', async ({
    page,
    visit,
  }) => {
    await visit('/docs/intro/');
    await page.keyboard.press('Control+k');
    await box(page).pressSequentially('score');
    await expect(page.getByRole('option').first()).toBeVisible();
    const titles = page.locator('[class*="hitTitle"]');
    expect(await titles.count()).toBeLessThanOrEqual(8);
    for (const title of await titles.allTextContents()) expect(title.length).toBeLessThanOrEqual(60);
    await expect(page.locator('[class*="hitPath"]').first()).not.toBeEmpty();
  });

  test('leads to the page and marks the words there', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await page.keyboard.press('Control+k');
    await box(page).pressSequentially('reranker');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/_highlight=rerank/);
    await expect(page.locator('article mark').first()).toBeVisible();
  });
});
