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

  test('copy the page as Markdown and say so', async ({ page, visit }) => {
    await visit(METRIC);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('group', { name: 'Page actions' }).getByRole('status')).toHaveText('Markdown copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^---\ntitle: Faithfulness\n/);
  });

  test('say so when the Markdown does not load', async ({ page, visit, troubles }) => {
    await page.route('**/*.md', (route) => route.abort());
    await visit(METRIC);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
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
    await expect(page.getByRole('button', { name: 'Copy link', includeHidden: true })).toBeHidden();
    await expect(page.getByText('v3.4.0 · latest')).toBeVisible();
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
    await expect(page.getByRole('button', { name: 'Copy link', includeHidden: true })).toBeHidden();
    await expect(page.getByText('v3.4.0 · latest')).toBeVisible();
  });
});
