import { expect, it } from 'vitest';

import { countWords } from '../../../plugins/compare/countWords';

it.each([
  [{ passages: 0, fields: 0, deprecated: 0 }, ''],
  [{ passages: 1, fields: 0, deprecated: 0 }, '1 passage'],
  [{ passages: 3, fields: 2, deprecated: 0 }, '3 passages, 2 API fields'],
  [{ passages: 0, fields: 1, deprecated: 1 }, '1 API field, 1 operation deprecated'],
  [{ passages: 12, fields: 0, deprecated: 2 }, '12 passages, 2 operations deprecated'],
])('says %o as “%s”', (counts, words) => {
  expect(countWords(counts)).toBe(words);
});
