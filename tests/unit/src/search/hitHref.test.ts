import { expect, it } from 'vitest';

import { hitHref } from '../../../../src/search/hitHref';

it.each([
  ['', [], '/base/docs/intro/'],
  ['scales', [], '/base/docs/intro/#scales'],
  ['', ['score'], '/base/docs/intro/?_highlight=score'],
  ['scales', ['node_text', 'a & b'], '/base/docs/intro/?_highlight=node_text&_highlight=a+%26+b#scales'],
])('a hit at “%s” with the words %j links to %s', (anchor, words, expected) => {
  expect(hitHref({ page: '/base/docs/intro/', anchor, words })).toBe(expected);
});
