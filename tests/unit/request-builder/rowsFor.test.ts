import { expect, it } from 'vitest';

import { rowsFor } from '../../../src/components/RequestBuilder/rowsFor';

it.each([
  ['nothing', '', 2, 2],
  ['one line', 'word', 1, 1],
  ['a line and one character', 'x'.repeat(61), 1, 2],
  ['three lines with an empty one', 'a\n\nb', 1, 3],
  ['more than fits', 'x\n'.repeat(30), 2, 10],
])('%s gets rows that fit', (_case, text, least, rows) => {
  expect(rowsFor(text, least)).toBe(rows);
});
