import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';

import { parseMdx, writtenId } from '../../../plugins/content/parseMdx';

describe('parseMdx', () => {
  it.each([
    ['## A title', 'A title', undefined],
    ['## A title {#my-id}', 'A title', 'my-id'],
    ['## A title {/* #my-id */}', 'A title', 'my-id'],
    ['## A `code` {#my-id}', 'A code', 'my-id'],
  ])('reads the id of "%s"', (source, text, id) => {
    const heading = parseMdx(source).children[0] as Heading;
    expect([toString(heading).trim(), writtenId(heading)]).toEqual([text, id]);
  });

  it('reads braces in formulas as text', () => {
    const [paragraph] = parseMdx('A $\\frac{a}{b}$.').children;
    expect(paragraph).toMatchObject({ children: [{}, { type: 'inlineMath', value: '\\frac{a}{b}' }, {}] });
  });
});
