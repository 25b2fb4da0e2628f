import { describe, expect, it } from 'vitest';

import { formsOf, invertedIndex, ENTRY_PART } from '../src/engine/invertedIndex';
import { entry, indexOf, page } from '../testing/tinyPages';

describe('invertedIndex', () => {
  it('has the text, the keywords and the breadcrumbs of a page', () => {
    const { postings } = invertedIndex([
      page('tone', 'Tone', [], { text: 'b b', keywords: 'mood', trail: ['Metrics'] }),
    ]);
    expect(postings.get('b')).toEqual([{ entry: 0, part: ENTRY_PART.text, count: 2 }]);
    for (const word of ['mood', 'metrics']) {
      expect(postings.get(word)).toEqual([{ entry: 0, part: ENTRY_PART.keywords, count: 1 }]);
    }
  });

  it('measures the length of texts relative to the average', () => {
    const { entries } = invertedIndex([page('a', 'A', [entry('b', 'B', { text: 'one two three' })], { text: 'one' })]);
    expect(entries.map(({ relativeLength }) => relativeLength)).toEqual([0.5, 1.5]);
  });
});

describe('formsOf', () => {
  it.each([
    ['scoring', 'score scores scored severity', ['score', 'scored', 'scores']],
    ['metric', 'metrics', ['metrics']],
    ['category', 'categories', ['categories']],
    ['ids', 'id', ['id']],
    ['several', 'severity', []],
    ['severity', 'several', []],
    ['scores', 'scorpion', []],
    ['tone', 'tune', []],
  ])('finds for %s in “%s”: %j', (word, text, expected) => {
    expect(formsOf(word, indexOf(text)).filter((form) => text.split(' ').includes(form))).toEqual(expected);
  });
});
