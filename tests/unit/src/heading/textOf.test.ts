import { createElement as h, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { textOf } from '../../../../src/theme/Heading/textOf';

/** A component whose text only its own rendering knows. */
const Opaque = () => h('b', null, 'hidden');

describe('textOf', () => {
  it.each<[string, ReactNode, string | undefined]>([
    ['a string', 'Make your first call', 'Make your first call'],
    ['a number', 200, '200'],
    ['nothing', [null, false, 'Reply'], 'Reply'],
    ['nested elements', ['The field ', h('code', null, h('b', null, 'data'))], 'The field data'],
    ['an element without children', h(Opaque), undefined],
    ['text around such an element', ['A ', h(Opaque), ' and more'], undefined],
  ])('returns the text of %s, or undefined if it is not known', (_name, node, text) => {
    expect(textOf(node)).toBe(text);
  });
});
