import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';

import { labelAdmonitions, parseMdx } from '../src/parseMdx';

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
    const source = '<!-- a < b -->\n\n<div>\n\n:::note[A title]\n\n- An item\n\n:::\n\n  </div>\n\nAt 10:30.';
    const types = parseMdx(source).children.map(({ type }) => type);
    expect(types).toEqual(['mdxJsxFlowElement', 'paragraph']);
  });

  it('reads braces and HTML of CommonMark as such', () => {
    const [paragraph, html] = parseMdx('Set {a}.\n\n<br>', { isCommonMark: true }).children;
    expect(paragraph).toMatchObject({ children: [{ type: 'text', value: 'Set {a}.' }] });
    expect(html?.type).toBe('html');
  });
});

describe('labelAdmonitions', () => {
  it.each([
    [':::note Some title\n\nText.\n\n:::', ':::note[Some title]\n\nText.\n\n:::'],
    [':::warning  Use `a[0]` or {limit}  \nText.\n:::', ':::warning[Use `a[0]` or {limit}]\nText.\n:::'],
    ['::::tip Outer\n\n:::danger Inner\n\n:::\n\n::::', '::::tip[Outer]\n\n:::danger[Inner]\n\n:::\n\n::::'],
    ['> :::info In a quote\n> Text.\n> :::', '> :::info[In a quote]\n> Text.\n> :::'],
    ['1. An item\n\n   :::caution In it\n   :::', '1. An item\n\n   :::caution[In it]\n   :::'],
    ['- :::note First\n  :::', '- :::note[First]\n  :::'],
    [':::note Open [0\n:::', ':::note[Open \\[0]\n:::'],
    [':::tip Windows\r\n\r\n:::\r\n', ':::tip[Windows]\n\r\n:::\r\n'],
    ['<Tabs>\n  :::note Indented\n  :::\n</Tabs>', '<Tabs>\n  :::note[Indented]\n  :::\n</Tabs>'],
    ['```mdx-code-block\n:::note A title\n:::\n```', '```mdx-code-block\n:::note[A title]\n:::\n```'],
    ['Set {a and <br>\n\n:::note Not MDX\n:::', 'Set {a and <br>\n\n:::note[Not MDX]\n:::'],
  ])('puts the title of %j into brackets', (source, labeled) => {
    expect(labelAdmonitions(source)).toBe(labeled);
  });

  it.each([
    ':::note[A title]\n:::',
    ':::note \n:::',
    ':::note{.wide}\n:::',
    ':::unknown A title\n:::',
    'Write :::note A title',
    '```md\n:::note A title\n:::\n```',
    '    ```md\n    :::note A title\n    ```',
    'export const guide = `\n:::note A title\n`;',
    '{`\n:::note A title\n`}',
  ])('leaves %j alone', (source) => {
    expect(labelAdmonitions(source)).toBe(source);
    const isOther = `:::tip Other\n:::\n\n${source}`;
    expect(labelAdmonitions(isOther)).toBe(`:::tip[Other]\n:::\n\n${source}`);
  });
});
