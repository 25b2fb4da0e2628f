import { describe, expect, it } from 'vitest';

import { excerptOf, markText, wordsToHighlight } from '../../../src/search/engine/excerpt';
import { readQuery, type Term } from '../../../src/search/engine/readQuery';
import type { MarkedText } from '../../../src/search/types';
import { seededRandom } from '../../support/bodyMutations';
import { indexOf } from './tinyPages';

/** Terms of a query to a text. */
const termsOf = (query: string, text: string): Term[] => readQuery(query, indexOf(text)).terms;

const marked = ({ text, marks }: MarkedText) => marks.map(([start, length]) => text.slice(start, start + length));

describe('markText', () => {
  it.each([
    ['tone ', 'Tone, tones and “TONE”', ['Tone', 'tones', 'TONE']],
    ['chunk_id', 'the chunk_id of chunk-id', ['chunk_id', 'chunk-id']],
    ['v4alpha/pii', 'POST /metrics/v4alpha/pii', ['v4alpha/pii']],
    ['chunk id', 'a chunk id', ['chunk', 'id']],
    ['correlation id', 'correlationId', ['correlationId']],
    ['toxcity', 'on toxicity', ['toxicity']],
    ['cafe ', 'Le Café', ['Café']],
    ['bread', 'salt', []],
  ])('%j marks in %j: %j', (query, text, expected) => {
    expect(marked(markText(text, termsOf(query, text)))).toEqual(expected);
  });
});

const LONG =
  'The first words say nothing much of note, and then the severity of a toxicity finding is told by its label alone.';

describe('excerptOf', () => {
  it.each([
    ['a short text as it is', 'tone ', 'The tone of it.', 'The tone of it.'],
    ['the beginning when nothing fits', 'x', LONG, 'The first words say nothing much of note, and then…'],
    ['the passage around the first match', 'severity', LONG, '…then the severity of a toxicity finding is told by…'],
    ['the end of a text', 'alone', LONG, '…of a toxicity finding is told by its label alone.'],
    ['the line that holds most of the query', 'red bread', 'A red line\nBread is red\nBread', 'Bread is red'],
    ['the first of equal lines', 'bread ', 'Salt\nOne bread\nTwo bread', 'One bread'],
    ['nothing of nothing', 'tone', '', ''],
  ])('is %s', (_what, query, text, expected) => {
    expect(excerptOf(text, termsOf(query, text), 50).text).toBe(expected);
  });

  const WORDS = [
    'a',
    'tone',
    'toxicity',
    'chunk_id',
    '😀',
    'naïve',
    '/v4alpha/pii',
    'don’t',
    'of',
    '“bread”',
    'score.',
  ];
  const random = seededRandom(20262);
  const texts = Array.from({ length: 500 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 40) }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' '),
  );
  const excerpts = texts.map((text) => {
    const terms = termsOf('toxicity chunk_id ', text);
    return { text, terms, excerpt: excerptOf(text, terms, 50) };
  });
  const failing = (rule: (one: (typeof excerpts)[number]) => boolean) =>
    excerpts.filter((one) => !rule(one)).map(({ text, excerpt }) => [text, excerpt.text]);
  const passage = (excerpt: MarkedText) => excerpt.text.replace(/^…|…$/g, '');

  it('of random texts has at most 50 characters besides its dots', () => {
    expect(failing(({ excerpt }) => passage(excerpt).length <= 50)).toEqual([]);
  });

  it('of random texts is a piece of them, cut between words, with dots where it was cut', () => {
    const startsAt = (text: string, excerpt: MarkedText) => ` ${text} `.indexOf(` ${passage(excerpt)} `);
    expect(failing(({ text, excerpt }) => startsAt(text, excerpt) >= 0)).toEqual([]);
    expect(failing(({ text, excerpt }) => excerpt.text.startsWith('…') || text.startsWith(passage(excerpt)))).toEqual(
      [],
    );
    expect(failing(({ text, excerpt }) => excerpt.text.endsWith('…') || text.endsWith(passage(excerpt)))).toEqual([]);
  });

  it('of random texts splits no pair of surrogates', () => {
    expect(failing(({ excerpt }) => !/\p{Surrogate}/u.test(excerpt.text))).toEqual([]);
  });

  it('of random texts holds a match when the text has one, and marks words of the query only', () => {
    const holds = /toxicity|chunk_id/;
    expect(failing(({ text, excerpt }) => holds.test(text) === excerpt.marks.length > 0)).toEqual([]);
    expect(failing(({ excerpt }) => marked(excerpt).every((word) => /^(?:toxicity|chunk_id)$/.test(word)))).toEqual([]);
  });
});

describe('wordsToHighlight', () => {
  it.each([
    ['as they stand there, the longest first', 'tone severity ', ['Tone and SEVERITY'], ['SEVERITY', 'Tone']],
    ['identifiers whole', 'chunk_id', ['chunk_id and a chunk'], ['chunk_id', 'chunk']],
    ['each once, whatever its capitals', 'tone ', ['Tone', 'tone TONE'], ['TONE']],
    ['five at most', 'aa bb cc dd ee ff ', ['aa bb cc dd ee ff'], ['aa', 'bb', 'cc', 'dd', 'ee']],
    ['none of another text', 'bread', ['salt'], []],
  ])('lists words %s', (_what, query, texts, expected) => {
    expect(wordsToHighlight(texts, termsOf(query, texts.join(' ')))).toEqual(expected);
  });
});
