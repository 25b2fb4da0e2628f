import { expect, test } from '../support/test';

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
    const links = page.locator('main a, article a, section a');
    await expect
      .poll(async () =>
        (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).join('\n'),
      )
      .toMatch(expected);
  });
}

test('the box opens with Ctrl+K, suggests at most 8 and leads to the page', async ({ page, visit }) => {
  await visit('/docs/intro/');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await box.pressSequentially('faithfulness');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(9);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_highlight=faithful/);
});
