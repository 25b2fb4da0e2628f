import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';

import { parseMdx } from '../src/markdown/parseMdx';

describe('parseMdx', () => {
  it.each([
    ['## A title', 'A title'],
    ['## A title {#my-id}', 'A title'],
    ['## A title {/* #my-id */}', 'A title'],
    ['## A `code` {#my-id}', 'A code'],
  ])('reads the text of "%s" without an id', (source, text) => {
    const [heading] = parseMdx(source).children;
    expect(toString(heading).trim()).toBe(text);
  });

  it('reads comments of HTML, and admonitions that end a list in a component', () => {
    const source = '<!-- a < b -->\n\n<div>\n\n:::note A title\n\n- An item\n\n:::\n\n  </div>\n\nAt 10:30.';
    const types = parseMdx(source).children.map(({ type }) => type);
    expect(types).toEqual(['mdxJsxFlowElement', 'paragraph']);
  });

  it('reads braces and HTML of CommonMark as such', () => {
    const [paragraph, html] = parseMdx('Set {a}.\n\n<br>', { isCommonMark: true }).children;
    expect(paragraph).toMatchObject({ children: [{ type: 'text', value: 'Set {a}.' }] });
    expect(html?.type).toBe('html');
  });
});
