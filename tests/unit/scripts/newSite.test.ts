import { expect, it } from 'vitest';

import { firstParagraph } from '../../../scripts/new-site/newSite';

it.each([
  ['Read https://example.com/my_docs/#start first.', 'Read https://example.com/my_docs/#start first.'],
  [
    'See https://example.com<br>more *text*  \nand `{x}` <b>all</b> "&amp;".',
    'See https://example.com more text and {x} all "&".',
  ],
])('a new site has the words of %s', (description, text) => {
  expect(firstParagraph(description)).toBe(text);
});
