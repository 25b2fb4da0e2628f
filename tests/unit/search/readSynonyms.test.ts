import { describe, expect, it } from 'vitest';

import { placesOf, readSynonyms } from '../../../plugins/search/readSynonyms';
import { page, place } from './tinyPages';

const GOOD = { places: [{ place: 'pii/', words: ['gdpr', 'personal data'] }], sameMeaning: [['v3', 'legacy']] };

describe('readSynonyms', () => {
  it('reads a table', () => {
    expect(readSynonyms(GOOD)).toEqual(GOOD);
  });

  it.each([
    ['an unknown key', { ...GOOD, more: [] }],
    ['a missing key', { places: [] }],
    ['a word in capitals', { ...GOOD, places: [{ place: 'pii/', words: ['GDPR'] }] }],
    ['a word with marks', { ...GOOD, places: [{ place: 'pii/', words: ['chunk_id'] }] }],
    ['a place without words', { ...GOOD, places: [{ place: 'pii/', words: [] }] }],
    ['a place without an address', { ...GOOD, places: [{ place: '', words: ['a'] }] }],
    ['a place that is too long for an address', { ...GOOD, places: [{ place: 'x'.repeat(201), words: ['a'] }] }],
    ['a phrase in a group', { ...GOOD, sameMeaning: [['v3', 'legacy api']] }],
    ['a group of one', { ...GOOD, sameMeaning: [['v3']] }],
    ['no table', null],
  ])('refuses %s', (_what, value) => {
    expect(() => readSynonyms(value)).toThrow(/^plugins\/search\/synonyms\.yaml: wrong entry/);
  });

  it('teaches which entry is wrong, and why', () => {
    const value = { ...GOOD, places: [...GOOD.places, { place: 'pii/', words: ['data', 'PII'] }] };
    expect(() => readSynonyms(value)).toThrowErrorMatchingInlineSnapshot(`
      [Error: plugins/search/synonyms.yaml: wrong entry places.1.words.1
        expected: words in lower case, without marks
        found:    "PII"
        remedy:   write the entry like its neighbors; the head of the file says what each key means]
    `);
  });
});

describe('placesOf', () => {
  const pages = [
    page('pii', 'PII', [place('mask', 'Mask')]),
    page('old/pii', 'Old PII', [place('mask', 'Mask')]),
    page('old/tone', 'Old tone', [place('mask', 'Mask')]),
    page('old/deep/tone', 'Deep tone', [place('mask', 'Mask')]),
    page('api', 'API', [place('401', '401')]),
    page('apiary', 'Bees', [place('401', '401')]),
  ];

  it.each([
    ['pii/', ['docs/pii/#']],
    ['pii/#mask', ['docs/pii/#mask']],
    ['old/*/#mask', ['docs/old/pii/#mask', 'docs/old/tone/#mask']],
    ['/docs/api/#401', ['docs/api/#401']],
    ['pii', []],
    ['pi./', []],
    ['pii/#other', []],
  ])('%s: %j', (written, expected) => {
    const found = placesOf(written, pages, 'docs/');
    const addresses = pages.flatMap(({ path, places }) =>
      places.filter((one) => found.includes(one)).map(({ anchor }) => `${path}#${anchor}`),
    );
    expect(addresses).toEqual(expected);
  });

  it('looks below the version', () => {
    expect(placesOf('pii/', pages, 'docs/old/').map(({ title }) => title)).toEqual(['Old PII']);
  });
});
