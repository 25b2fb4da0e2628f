import { describe, expect, it } from 'vitest';

import type { Block } from '@api-docs/kit/text/blocks';

import { parseMdxPage, readMdx, type ReadComponent } from '../../../src/read/readMdx';

const read = (text: string, component: ReadComponent = () => undefined) =>
  readMdx('Tone', parseMdxPage(text), component);

const blocksOf = (text: string): Block[] => read(text).sections.flatMap(({ blocks }) => blocks);

const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }] });
const bold = (text: string): Block => ({ kind: 'paragraph', runs: [{ text, strong: true }] });
const item = (mark: string, text: string): Block => ({
  kind: 'item',
  mark,
  runs: text === '' ? [] : [{ text }],
});

describe('sections', () => {
  it('start at headings, the first at the title', () => {
    const { sections } = read('Opening.\n\n## One\n\nText.\n\n### Two `id`');
    expect(sections).toEqual([
      { level: 1, heading: [{ text: 'Tone' }], blocks: [paragraph('Opening.')] },
      { level: 2, heading: [{ text: 'One' }], blocks: [paragraph('Text.')] },
      { level: 3, heading: [{ text: 'Two ' }, { text: 'id', code: true }], blocks: [] },
    ]);
  });
});

describe('text', () => {
  it.each([
    ['as a run', 'Send it.', [{ text: 'Send it.' }]],
    [
      'with its formatting',
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
    ['without line breaks', 'One\ntwo', [{ text: 'One two' }]],
    ['without links', 'See [the page](/page) now', [{ text: 'See the page now' }]],
    ['with the alternative text of images', 'See ![a chart](/a.png)', [{ text: 'See a chart' }]],
    [
      'with the text in JSX',
      'Press <kbd>Ctrl <b>**K**</b></kbd> now',
      [{ text: 'Press Ctrl ' }, { text: 'K', strong: true }, { text: ' now' }],
    ],
    ['without comments', 'One {/* hidden */}two', [{ text: 'One two' }]],
    ['without escapes', '1 \\< 2 &amp; 3', [{ text: '1 < 2 & 3' }]],
  ])('is read %s', (_case, text, runs) => {
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', runs }]);
  });
});

describe('blocks', () => {
  it.each([
    ['from a list with its numbers', '3. a\n3. b', [item('3.', 'a'), item('4.', 'b')]],
    [
      'from nested lists',
      '1. a\n   - b\n     - c\n2. d',
      [item('1.', 'a'), item('-', 'b'), item('-', 'c'), item('2.', 'd')],
    ],
    ['from an item that starts with code', '- ```json\n  {}\n  ```', [item('-', ''), { kind: 'code', text: '{}' }]],
    ['from a quotation', '> Said.', [paragraph('Said.')]],
    [
      'from a table',
      '| A | `b` |\n| --- | --- |\n| 1 | 2 \\| 3 |',
      [
        {
          kind: 'table',
          head: [[{ text: 'A' }], [{ text: 'b', code: true }]],
          rows: [[[{ text: '1' }], [{ text: '2 | 3' }]]],
        },
      ],
    ],
    ['without imports and rules', "import A from './a';\n\nA.\n\n---\n\nB.", [paragraph('A.'), paragraph('B.')]],
    [
      'from the children of a wrapper',
      '<Steps>\n\nA.\n\n<div>\n\n- b\n\n</div>\n\n</Steps>',
      [paragraph('A.'), item('-', 'b')],
    ],
  ])('are read %s', (_case, text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });
});

describe('an admonition', () => {
  it.each([
    [
      'starts with its kind if it has no title',
      ':::warning\n\nKeep it.\n\n:::',
      [bold('Warning'), paragraph('Keep it.')],
    ],
    [
      'can contain another one',
      '::::note[One]\n\n:::tip[Two]\n\nText.\n\n:::\n\n::::',
      [bold('One'), bold('Two'), paragraph('Text.')],
    ],
  ])('%s', (_case, text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });
});

describe('a component', () => {
  const component: ReadComponent = ({ name, attributes }) => {
    if (name === 'Text') return { blocks: [paragraph('Text of a component.')] };
    if (name !== 'Fields') return undefined;
    const [owner] = attributes.map(({ value }) => String(value));
    return { blocks: [], body: { owner: owner ?? '', part: 'request' } };
  };

  it('is replaced by the blocks that are read from it', () => {
    const { sections } = read(
      'A.\n\n<Text />\n\n<Steps>\n\n1. b\n\n   <Text>\n\n   Not this.\n\n   </Text>\n\n</Steps>',
      component,
    );
    expect(sections[0]?.blocks).toEqual([
      paragraph('A.'),
      paragraph('Text of a component.'),
      item('1.', 'b'),
      paragraph('Text of a component.'),
    ]);
  });

  it('adds the body that it shows, once for each body', () => {
    const { bodies } = read('<Fields of="/b" />\n\n## One\n\n<Fields of="/a" />\n\n<Fields of="/b" />', component);
    expect(bodies.map(({ owner }) => owner)).toEqual(['/b', '/a']);
  });
});

describe('a code block', () => {
  it.each([
    [
      'has a title, without line settings',
      '```js title="a.js" {1} showLineNumbers\nx\n```',
      { title: 'a.js', text: 'x' },
    ],
    ['has no magic comments', '```js\n// highlight-next-line\nx\n```', { text: 'x' }],
  ])('%s', (_case, page, block) => {
    expect(blocksOf(page)).toEqual([{ kind: 'code', ...block }]);
  });
});
