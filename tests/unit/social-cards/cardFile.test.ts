import { expect, it } from 'vitest';

import { cardFile } from '../../../plugins/social-cards/card';

it.each([
  ['the home page', '/', 'img/social/index.png'],
  ['a landing', '/docs/', 'img/social/docs.png'],
  ['a page', '/docs/api/v2/tone/', 'img/social/docs/api/v2/tone.png'],
])('the card of %s lies beside no other', (_name, page, file) => {
  expect(cardFile({ page })).toBe(file);
});
