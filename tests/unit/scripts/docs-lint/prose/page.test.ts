import { describe, expect, it } from 'vitest';

import { readPage } from '../../../../../scripts/docs-lint/prose/page';

function passagesOf(source: string): (string | undefined)[][] {
  return readPage('docs/a.mdx', source).passages.map(({ kind, text, column }) =>
    column === undefined ? [kind, text] : [kind, text, column],
  );
}

describe('readPage', () => {
  it.each([
    [
      'front matter',
      '---\ntitle: A\ndescription: B\nkeywords: [c]\n---',
      [
        ['title', 'A'],
        ['description', 'B'],
      ],
    ],
    ['paragraphs without their marks', 'A **b** [c](d) _e_.', [['paragraph', 'A b c e.']]],
    ['inline code, masked', 'Send `a b`.', [['paragraph', 'Send ■■■.']]],
    [
      'items',
      '- a\n- b',
      [
        ['paragraph', 'a'],
        ['paragraph', 'b'],
      ],
    ],
    [
      'cells with their columns',
      '| a | b |\n| - | - |\n| c | d |',
      [
        ['cell', 'a'],
        ['cell', 'b'],
        ['cell', 'c', 'a'],
        ['cell', 'd', 'b'],
      ],
    ],
    ['the inside of components', '<Tabs>\n\nA.\n\n</Tabs>', [['paragraph', 'A.']]],
    [
      'admonitions',
      ':::tip[A b]\nC.\n:::',
      [
        ['admonition title', 'A b'],
        ['paragraph', 'C.'],
      ],
    ],
    [
      'text alternatives',
      '![A](b.png)',
      [
        ['paragraph', ''],
        ['alt', 'A'],
      ],
    ],
    ['no code, attributes or expressions', '```text\na\n```\n\n<A b="c" />\n\n{/* d */}', []],
  ])('reads %s', (_case, source, expected) => {
    expect(passagesOf(source)).toEqual(expected);
  });

  it('marks quoted passages', () => {
    const { passages } = readPage('docs/a.mdx', '> A.\n\nB.');
    expect(passages.map(({ quoted }) => quoted)).toEqual([true, false]);
  });

  it('returns the position of a character in the source', () => {
    const source = 'A `b` **cd**\nef';
    const [passage] = readPage('docs/a.mdx', source).passages;
    expect(passage?.at(5)).toEqual({ line: 1, column: 10, offset: source.indexOf('d') });
    expect(passage?.at(7)).toEqual({ line: 2, column: 1, offset: source.indexOf('e') });
    expect(passage?.at(2)).toEqual({ line: 1 });
  });

  it('returns the line of a front matter field', () => {
    const [title, description] = readPage('docs/a.mdx', '---\ntitle: A\ndescription: B\n---').passages;
    expect([title?.at(0).line, description?.at(0).line]).toEqual([2, 3]);
  });

  it.each([
    ['docs/a.mdx', 'doc'],
    ['blog/a.mdx', 'post'],
    ['src/pages/a.mdx', 'page'],
    ['plugins/api/reference/landing.mdx', 'reference'],
  ])('returns the kind of %s', (file, kind) => {
    expect(readPage(file, 'A.').kind).toBe(kind);
  });

  it('throws on invalid MDX', () => {
    expect(() => readPage('docs/a.mdx', '<A>')).toThrow();
  });
});
