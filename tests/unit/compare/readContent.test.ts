import { describe, expect, it } from 'vitest';

import type { Block } from '../../../plugins/compare/content';
import { parsePage, readContent, type ReadComponent } from '../../../plugins/compare/readContent';

const read = (text: string, component: ReadComponent = () => undefined) =>
  readContent({ title: 'Tone', description: 'About tone.' }, parsePage(text), component);

const blocksOf = (text: string): Block[] => read(text).sections.flatMap(({ blocks }) => blocks);

const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }] });
const bold = (text: string): Block => ({ kind: 'paragraph', runs: [{ text, strong: true }] });
const item = (depth: number, mark: string, text: string): Block => ({
  kind: 'item',
  depth,
  mark,
  runs: text === '' ? [] : [{ text }],
});

describe('sections', () => {
  it('begin at headings; what stands before the first one has none', () => {
    const { sections } = read('Opening.\n\n## One\n\nText.\n\n### Two `id`');
    expect(sections).toEqual([
      { level: 1, heading: [], blocks: [paragraph('Opening.')] },
      { level: 2, heading: [{ text: 'One' }], blocks: [paragraph('Text.')] },
      { level: 3, heading: [{ text: 'Two ' }, { text: 'id', code: true }], blocks: [] },
    ]);
  });

  it.each([
    ['an empty page', '', 0],
    ['a page that begins with a heading', '## One', 1],
    ['a page with nothing but a comment', '{/* Nothing yet. */}', 0],
  ])('are counted without an empty opening: %s', (_case, text, count) => {
    expect(read(text).sections).toHaveLength(count);
  });
});

describe('words', () => {
  it.each([
    ['plain', 'Send it.', [{ text: 'Send it.' }]],
    [
      'in code, bold and italics',
      'A `b` **c** _d_',
      [
        { text: 'A ' },
        { text: 'b', code: true },
        { text: ' ' },
        { text: 'c', strong: true },
        { text: ' ' },
        { text: 'd', emphasis: true },
      ],
    ],
    ['in bold code', '**`a`**', [{ text: 'a', code: true, strong: true }]],
    ['over two lines', 'One\ntwo', [{ text: 'One two' }]],
    ['with a hard break', 'One\\\ntwo', [{ text: 'One two' }]],
    ['with a link, in one run', 'See [the page](/page) now', [{ text: 'See the page now' }]],
    ['with code in a link', 'See [`id`](/page)', [{ text: 'See ' }, { text: 'id', code: true }]],
    ['with a picture, by its alternative', 'See ![a chart](/a.png)', [{ text: 'See a chart' }]],
    [
      'inside of JSX',
      'Press <kbd>Ctrl <b>**K**</b></kbd> now',
      [{ text: 'Press Ctrl ' }, { text: 'K', strong: true }, { text: ' now' }],
    ],
    ['without a comment between them', 'One {/* hidden */}two', [{ text: 'One two' }]],
    ['with signs that were escaped', '1 \\< 2 &amp; 3', [{ text: '1 < 2 & 3' }]],
  ])('are read %s', (_case, text, runs) => {
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', runs }]);
  });
});

