import { brand } from '../../brand.config';
import { announcedAfter, stopClock, typeSteadily } from '../support/announcements';
import { recordRequests } from '../support/network';
import { sampleOf } from '../support/pages';
import { sidebar, title, versions } from '../support/sitePage';
import { FROZEN, OLDEST } from '../support/specifiedRoutes';
import { expect, test } from '../support/test';
import { box, options, active, INDEX, open, find, passesAxe } from '../support/searchBox';

test.describe('the list of suggestions', () => {
  test('loads its index once, when the pointer comes, and closes with Escape, Tab and a click outside, not with Ctrl and a click', async ({
    page,
    visit,
    context,
  }) => {
    const requests = recordRequests(page, INDEX);
    await visit('/docs/intro/');
    await page.waitForTimeout(500);
    expect([requests, page.workers()]).toEqual([[], []]);
    await box(page).hover();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    const first = requests.length;

    const link = sidebar(page).getByRole('link', { name: 'Change-log' });
    await link.focus();
    await find(page, 'pii');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue('pii');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).not.toBeFocused();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

    await page.keyboard.press('Control+k');
    const tab = context.waitForEvent('page');
    await options(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    expect((await tab).url()).not.toBe('');
    await expect(options(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    await title(page).click({ position: { x: 5, y: 5 } });
    await expect(options(page)).toHaveCount(0);
    expect([requests.length, page.workers().length]).toEqual([first, 1]);
  });

  test('answers the last query with at most 8 short passages and a link to all results', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await stopClock(page);
    await open(page, '');
    const results = [expect.stringMatching(/^(The first [1-8] of )?\d+ results$/)];
    expect(await announcedAfter(page, () => typeSteadily(box(page), 'toxicity'))).toEqual(results);
    await box(page).pressSequentially('pii');
    expect(await announcedAfter(page, () => box(page).fill('score'))).toEqual(results);
    await page.clock.resume();
    await expect(options(page).last()).toHaveAttribute('href', /q=score$/);
    const hits = options(page).filter({ has: page.locator('mark, .muted') });
    expect(await hits.count()).toBeLessThanOrEqual(8);
    const passages = await page.locator('[role="option"] > div:not(.muted)').allTextContents();
    expect(passages.length).toBeGreaterThan(0);
    for (const passage of passages) expect(passage.length).toBeLessThanOrEqual(60);
    await expect(page.locator('[role="option"] > .muted').first()).not.toBeEmpty();
    await expect(options(page).last()).toHaveText(/^See all \d+ results$/);
    await page.keyboard.press('ArrowDown');
    await passesAxe(page, { theme: 'light', width: 1280 });
    await options(page).last().click();
    await expect(page).toHaveURL(/\/search\/\?q=score$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText('result');
  });

  test('comes from the version that was read last, also on the blog and the reference', async ({ page, visit }) => {
    test.skip(FROZEN.length === 0, 'there is no old version');
    await visit('/docs/intro/');
    await versions(page).hover();
    await versions(page).getByRole('link', { name: OLDEST }).click();
    await expect(page).toHaveURL(new RegExp(OLDEST));
    for (const route of sampleOf(['/blog/', `/docs/${OLDEST}/`, '/docs/api/'], 2)) {
      await visit(route);
      await expect(versions(page)).toContainText(OLDEST);
      await find(page, 'summarization');
      const hits = await options(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hits[0], route).toMatch(new RegExp(`/docs/(?:${OLDEST}|api)/`));
      expect(
        hits.filter((href) => new RegExp(`/docs/(?!${OLDEST}|api)`).test(href)),
        route,
      ).toEqual([]);
      expect(hits.at(-1), route).toContain(`version=docs%2F${OLDEST}%2F`);
    }
  });

  test('says No results if nothing matches, once, and suggests pages that the arrow keys reach', async ({
    page,
    visit,
  }) => {
    test.skip(FROZEN.length === 0, 'there is no old version');
    await visit(`/docs/${OLDEST}/`);
    await stopClock(page);
    const message = 'No results for “xyzzyqwv”';
    expect(await announcedAfter(page, () => open(page, 'xyzzyqwv'))).toEqual([message]);
    const repeat = async () => {
      await box(page).fill('xyzzyqwv ');
      await page.clock.runFor(1_000);
      for (const query of ['', 'xyzzyqwv']) await box(page).fill(query);
    };
    expect(await announcedAfter(page, repeat)).toEqual([message]);
    await page.clock.resume();
    await expect(page.locator('[class*="panel"]').getByText(message, { exact: true })).toBeVisible();
    await expect(options(page).filter({ hasText: 'API reference' })).toHaveAttribute('href', /\/docs\/api\/$/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText('All metrics');
    await passesAxe(page, { theme: 'dark', width: 390 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/docs/${OLDEST}/understanding-${brand.slug}-metrics/$`));
  });

  test('links to pages that mark whole words which the suggestion shows, also in other forms, until the URL drops them', async ({
    page,
    visit,
  }) => {
    for (const query of [...sampleOf(['ai', 'is it on by default', 'chunk id'], 3), 'reranker']) {
      // Not the page of the query before, which has marks.
      await visit('/docs/intro/');
      await find(page, query);
      const first = options(page).first();
      const shown = (await first.locator('mark').allTextContents()).map((word) => word.toLowerCase());
      expect(shown).not.toEqual([]);
      const href = (await first.getAttribute('href')) ?? '';
      await first.click();
      await expect(page).toHaveURL(new URL(href, page.url()).href);
      await expect(page.locator('article mark:not([class])').first()).toBeVisible();
      const marks = await page.locator('article mark:not([class])').evaluateAll((all) =>
        all.map((mark) => ({
          word: mark.textContent.toLowerCase(),
          around: `${mark.previousSibling?.textContent?.at(-1) ?? ''} ${mark.nextSibling?.textContent?.[0] ?? ''}`,
        })),
      );
      // Other forms of a word, such as its plural, start as it does.
      const starts = shown.map((word) => word.slice(0, 3));
      expect(marks.filter(({ word }) => !starts.includes(word.slice(0, 3)))).toEqual([]);
      expect(marks.filter(({ around }) => /\p{L}/u.test(around))).toEqual([]);
    }
    await expect(page).toHaveURL(/_highlight=rerank/i);
    await sidebar(page).locator('a[aria-current="page"]').click();
    await expect(page).not.toHaveURL(/_highlight/);
    await expect(page.locator('article mark')).toHaveCount(0);
  });
});
