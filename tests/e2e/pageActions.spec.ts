import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { stopClock } from '../support/announcements';
import { clipboardText, overflow } from '../support/sitePage';
import { expect, test } from '../support/test';

const METRIC = `/docs/understanding-${brand.slug}-metrics/faithfulness/`;

const actions = (page: Page) => page.getByRole('group', { name: 'Page actions' });
const status = (page: Page) => actions(page).getByRole('status');
const button = (page: Page, name: string) => actions(page).getByRole('button', { name, exact: true });
const markdownUrl = (url: string) => url.replace(/\/$/, '.md');

test.describe('the page actions', () => {
  test('copy the link and the Markdown by keyboard', async ({ page, visit }) => {
    await visit(METRIC);
    await stopClock(page);
    await expect(status(page)).toHaveText('');
    await button(page, 'Copy link').focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Link copied');
    expect(await clipboardText(page)).toBe(page.url());
    await page.clock.runFor(4_000);
    await expect(status(page)).toHaveText('');

    const menu = button(page, 'Markdown');
    await menu.focus();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Copy page as Markdown')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Markdown copied');
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    const copied = await clipboardText(page);
    expect(copied).toBe(await (await page.request.get(markdownUrl(page.url()))).text());
    expect(copied).toMatch(/^---\ntitle: \S/);
  });

  test('copy where the browser has no clipboard API, as over HTTP', async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
      Reflect.deleteProperty(window, 'ClipboardItem');
      const copied = () =>
        document.body.setAttribute('data-copied', (document.activeElement as HTMLTextAreaElement).value);
      document.addEventListener('copy', copied);
    });
    await visit(METRIC);
    const copied = () => page.locator('body').getAttribute('data-copied');
    await button(page, 'Copy link').click();
    await expect(status(page)).toHaveText('Link copied');
    expect(await copied()).toBe(page.url());
    await button(page, 'Markdown').click();
    await button(page, 'Copy page as Markdown').click();
    await expect(status(page)).toHaveText('Markdown copied');
    expect(await copied()).toBe(await (await page.request.get(markdownUrl(page.url()))).text());
    await button(page, 'Markdown').click();
    await button(page, 'Copy link for an assistant').click();
    await expect(status(page)).toHaveText('Link for an assistant copied');
    expect(await copied()).toBe(markdownUrl(page.url()));
  });

  test('copy the selected language and the heading, but not the search terms, and the URL of the Markdown', async ({
    page,
    visit,
  }) => {
    await visit(`${METRIC}?lang=python&_highlight=xyzzyqwv#request`);
    await stopClock(page);
    await button(page, 'Copy link').click();
    await expect(status(page)).toHaveText('Link copied');
    const copied = new URL(await clipboardText(page));
    expect([copied.search, copied.hash]).toEqual(['?lang=python', '#request']);

    await button(page, 'Markdown').click();
    await button(page, 'Copy link for an assistant').click();
    await expect(status(page)).toHaveText('Link for an assistant copied');
    const markdown = await clipboardText(page);
    expect(markdown).toBe(markdownUrl(copied.origin + copied.pathname));
    expect((await page.request.get(markdown)).status()).toBe(200);
  });

  test('report Markdown that does not load, and a browser that does not allow copying', async ({
    page,
    visit,
    pageProblems,
  }) => {
    await page.route('**/*.md', (route) => route.abort());
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('deliberate'));
      navigator.clipboard.writeText = () => Promise.reject(new Error('deliberate'));
    });
    await visit(METRIC);
    await stopClock(page);
    await button(page, 'Markdown').click();
    await button(page, 'Copy page as Markdown').click();
    await expect(status(page)).toHaveText('The Markdown did not load');
    await button(page, 'Copy link').click();
    await expect(status(page)).toHaveText('The browser did not allow copying');
    pageProblems.length = 0;
  });

  test('fit a narrow window, and their messages shift nothing', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(METRIC);
    await stopClock(page);
    const positions = () =>
      page
        .locator('main :is(h1, header button, header + *)')
        .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
    const before = await positions();
    await button(page, 'Copy link').click();
    await expect(status(page)).toHaveText('Link copied');
    expect(await positions()).toEqual(before);
    await button(page, 'Markdown').click();
    const box = await button(page, 'Copy link for an assistant').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await overflow(page)).toBe(0);
  });
});

test('the Markdown menu closes on Escape and when the focus leaves it, and links to the Markdown of the page after a navigation', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await visit(METRIC);
  const menu = button(page, 'Markdown');
  const link = actions(page).getByRole('link', { name: 'View as Markdown' });
  await menu.click();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await button(page, 'Print').focus();
  await expect(link).toBeHidden();
  await button(page, 'Print').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');

  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).not.toHaveURL(new RegExp(`${METRIC}$`));
  const path = markdownUrl(new URL(page.url()).pathname);
  const alternate = page.locator('head link[rel="alternate"][type="text/markdown"]');
  await expect(alternate).toHaveAttribute('href', `${brand.siteUrl}${path}`);
  await menu.click();
  await expect(link).toHaveAttribute('href', path);
  const answer = await page.request.get(await link.evaluate(({ href }: HTMLAnchorElement) => href));
  expect(await answer.text()).toMatch(/^---\ntitle: \S/);
});
