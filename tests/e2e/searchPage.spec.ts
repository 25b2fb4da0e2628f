import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { announcedAfter, stopClock, typeSteadily } from '../support/announcements';
import { checkedAppearances, show } from '../support/appearance/appearance';
import { axeFindings } from '../support/axe';
import { holdRequests } from '../support/network';
import { isFull } from '../support/pages';
import { INDEX } from '../support/searchBox';
import { moveTo, title, watchLayout } from '../support/sitePage';
import { FROZEN, OLDEST } from '../support/specifiedRoutes';
import { expect, hydrate, test } from '../support/test';

const SEARCH = `${brand.basePath}search/`;

const results = (page: Page) => page.locator('main article a');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search for' });
const area = (page: Page) => page.getByRole('combobox', { name: 'In' });

async function hrefs(page: Page): Promise<string[]> {
  await expect(results(page).first()).toBeVisible();
  return results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Waits until all results match and one is in a folder, because those of an earlier query may still be there. */
async function expectResults(page: Page, pattern: RegExp, message: string, folder = ''): Promise<void> {
  const unexpected = async () => {
    const found = await hrefs(page);
    const missing = found.some((href) => href.includes(folder)) ? [] : [`nothing in ${folder}`];
    return [...found.filter((href) => !pattern.test(href)), ...missing];
  };
  await expect.poll(unexpected, { message }).toEqual([]);
}

test('results that load late do not move the footer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdRequests(page, INDEX);
  await page.goto('./search/?q=score');
  const shift = await watchLayout(page);
  await hydrate(page);
  await expect(status(page)).toHaveText('Searching…');
  release();
  await expect(results(page).first()).toBeVisible();
  expect(await shift()).toBe(0);
});

test('a button shows all results, a hundred at a time', async ({ page, visit }) => {
  await visit('/search/?q=score');
  await expect(status(page)).toHaveText(/^The first 100 of \d+ results$/);
  await page.getByRole('button', { name: 'Show more results' }).click();
  await expect.poll(() => results(page).count()).toBeGreaterThan(100);
  await field(page).fill('scores');
  await expect(status(page)).toHaveText(/^(The first 100 of )?\d+ results$/);
});

test('the search page reads one result ahead, because each key has others', async ({ page, visit }) => {
  await visit('/search/?q=retry+status');
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('main article a:not([data-no-prefetch])')).toHaveCount(1);
});

