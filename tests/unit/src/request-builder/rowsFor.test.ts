import { expect, it } from 'vitest';

import { rowsFor } from '../../../../src/components/RequestBuilder/Fields/rowsFor';

it.each([
  ['no text', '', 2, 2],
  ['one line', 'word', 1, 1],
  ['a line and one character', 'x'.repeat(61), 1, 2],
  ['three lines, one of them empty', 'a\n\nb', 1, 3],
  ['more lines than fit', 'x\n'.repeat(30), 2, 10],
])('a text area for %s has the right number of rows', (_case, text, minRows, rows) => {
  expect(rowsFor(text, minRows)).toBe(rows);
});
