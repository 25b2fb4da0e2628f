import { PAGE_KINDS } from '../support/pages';
import { expect, test } from '../support/test';

test('the table of contents keeps the current heading in view', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await visit('/docs/api/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  const id = decodeURIComponent((await last.getAttribute('href'))?.slice(1) ?? '');
  await page.locator(`[id="${id}"]`).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  await expect(contents.locator('.table-of-contents__link--active')).toBeInViewport();
  expect(await contents.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});

test('the table of contents marks the sections that never reach the top of a tall window', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  await visit(PAGE_KINDS['metric page']);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const active = contents.locator('.table-of-contents__link--active');
  const links = await contents.getByRole('link').all();
  for (const link of [...links.slice(-3).reverse(), ...links.slice(-2)]) {
    await link.click();
    await expect(active).toHaveText([(await link.textContent()) ?? '']);
  }
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.wheel(0, 10_000);
  await expect(active).toHaveText([(await links.at(-1)?.textContent()) ?? '']);
});