test.describe('the parameter q', () => {
  test('accepts nothing, a script, a malformed percent sequence and 5,000 letters, and the page works', async ({
    page,
    visit,
  }) => {
    for (const query of ['', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', '%E0%A4%A', 'a'.repeat(5_000)]) {
      await (query === '' ? visit('/search/?q=') : moveTo(page, `${SEARCH}?q=${query}`));
      await expect(status(page)).toHaveText(/^$|No results|\d+ results?/);
      await field(page).fill('pii');
      await expect(results(page).first()).toBeVisible();
    }
  });

  test('shows the count, at most 100 results with their origins, or No results and links to start pages', async ({
    page,
    visit,
  }) => {
    test.skip(FROZEN.length === 0, 'there is no old version');
    await visit(`/search/?q=score&version=docs%2F${OLDEST}%2F`);
    await expect(status(page)).toHaveText(/^(The first 100 of )?\d+ results/);
    expect(await results(page).count()).toBeLessThanOrEqual(100);
    const origins = await page.locator('main article .cluster').allTextContents();
    expect(origins).toHaveLength(await results(page).count());
    const known = new RegExp(`^[A-Z]*(${OLDEST}|API reference|Blog|Page)`);
    expect(origins.filter((origin) => !known.test(origin))).toEqual([]);
    expect(origins.map((origin) => known.exec(origin)?.[1])).toEqual(expect.arrayContaining([OLDEST, 'API reference']));

    await field(page).fill('xyzzyqwv');
    await expect(status(page)).toHaveText('No results for “xyzzyqwv”');
    // `designedPages.spec.ts` and `tests/site` judge the page with results.
    for (const { theme, width } of checkedAppearances(1280, 390).slice(isFull ? 0 : 1)) {
      await show(page, { theme, width });
      expect(await axeFindings(page, 'main'), theme).toEqual([]);
    }
    const main = page.getByRole('main');
    const metrics = `/docs/${OLDEST}/understanding-${brand.slug}-metrics/`;
    await expect(main.getByRole('link', { name: 'All metrics' })).toHaveAttribute('href', new RegExp(`${metrics}$`));
    await main.getByRole('link', { name: 'API reference' }).click();
    await expect(page).toHaveURL(/\/docs\/api\/$/);
  });

  test('follows typing without a lost key or a moved caret, corrects a misspelled word, and announces each answer once', async ({
    page,
    visit,
  }) => {
    await visit('/search/?q=ii');
    await field(page).focus();
    await page.keyboard.press('Home');
    await field(page).pressSequentially('p', { delay: 0 });
    await page.keyboard.press('End');
    await field(page).pressSequentially(' allowlist', { delay: 0 });
    await expect(field(page)).toHaveValue('pii allowlist');
    await expect(page).toHaveURL(/q=pii\+allowlist/);
    await expect(field(page)).toBeFocused();
    await field(page).fill('faithfullness');
    await expect(status(page)).toContainText('Showing results for faithfulness');
    await field(page).fill('');
    await stopClock(page);
    for (const [query, announcement] of [
      ['pii', /^\d+ results$/],
      ['xyzzyqwv', /^No results for “xyzzyqwv”$/],
    ] as const) {
      const announced = await announcedAfter(page, () => typeSteadily(field(page), query));
      expect(announced).toEqual([expect.stringMatching(announcement)]);
      await field(page).fill('');
    }
  });
});

test('the parameters ctx and version limit what is searched, and unknown ones are reported', async ({
  page,
  visit,
}) => {
  await visit('/search/?q=pii&ctx=nowhere');
  await expect(page.getByRole('alert')).toContainText('There is no area “nowhere”');
  await expect(results(page).first()).toBeVisible();
  for (const name of ['docs/api', 'blog', 'docs']) {
    await moveTo(page, `${SEARCH}?q=api&ctx=${encodeURIComponent(name)}`);
    await expect(area(page)).toHaveValue(name);
    await expectResults(page, new RegExp(`/${name}/`), name);
  }
  // The reference has no versions, and is found next to an old one.
  for (const version of FROZEN) {
    await moveTo(page, `${SEARCH}?q=pii&ctx=docs%2Fapi&version=docs%2F${version}%2F`);
    await expectResults(page, /\/docs\/api\//, 'reference');
  }

  for (const version of ['docs/next/', 'docs/next', ...FROZEN.map((frozen) => `docs/${frozen}/`)]) {
    await moveTo(page, `${SEARCH}?q=blueprint&ctx=docs&version=${encodeURIComponent(version)}`);
    const folder = version.replace(/\/$/, '');
    await expectResults(page, new RegExp(`/(?:${folder}|docs/api)/`), version, `/${folder}/`);
  }
  for (const version of ['docs/v9.9.9/', OLDEST, '../..', '//evil.invalid/', 'https://evil.invalid/']) {
    await moveTo(page, `${SEARCH}?q=pii&version=${encodeURIComponent(version)}`);
    await expect(page.getByRole('alert')).toContainText(`There is no docs version “${version}”`);
    await expectResults(page, /^(?!.*\/docs\/(next|v\d[^/]*)\/)/, version);
  }
  if (FROZEN.length === 0) return;
  await field(page).fill('summarization');
  await page.getByRole('combobox', { name: 'Docs version' }).selectOption(OLDEST);
  await expect(page).toHaveURL(new RegExp(`version=docs%2F${OLDEST}%2F`));
  await expect(results(page).first()).toHaveAttribute('href', new RegExp(`/docs/${OLDEST}/`));
});

test('the browser history has each query and area, and a text that is composed once', async ({ page, visit }) => {
  await visit('/search/?q=toxicity');
  await hrefs(page);
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
    await expect(title(page)).toHaveText(`Search results for “${query}”`);
    await expect(results(page).first()).toBeVisible();
  }
  await area(page).selectOption('Blog');
  await expect(page).toHaveURL(/ctx=blog/);
  await page.goBack();
  await expect(area(page)).toHaveValue('');
  await results(page).first().click();
  await expect(page).toHaveURL(/_highlight=/);
  await page.goBack();
  await expect(field(page)).toHaveValue('blueprint');
  await expect(results(page).first()).toBeVisible();

  await field(page).fill('ト');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    await field(page).dispatchEvent('keydown', { key: 'Enter', ...composing });
  await field(page).fill('トーン');
  await expect(page).toHaveURL(/q=%E3%83%88%E3%83%BC%E3%83%B3$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('blueprint');
});

test('the search page loads the index with Retry after a failed request', async ({
  page,
  context,
  visit,
  pageProblems,
}) => {
  let isBroken = true;
  await context.route(/search-index/, (route) => (isBroken ? route.fulfill({ status: 503 }) : route.continue()));
  await visit('/search/?q=pii');
  await expect(page.getByRole('alert')).toContainText('did not load');
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(results(page).first()).toBeVisible();
  pageProblems.length = 0;
});
