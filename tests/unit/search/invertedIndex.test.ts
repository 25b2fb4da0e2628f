import { describe, expect, it } from 'vitest';

import { formsOf, invertedIndex, PART, wordsWithPrefix } from '../../../src/search/engine/invertedIndex';
import { indexOf, page, place } from './tinyPages';

describe('invertedIndex', () => {
  const index = invertedIndex([
    page('tone', 'Tone', [place('reply', 'Reply', { text: 'tone and tone' })], {
      keywords: 'mood',
      trail: ['Metrics'],
    }),
    page('pii', 'PII', [place('request-chunk_id', 'context.chunk_id')], { names: ['/v4alpha/pii', 'personal data'] }),
  ]);

  it.each([
    [
      'tone',
      [
        { place: 0, part: PART.title, count: 1 },
        { place: 1, part: PART.text, count: 2 },
      ],
    ],
    ['mood', [{ place: 0, part: PART.keywords, count: 1 }]],
    ['metrics', [{ place: 0, part: PART.keywords, count: 1 }]],
    ['chunk', [{ place: 3, part: PART.title, count: 1 }]],
    ['contextchunkid', [{ place: 3, part: PART.title, count: 1 }]],
  ])('knows where %s stands', (word, expected) => {
    expect(index.postings.get(word)).toEqual(expected);
  });

  it('knows the words of names as words that stand nowhere', () => {
    expect(index.postings.get('personal')).toEqual([]);
    expect(index.words).toContain('personal');
    expect(index.names).toEqual([
      { place: 2, words: ['v4alpha', 'pii'], isPath: true },
      { place: 2, words: ['personal', 'data'], isPath: false },
    ]);
  });

  it('sorts its words', () => {
    expect(index.words).toEqual([...index.words].sort());
    expect(new Set(index.words).size).toBe(index.words.length);
  });

  it('leads from each place to its page', () => {
    expect(index.places.map(({ pagePlace }) => pagePlace)).toEqual([0, 0, 2, 2]);
    expect(index.places[3]?.page.path).toBe('docs/pii/');
  });

  it('counts places with the same title, fields by their own name', () => {
    const { places } = invertedIndex([
      page('a', 'A', [place('pitfalls', 'Pitfalls'), place('request-x-id', 'x.id')]),
      page('b', 'B', [place('pitfalls', 'Pitfalls'), place('request-y-id', 'y.id')]),
    ]);
    expect(places.map(({ namesakes }) => namesakes)).toEqual([1, 2, 2, 1, 2, 2]);
  });

  it('measures texts by the average of all places', () => {
    const { places } = invertedIndex([page('a', 'A', [place('b', 'B', { text: 'one two three' })], { text: 'one' })]);
    expect(places.map(({ length }) => length)).toEqual([0.5, 1.5]);
  });

  it('leads from each word of a group to the others', () => {
    const { sameMeaning } = indexOf('', [['v3', 'legacy', 'old']]);
    expect(sameMeaning.get('legacy')).toEqual(['v3', 'old']);
  });

  it('can be made of nothing', () => {
    expect(invertedIndex([])).toMatchObject({ places: [], words: [], names: [] });
  });
});

describe('formsOf', () => {
  it.each([
    ['scoring', 'score scores scored severity', ['score', 'scored', 'scores']],
    ['metric', 'metrics', ['metrics']],
    ['category', 'categories', ['categories']],
    ['several', 'severity', []],
    ['severity', 'several', []],
    ['scores', 'scorpion', []],
    ['tone', 'tune', []],
  ])('of %s among %s: %j', (word, text, expected) => {
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
  ])('%j: %j', (start, expected) => {
    expect(wordsWithPrefix(words, start)).toEqual(expected);
  });
});
