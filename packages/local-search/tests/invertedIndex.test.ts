import { describe, expect, it } from 'vitest';

import { formsOf, invertedIndex, ENTRY_PART, postingsOf } from '../src/engine/invertedIndex';
import { entry, indexOf, page } from '../testing/tinyPages';

describe('invertedIndex', () => {
  it('has the text, the keywords and the breadcrumbs of a page', () => {
    const index = invertedIndex({
      pages: [page('tone', 'Tone', [], { text: 'b b', keywords: 'mood', trail: ['Metrics'] })],
    });
    expect(postingsOf('b', index)).toEqual([{ entry: 0, part: ENTRY_PART.text, count: 2 }]);
    for (const word of ['mood', 'metrics']) {
      expect(postingsOf(word, index)).toEqual([{ entry: 0, part: ENTRY_PART.keywords, count: 1 }]);
    }
  });

  it('measures the length of texts relative to the average', () => {
    const pages = [page('a', 'A', [entry('b', 'B', { text: 'one two three' })], { text: 'one' })];
    const { entries } = invertedIndex({ pages });
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
