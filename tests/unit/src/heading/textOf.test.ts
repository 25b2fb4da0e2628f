import { createElement as h } from 'react';
import { expect, it } from 'vitest';

import { textOf } from '../../../../src/theme/Heading/textOf';

const footnote = h('sup', { key: 'footnote' }, h('a', { href: '#footnote', 'data-footnote-ref': true }, '1'));

it.each([
  ['text and code', ['Call ', h('code', { key: 'code' }, 'tone')], 'Call tone'],
  ['the number of a footnote', ['Limits', footnote], 'Limits'],
  ['a component without children', ['Score ', h('meter', { key: 'meter' })], undefined],
])('the name of a heading with %s', (_case, children, name) => {
  expect(textOf(children)).toBe(name);
});
