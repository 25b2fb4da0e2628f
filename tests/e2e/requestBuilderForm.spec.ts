import {
  EVALUATE,
  FAITHFULNESS,
  box,
  dialog,
  group,
  openBuilder,
  sample,
  validationResult,
} from '../support/requestBuilder';
import { expect, test } from '../support/test';

test('the form of the request builder starts with a valid example, and reports errors at the field and in the summary', async ({
  page,
  visit,
}) => {
  await visit(FAITHFULNESS);
  await openBuilder(page);
  await expect(validationResult(page)).toHaveText('The body is valid.');
  await expect(box(page, 'chunk_id')).toHaveValue('kb-cards-2');
  await expect(box(page, 'query')).toHaveAccessibleDescription(/string · required.*The question/);
  await expect(dialog(page).getByLabel('include_citations')).toHaveValue('');
  await expect(dialog(page).locator('form, [type="submit"], [type="password"], [name]')).toHaveCount(0);

  const severity = box(page, 'severity');
  await severity.pressSequentially('1.5');
  await expect(validationResult(page)).toHaveText('1 problem');
  await expect(severity).toHaveAttribute('aria-invalid', 'true');
  await expect(severity).toHaveAccessibleDescription(/severity must be a number from 0 to 1\.$/);
  await expect(sample(page)).toContainText('"severity": 1.5');
  await page.keyboard.press('Home');
  await dialog(page).getByRole('link', { name: 'severity must be a number from 0 to 1.' }).click();
  await expect(severity).toBeFocused();
  await severity.fill('1');
  await expect(validationResult(page)).toHaveText('The body is valid.');
  await expect(severity).not.toHaveAttribute('aria-invalid', 'true');

  // One of the two fields of a chunk is required.
  await dialog(page).getByRole('button', { name: 'Add item' }).click();
  const chunk = group(page, 'Item 2');
  await expect(chunk.getByRole('textbox').first()).toBeFocused();
  await expect(
    dialog(page).getByRole('link', { name: 'Fill in chunk_id or chunk_text of item 2 of context.' }),
  ).toBeVisible();
  await expect(chunk.getByText('Fill in chunk_id or')).toHaveCount(0);
  await severity.focus();
  await expect(chunk.getByText('Fill in chunk_id or')).toBeVisible();
  await chunk.getByRole('textbox', { name: 'chunk_id' }).fill('kb-2');
  await expect(validationResult(page)).toHaveText('The body is valid.');

  // An empty form lists its required fields, and marks each only after it was focused.
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(validationResult(page)).toHaveText('3 problems');
  await expect(dialog(page).getByRole('link')).toHaveText([
    'Fill in query: it is required.',
    'Fill in response: it is required.',
    'Fill in context: it is required.',
  ]);
  await expect(dialog(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  await dialog(page).getByRole('link', { name: 'Fill in response' }).click();
  await expect(box(page, 'response')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box(page, 'response')).toHaveAttribute('aria-invalid', 'true');
  await expect(box(page, 'query')).not.toHaveAttribute('aria-invalid', 'true');
  await group(page, 'context').getByRole('button', { name: 'Send an empty list' }).click();
  await expect(validationResult(page)).toHaveText('2 problems');
  await expect(sample(page)).toContainText('"context": []');
});

test('the form of the combined call can be used with the keyboard only, and has lists, hints and fields without a type', async ({
  page,
  visit,
}) => {
  await visit(EVALUATE);
  await openBuilder(page);
  const reached = new Set<string>();
  const controls = dialog(page).locator(':is(button, input, textarea, select, a[href]):visible');
  // Buttons of the sample appear when it is rendered, so the controls are counted afterwards.
  for (let presses = 0; presses < (await controls.count()) + 10; presses += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const all = [...document.querySelectorAll('dialog :is(button, input, textarea, select, a[href])')];
        return String(all.indexOf(document.activeElement as Element));
      }),
    );
  }
  reached.delete('-1');
  expect(reached.size).toBe(await controls.count());

  // A nullable list is sent as a list, as null or not at all.
  const choice = dialog(page).getByLabel('How to send context');
  await choice.selectOption('null');
  await expect(sample(page)).toContainText('"context": null');
  await choice.selectOption('out');
  await expect(sample(page)).not.toContainText('context":');
  await choice.selectOption('in');
  await expect(sample(page)).toContainText('"chunk_id": "kb-cards-2"');

  // A field without a type takes any JSON.
  await group(page, 'allowlist').getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('FH-');
  await expect(validationResult(page)).toHaveText('1 problem');
  const item = group(page, 'allowlist').getByLabel('Item 1', { exact: true });
  await expect(item).toHaveAccessibleDescription(/Item 1 of allowlist is not JSON/);
  await item.fill('{"pattern": "FH-"}');
  await expect(validationResult(page)).toHaveText('The body is valid.');
  await expect(sample(page)).toContainText('"pattern": "FH-"');

  // Remove moves the focus to the next item.
  const metrics = group(page, 'metrics');
  await metrics.getByRole('button', { name: 'Remove item 2 of metrics' }).focus();
  await page.keyboard.press('Enter');
  await expect(metrics.getByLabel('Item 2', { exact: true })).toBeFocused();
  await expect(metrics.getByLabel('Item 2', { exact: true })).toHaveValue('context_relevancy');
  await metrics.getByRole('button', { name: 'Remove item 4 of metrics' }).press('Space');
  await expect(metrics.getByLabel('Item 3', { exact: true })).toBeFocused();
  for (const left of [3, 2, 1])
    await metrics.getByRole('button', { name: `Remove item ${left} of metrics` }).press('Enter');
  await expect(metrics.getByRole('button', { name: 'Add item' })).toBeFocused();
  await expect(validationResult(page)).toHaveText('1 problem');

  // Duplicates are errors, and missing fields of a metric hints.
  await dialog(page).getByLabel('Start from').selectOption({ index: 2 });
  await metrics.getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('clarity');
  await expect(metrics.getByText('metrics names clarity twice.')).toBeVisible();
  const third = metrics.getByLabel('Item 3', { exact: true });
  await third.fill('sensitivty');
  await expect(third).toHaveAccessibleDescription(/Hint: .*no metric sensitivty .*Did you mean sensitivity\?/);
  await third.fill('faithfulness');
  await expect(third).toHaveAccessibleDescription('Hint: faithfulness also needs query, response, and context.');
  await expect(third).not.toHaveAttribute('aria-invalid', 'true');
  await expect(validationResult(page)).toHaveText('The body is valid. 1 hint');
});

test('on a phone, no text of the form is cut, and nothing covers anything else', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(EVALUATE);
  await openBuilder(page);
  await group(page, 'metrics').getByLabel('Item 1', { exact: true }).fill('toxicty');
  await expect(validationResult(page)).toContainText('1 hint');
  const cut = await dialog(page)
    .locator('textarea')
    .evaluateAll((areas) => areas.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length);
  expect(cut).toBe(0);
  const step = await dialog(page).getByRole('button', { name: 'Go to the sample' }).boundingBox();
  const words = await validationResult(page).boundingBox();
  const isApart = step && words && (step.x >= words.x + words.width || step.y >= words.y + words.height);
  expect(isApart, JSON.stringify({ step, words })).toBe(true);
});
