import { brand } from '../../brand.config';
import { expect, test } from '../support/test';

const METRIC = `/docs/understanding-${brand.slug}-metrics/faithfulness/`;
const KINDS = [METRIC, '/docs/api/metrics/v4alpha/pii/', '/docs/category/quickstart-portal/'];

test.describe('the actions below the title', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const route of KINDS) {
    test(`copy the link to ${route} by keyboard and say so`, async ({ page, visit }) => {
      await visit(route);
      const actions = page.getByRole('group', { name: 'Page actions' });
      await expect(actions.getByRole('status')).toHaveText('');
      await actions.getByRole('button', { name: 'Copy link' }).focus();
      await page.keyboard.press('Enter');
      await expect(actions.getByRole('status')).toHaveText('Link copied');
      await expect(actions.getByRole('status')).toHaveText('');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });
  }

  test('say so when the Markdown does not load', async ({ page, visit, troubles }) => {
    await page.route('**/*.md', (route) => route.abort());
    await visit(METRIC);
    await page.getByRole('button', { name: 'Markdown', exact: true }).click();
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(page.getByRole('group', { name: 'Page actions' }).getByRole('status')).toHaveText(
      'The Markdown did not load',
    );
    troubles.length = 0;
  });

  test('copy the chosen language and the heading, and not what was searched for', async ({ page, visit }) => {
    await visit(`${METRIC}?lang=python&_highlight=statement#request`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('group', { name: 'Page actions' }).getByRole('status')).toHaveText('Link copied');
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect([copied.search, copied.hash]).toEqual(['?lang=python', '#request']);
  });

  test('print the page', async ({ page, visit }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'true');
    });
    await visit(METRIC);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  });

  test('are large enough to hit, and move nothing when they speak', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(METRIC);
    const actions = page.getByRole('group', { name: 'Page actions' });
    for (const button of await actions.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect(box?.width).toBeGreaterThanOrEqual(24);
    }
    const places = () =>
      page
        .locator('main :is(h1, header button, header + *)')
        .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
    const before = await places();
    await actions.getByRole('button', { name: 'Copy link' }).click();
    await expect(actions.getByRole('status')).toHaveText('Link copied');
    expect(await places()).toEqual(before);
  });

  test('are not on paper', async ({ page, visit }) => {
    await visit(METRIC);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Copy link', exact: true, includeHidden: true })).toBeHidden();
    await expect(page.getByText('v3.4.0 · latest')).toBeVisible();
  });
});

test.describe('the Markdown menu', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const twin = (url: string) => url.replace(/\/$/, '.md');

  for (const route of KINDS) {
    test(`copies ${route} by keyboard, says so and gives the focus back`, async ({ page, visit }) => {
      await visit(route);
      const actions = page.getByRole('group', { name: 'Page actions' });
      const opener = actions.getByRole('button', { name: 'Markdown', exact: true });
      await opener.focus();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(actions.getByRole('button', { name: 'Copy page as Markdown' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(actions.getByRole('status')).toHaveText('Markdown copied');
      await expect(opener).toBeFocused();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await (await page.request.get(twin(page.url()))).text());
      expect(copied).toMatch(/^---\ntitle: \S/);
    });
  }

  test('copies the address of the Markdown for an assistant and says so', async ({ page, visit }) => {
    await visit(`${METRIC}?lang=python#request`);
    const actions = page.getByRole('group', { name: 'Page actions' });
    await actions.getByRole('button', { name: 'Markdown', exact: true }).click();
    await actions.getByRole('button', { name: 'Copy link for an assistant' }).click();
    await expect(actions.getByRole('status')).toHaveText('Link for an assistant copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(twin(page.url().replace(/\?.*/, '')));
    expect((await page.request.get(copied)).status()).toBe(200);
  });

  test('leads to the Markdown, also after a page was reached inside the site', async ({ page, visit }) => {
    await visit(METRIC);
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page).not.toHaveURL(new RegExp(`${METRIC}$`));
    const head = page.locator('head link[rel="alternate"][type="text/markdown"]');
    await expect(head).toHaveAttribute('href', `${brand.siteUrl}${twin(new URL(page.url()).pathname)}`);
    await page.getByRole('button', { name: 'Markdown', exact: true }).click();
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await expect(link).toHaveAttribute('href', twin(new URL(page.url()).pathname));
    const answer = await page.request.get(await link.evaluate(({ href }: HTMLAnchorElement) => href));
    expect(await answer.text()).toMatch(/^---\ntitle: \S/);
  });

  test('closes on Escape and on leaving it', async ({ page, visit }) => {
    await visit(METRIC);
    const actions = page.getByRole('group', { name: 'Page actions' });
    const opener = actions.getByRole('button', { name: 'Markdown', exact: true });
    const link = actions.getByRole('link', { name: 'View as Markdown' });
    await opener.click();
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await actions.getByRole('button', { name: 'Print' }).focus();
    await expect(link).toBeHidden();
  });

  test('stays inside a narrow window', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(METRIC);
    await page.getByRole('button', { name: 'Markdown', exact: true }).click();
    const box = await page.getByRole('button', { name: 'Copy link for an assistant' }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
});

test.describe('a browser that does not allow copying', () => {
  test('is said to the reader', async ({ page, visit }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('deliberate'));
    });
    await visit(METRIC);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('group', { name: 'Page actions' }).getByRole('status')).toHaveText(
      'The browser did not allow copying',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no actions, and the version and the date are there', async ({ page }) => {
    await page.goto(`.${METRIC}`);
    await expect(page.getByRole('button', { name: 'Copy link', exact: true, includeHidden: true })).toBeHidden();
    await expect(page.getByText('v3.4.0 · latest')).toBeVisible();
  });
});
