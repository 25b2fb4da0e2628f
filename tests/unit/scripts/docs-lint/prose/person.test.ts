import { describe, expect, it } from 'vitest';

import { person } from '../../../../../scripts/docs-lint/prose/rules/person';
import { foundBy } from './onPage';

describe('person', () => {
  it.each([
    ['the provider as we', 'We read the inputs as totals.', ['We']],
    ['our and us', 'Our team helps; write to us or to ours.', ['Our', 'us', 'ours']],
    ['I and its short forms', "I think so, and I’m sure. I've seen it.", ['I', 'I’m', "I've"]],
    ['an invitation', "Let's score a text.", ["Let's"]],
    ['a cell that answers', '| Part | Note |\n| --- | --- |\n| Key | we keep it |', ['we']],
    ['a statement next to a question', 'Is it fast? We say yes.', ['We']],
    ['a heading', '## How we score', ['we']],
    ['a description', '---\ndescription: What we score.\n---\n\nText.', ['we']],
  ])('reports %s', (_case, source, found) => {
    expect(foundBy(person, source)).toEqual(found);
  });

  it.each([
    ['you', 'You send your text.'],
    ['a quotation', 'A reply says "We are sorry, I cannot help".'],
    ['curly quotes', 'A reply says “We are sorry”.'],
    ['code', 'Send `we`.\n\n```text\nWe\n```'],
    ['a block quotation', '> We are sorry.'],
    ['a question of the reader', 'Can I scan it? Is our rule kept?'],
    ["a heading in the reader's voice", '### My scan failed. Can I start it again?'],
    ["a cell in the reader's voice", '| Your question |\n| --- |\n| Our answers got worse. Why? |'],
    ['a sample in a table', '| Response | Reads |\n| --- | --- |\n| Our rate is 2.1%. | 12 |'],
    [
      'the letter of a formula',
      '| Lever | Acts on |\n| --- | --- |\n| Grid | I |\n\nE times I is the energy part; I is per kWh.',
    ],
    ['the country', 'Servers in the US.'],
  ])('accepts %s', (_case, source) => {
    expect(foundBy(person, source)).toEqual([]);
  });

  it('accepts the first person in posts', () => {
    expect(foundBy(person, 'We wrote this.', 'blog/a.mdx')).toEqual([]);
    expect(foundBy(person, 'We wrote this.', 'src/pages/a.mdx')).toEqual(['We']);
  });
});