describe('blocks', () => {
  it.each([
    ['a list', '- a\n- b', [item(0, '-', 'a'), item(0, '-', 'b')]],
    ['a list with numbers from its first', '3. a\n3. b', [item(0, '3.', 'a'), item(0, '4.', 'b')]],
    [
      'lists within lists',
      '1. a\n   - b\n     - c\n2. d',
      [item(0, '1.', 'a'), item(1, '-', 'b'), item(2, '-', 'c'), item(0, '2.', 'd')],
    ],
    ['a passage within an item', '- a\n\n  More.', [item(0, '-', 'a'), paragraph('More.')]],
    [
      'an item that begins with code',
      '- ```json\n  {}\n  ```',
      [item(0, '-', ''), { kind: 'code', language: 'json', text: '{}' }],
    ],
    ['a quotation', '> Said.', [paragraph('Said.')]],
    [
      'a table',
      '| A | `b` |\n| --- | --- |\n| 1 | 2 \\| 3 |',
      [
        {
          kind: 'table',
          head: [[{ text: 'A' }], [{ text: 'b', code: true }]],
          rows: [[[{ text: '1' }], [{ text: '2 | 3' }]]],
        },
      ],
    ],
    ['code', '```json\n{\n}\n```', [{ kind: 'code', language: 'json', text: '{\n}' }]],
    ['code without a language', '```\na\n```', [{ kind: 'code', language: 'text', text: 'a' }]],
    ['no comment', 'A.\n\n{/* hidden */}\n\nB.', [paragraph('A.'), paragraph('B.')]],
    ['no import and no rule', "import A from './a';\n\nA.\n\n---\n\nB.", [paragraph('A.'), paragraph('B.')]],
    [
      'what stands in a frame',
      '<Steps>\n\nA.\n\n<div>\n\n- b\n\n</div>\n\n</Steps>',
      [paragraph('A.'), item(0, '-', 'b')],
    ],
  ])('are %s', (_case, text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });
});

describe('admonitions', () => {
  it.each([
    ['its title', ':::note[Mind the key]\n\nKeep it.\n\n:::', [bold('Mind the key'), paragraph('Keep it.')]],
    ['its kind without a title', ':::warning\n\nKeep it.\n\n:::', [bold('Warning'), paragraph('Keep it.')]],
    ['its title without blank lines', ':::tip[Hint]\nKeep it.\n:::', [bold('Hint'), paragraph('Keep it.')]],
    [
      'the titles of nested ones',
      '::::note[One]\n\n:::tip[Two]\n\nText.\n\n:::\n\n::::',
      [bold('One'), bold('Two'), paragraph('Text.')],
    ],
  ])('become what they say, after %s', (_case, text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });
});

describe('components', () => {
  const component: ReadComponent = ({ name, attributes }) => {
    if (name === 'Said') return { blocks: [paragraph('Said by a component.')] };
    if (name !== 'Fields') return undefined;
    const [owner] = attributes.map(({ value }) => String(value));
    return { blocks: [], body: { owner: owner ?? '', part: 'request' } };
  };

  it('become what is read of them, in place', () => {
    const { sections } = read(
      'A.\n\n<Said />\n\n<Steps>\n\n1. b\n\n   <Said>\n\n   Not this.\n\n   </Said>\n\n</Steps>',
      component,
    );
    expect(sections[0]?.blocks).toEqual([
      paragraph('A.'),
      paragraph('Said by a component.'),
      item(0, '1.', 'b'),
      paragraph('Said by a component.'),
    ]);
  });

  it('name the bodies that a page shows, each once, in their order', () => {
    const { bodies } = read('<Fields of="/b" />\n\n## One\n\n<Fields of="/a" />\n\n<Fields of="/b" />', component);
    expect(bodies.map(({ owner }) => owner)).toEqual(['/b', '/a']);
  });
});

it('keeps title and description as they are given', () => {
  expect(read('')).toEqual({ title: 'Tone', description: 'About tone.', sections: [], bodies: [] });
});

describe('code', () => {
  it.each([
    ['a fence', '```js\nx\n```', { language: 'js', text: 'x' }],
    ['a fence without a language', '```\nx\n```', { language: 'text', text: 'x' }],
    [
      'a title and numbers',
      '```js title="a.js" {1} showLineNumbers\nx\n```',
      { title: 'a.js', language: 'js', text: 'x' },
    ],
    ['comments that mark lines', '```js\n// highlight-next-line\nx\n```', { language: 'js', text: 'x' }],
    [
      '<CodeBlock>',
      '<CodeBlock language="js" title="a.js">\n{`x\ny`}\n</CodeBlock>',
      {
        title: 'a.js',
        language: 'js',
        text: 'x\ny',
      },
    ],
  ])('reads %s as readers see it', (_case, page, block) => {
    expect(blocksOf(page)).toEqual([{ kind: 'code', ...block }]);
  });
});
