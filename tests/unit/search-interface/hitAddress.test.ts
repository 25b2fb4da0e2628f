import { expect, it } from 'vitest';

import { hitAddress } from '../../../src/components/SearchResult/hitAddress';

it.each([
  ['', [], '/base/docs/intro/'],
  ['scales', [], '/base/docs/intro/#scales'],
  ['', ['score'], '/base/docs/intro/?_highlight=score'],
  ['scales', ['node_text', 'a & b'], '/base/docs/intro/?_highlight=node_text&_highlight=a+%26+b#scales'],
])('a hit at “%s” with the words %j leads to %s', (anchor, words, expected) => {
  expect(hitAddress({ page: '/base/docs/intro/', anchor, words })).toBe(expected);
});
