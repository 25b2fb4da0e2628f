import type { Page } from '@playwright/test';

import { show } from '../support/appearance/appearance';
import { DESIGNED_KINDS } from '../support/pages';
import { expect, test } from '../support/test';

/** Parts of a page whose edges are those of the window's grid. */
const FRAME = '.navbar__inner, .footer > .container > :first-child, .footer > .container > :last-child';

/** Parts of the column of text. */
const COLUMN = 'h1, h2, p, table, .theme-code-block, .frame, .pagination-nav';

/** Returns the different left and right edges of the visible elements, in whole pixels. */
function edges(page: Page, selector: string): Promise<{ left: number[]; right: number[] }> {
  return page.locator(selector).evaluateAll((elements) => {
    const boxes = elements.filter((element) => element.checkVisibility()).map((one) => one.getBoundingClientRect());
    const different = (values: number[]) => [...new Set(values.map(Math.round))].sort((one, other) => one - other);
    return { left: different(boxes.map(({ left }) => left)), right: different(boxes.map(({ right }) => right)) };
  });
}

for (const width of [1440, 390]) {
  const margin = width === 390 ? 16 : 24;

  test(`navbar and footer share their edges at ${width} px`, async ({ page, visit }) => {
    for (const kind of ['home', 'docs page', 'blog list', 'comparison'] as const) {
      await visit(DESIGNED_KINDS[kind]);
      await show(page, { theme: 'light', width });
      const { left, right } = await edges(page, FRAME);
      expect([left[0], right.at(-1)], kind).toEqual([margin, width - margin]);
    }
  });

  test(`text, tables, rules and code share their edges at ${width} px`, async ({ page, visit }) => {
    for (const kind of ['docs page', 'metric page', 'API landing'] as const) {
      await visit(DESIGNED_KINDS[kind]);
      await show(page, { theme: 'light', width });
      const blocks = COLUMN.split(', ').map((part) => `.theme-doc-markdown > ${part}`);
      const { left, right } = await edges(page, `${blocks.join(', ')}, .pagination-nav`);
      expect([left.length, right.length], `${kind}: ${left.join(', ')} to ${right.join(', ')}`).toEqual([1, 1]);
    }
  });

  // On a phone, they have a line of their own.
  test(`the page actions share an edge with the text at ${width} px`, async ({ page, visit }) => {
    await visit(DESIGNED_KINDS['metric page']);
    await show(page, { theme: 'light', width });
    const { left, right } = await edges(page, 'main h1, [aria-label="Page actions"]');
    expect(width === 390 ? left : right).toHaveLength(1);
  });
}

test('on phones, the buttons of a short line of code are beside it, and those of a long one above it', async ({
  page,
  visit,
}) => {
  await visit(DESIGNED_KINDS['API landing']);
  await show(page, { theme: 'light', width: 390 });
  const covered = await page.locator('.theme-code-block:not(:has(> .code-title))').evaluateAll((blocks) =>
    blocks.map((block) => {
      const [code, button] = ['pre', 'button'].map((part) => block.querySelector(part)?.getBoundingClientRect());
      if (!code || !button) throw new Error('a code block has no button');
      return { isShort: code.height < 60, isBeside: button.left >= code.right, isAbove: button.bottom <= code.top };
    }),
  );
  expect(covered.filter(({ isBeside, isAbove }) => !isBeside && !isAbove)).toEqual([]);
  expect(covered).toContainEqual({ isShort: true, isBeside: true, isAbove: false });
});

test('with large text, the contents are above the page, and their words stay whole', async ({ page, visit }) => {
  await visit(DESIGNED_KINDS['docs page']);
  const column = page.getByRole('navigation', { name: 'On this page' });
  await show(page, { theme: 'light', width: 1440 });
  await expect(column).toBeVisible();
  await show(page, { theme: 'light', width: 1440, textSize: 200 });
  await expect(column).toBeHidden();
  await expect(page.getByRole('button', { name: 'On this page' })).toBeVisible();
  await expect(page.getByText('Ctrl K', { exact: true })).toBeHidden();
});
