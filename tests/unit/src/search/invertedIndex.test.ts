import { describe, expect, it } from 'vitest';

import { formsOf, invertedIndex, ENTRY_PART, wordsWithPrefix } from '../../../../src/search/engine/invertedIndex';
import { entry, indexOf, page } from './tinyPages';

describe('invertedIndex', () => {
  const index = invertedIndex([
    page('tone', 'Tone', [entry('reply', 'Reply', { text: 'tone and tone' })], {
      keywords: 'mood',
      trail: ['Metrics'],
    }),
    page('pii', 'PII', [entry('request-chunk_id', 'context.chunk_id')], { names: ['/v4alpha/pii', 'personal data'] }),
  ]);

  it.each([
    [
      'tone',
      [
        { entry: 0, part: ENTRY_PART.title, count: 1 },
        { entry: 1, part: ENTRY_PART.text, count: 2 },
      ],
    ],
    ['mood', [{ entry: 0, part: ENTRY_PART.keywords, count: 1 }]],
    ['metrics', [{ entry: 0, part: ENTRY_PART.keywords, count: 1 }]],
    ['chunk', [{ entry: 3, part: ENTRY_PART.title, count: 1 }]],
    ['contextchunkid', [{ entry: 3, part: ENTRY_PART.title, count: 1 }]],
  ])('returns the entries that contain %s', (word, expected) => {
    expect(index.postings.get(word)).toEqual(expected);
  });

  it('contains the words of names without postings', () => {
    expect(index.postings.get('personal')).toEqual([]);
    expect(index.words).toContain('personal');
    expect(index.names).toEqual([
      { entry: 2, words: ['v4alpha', 'pii'], isPath: true },
      { entry: 2, words: ['personal', 'data'], isPath: false },
    ]);
  });

  it('counts entries with the same title, ignoring the parents of fields', () => {
    const { entries } = invertedIndex([
      page('a', 'A', [entry('pitfalls', 'Pitfalls'), entry('request-x-id', 'x.id')]),
      page('b', 'B', [entry('pitfalls', 'Pitfalls'), entry('request-y-id', 'y.id')]),
    ]);
    expect(entries.map(({ titleCount }) => titleCount)).toEqual([1, 2, 2, 1, 2, 2]);
  });

  it('has the name of a field without its parents as one word', () => {
    const { postings } = invertedIndex([page('a', 'A', [entry('request-x-chunk_id', 'x.chunk_id')])]);
    expect(postings.get('chunkid')).toEqual([{ entry: 1, part: ENTRY_PART.title, count: 1 }]);
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

describe('wordsWithPrefix', () => {
  const words = ['faith', 'faithful', 'faithfulness', 'fall', 'tone'];
  it.each([
    ['faith', ['faith', 'faithful', 'faithfulness']],
    ['tones', []],
    ['a', []],
    ['z', []],
    ['t', ['tone']],
    ['', words],
  ])('finds for %j: %j', (prefix, expected) => {
    expect(wordsWithPrefix(words, prefix)).toEqual(expected);
  });
});
