import { describe, expect, it } from 'vitest';

import { seededRandom } from '@api-docs/kit/testing/seededRandom';

import { excerptOf, markText, wordsToHighlight } from '../src/engine/searchEngine';
import { highlightPattern, withForms } from '../src/browser/markWords';
import { readQuery, type Term } from '../src/engine/readQuery';
import type { MarkedText } from '../src/engine/types';
import { indexOf } from '../testing/tinyPages';

/** Reads a query with the index of a text. */
const termsOf = (query: string, text: string): Term[] => readQuery(query, indexOf(text)).terms;

const marked = ({ text, marks }: MarkedText) => marks.map(([start, length]) => text.slice(start, start + length));

describe('markText', () => {
  it.each([
    ['tone ', 'Tone, tones and “TONE”', ['Tone', 'tones', 'TONE']],
    ['chunk_id', 'the chunk_id of chunk-id', ['chunk_id', 'chunk-id']],
    ['v4alpha/pii', 'POST /metrics/v4alpha/pii', ['v4alpha/pii']],
    ['correlation id', 'correlationId', ['correlationId']],
    ['toxcity', 'on toxicity', ['toxicity']],
    ['cafe ', 'Le Café', ['Café']],
    ['bread', 'salt', []],
    ['東京都', '東京都と京都', ['東京都', '京都']],
    ['API設定', 'API設定', ['API', '設定']],
    ['chunkid', 'a chunk-id of a chunk', ['chunk-id']],
    ['chunkid', 'chunkId', ['chunkId']],
  ])('marks for %j in %j: %j', (query, text, expected) => {
    expect(marked(markText(text, termsOf(query, text)))).toEqual(expected);
  });
});

const LONG =
  'The first words say nothing much of note, and then the severity of a toxicity finding is told by its label alone.';

describe('excerptOf', () => {
  it.each([
    ['a short text as it is', 'tone ', 'The tone of it.', 'The tone of it.'],
    ['the beginning if nothing matches', 'x', LONG, 'The first words say nothing much of note, and then…'],
    ['the passage around the first match', 'severity', LONG, '…then the severity of a toxicity finding is told by…'],
    ['the end of a text', 'alone', LONG, '…of a toxicity finding is told by its label alone.'],
    ['the line with the most words of the query', 'red bread', 'A red line\nBread is red\nBread', 'Bread is red'],
    ['the first of equal lines', 'bread ', 'Salt\nOne bread\nTwo bread', 'One bread'],
    [
      'the passage with the most words of the query',
      'toxicity note finding',
      `A note. ${LONG}`,
      '…of a toxicity finding is told by its label alone.',
    ],
    [
      'the passage around an identifier that the query joins',
      'chunkid',
      `${LONG} A chunk_id`,
      '…finding is told by its label alone. A chunk_id',
    ],
    ['whole characters', 'x', `${'ก'.repeat(49)}ที่นี่`, `${'ก'.repeat(49)}…`],
    ['an empty string for an empty text', 'tone', '', ''],
  ])('returns %s', (_case, query, text, expected) => {
    expect(excerptOf(text, termsOf(query, text), 50).text).toBe(expected);
  });

  describe('of random texts', () => {
    const words = 'a tone toxicity chunk_id 😀 naïve /v4alpha/pii don’t of “bread” score.'.split(' ');
    const random = seededRandom(20262);
    const excerpts = Array.from({ length: 500 }, () => {
      const length = 1 + Math.floor(random() * 40);
      const text = Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
      const excerpt = excerptOf(text, termsOf('toxicity chunk_id ', text), 50);
      return { text, excerpt, passage: excerpt.text.replace(/^…|…$/g, '') };
    });
    type Rule = (one: (typeof excerpts)[number]) => boolean;

    it.each<[string, Rule]>([
      ['has at most 50 characters besides the ellipses', ({ passage }) => passage.length <= 50],
      ['consists of whole words of the text', ({ text, passage }) => ` ${text} `.includes(` ${passage} `)],
      [
        'starts with an ellipsis where it is cut',
        ({ text, excerpt, passage }) => excerpt.text.startsWith('…') || text.startsWith(passage),
      ],
      [
        'ends with an ellipsis where it is cut',
        ({ text, excerpt, passage }) => excerpt.text.endsWith('…') || text.endsWith(passage),
      ],
      ['does not split surrogate pairs', ({ excerpt }) => !/\p{Surrogate}/u.test(excerpt.text)],
      [
        'contains a match if the text has one',
        ({ text, excerpt }) => /toxicity|chunk_id/.test(text) === excerpt.marks.length > 0,
      ],
      [
        'marks only words of the query',
        ({ excerpt }) => marked(excerpt).every((word) => /^(?:toxicity|chunk_id)$/.test(word)),
      ],
    ])('%s', (_case, rule) => {
      expect(excerpts.filter((one) => !rule(one)).map(({ text, excerpt }) => [text, excerpt.text])).toEqual([]);
    });
  });
});

describe('wordsToHighlight', () => {
  it.each([
    ['words as they are spelled, the longest first', 'tone severity ', ['Tone and SEVERITY'], ['SEVERITY', 'Tone']],
    ['each word once, ignoring case', 'tone ', ['Tone', 'tone TONE'], ['TONE']],
    ['no stop words of a question', 'is it on by default', ['It is on by default'], ['default']],
    ['stop words if the query has no others', 'is it on', ['It is on'], ['It', 'is', 'on']],
    ['an identifier without its parts', 'petId', ['petId', 'ID of the pet'], ['petId']],
    ['an unfinished identifier without its parts', 'petStat', ['petStatus', 'Status of a pet'], ['petStatus']],
    ['a header without its parts', 'X-API-Key', ['X-API-Key', 'A key of the API'], ['API-Key']],
    ['an identifier as it is spelled', 'pet_id', ['context.petId', 'ID of the pet'], ['petId']],
    ['the parts of an identifier that is not shown', 'petId', ['ID of the pet'], ['pet', 'ID']],
    ['a part that the query also has outside', 'petId of a pet', ['petId', 'ID of the pet'], ['petId', 'pet']],
    ['no characters of a word without spaces', 'はじめに', ['はじめに', '本文は短い'], ['はじめに']],
    ['words beside an identifier', 'petId missing', ['petId', 'A missing ID'], ['missing', 'petId']],
    [
      'the words of a query that a text joins',
      'delete pet',
      ['deletePet', 'Delete a pet'],
      ['deletePet', 'Delete', 'pet'],
    ],
  ])('lists %s', (_case, query, texts, expected) => {
    const terms = termsOf(query, texts.join(' '));
    expect(
      wordsToHighlight(
        texts.map((text) => markText(text, terms)),
        terms,
      ),
    ).toEqual(expected);
  });
});

describe('highlightPattern', () => {
  it.each([
    ['ai', 'AI contains aid; “ai”, AI-generated: ai', ['AI', 'ai', 'AI', 'ai']],
    ['chunk_id', 'chunk_id, chunk_ids and Chunk_ID', ['chunk_id', 'Chunk_ID']],
    ['id', 'chunk_id, correlationId and ideas', ['id', 'Id']],
    ['über', 'Überblick, ÜBER und über', ['ÜBER', 'über']],
    ['[a-z]', 'one [a-z] of a-z', ['[a-z]']],
    ['東京都', '私は東京都に住む', ['東京都']],
    ['api', 'このAPIを使う。apis', ['API']],
    ['ภาษา', 'ใช้ภาษาไทย', ['ภาษา']],
  ])('finds %j in %j', (word, text, expected) => {
    expect(text.match(highlightPattern([word]))).toEqual(expected);
  });
});

describe('the words that a page marks', () => {
  it.each([
    ['versions', 'A version of Versions, versioned, converse', ['versioned', 'versions', 'version']],
    ['renew', 'Renewals and renewed loans', ['renewed', 'renew']],
    ['chunk_id', 'A chunk with an id', ['chunk_id']],
  ])('for %s are also its other forms', (word, text, expected) => {
    expect(withForms([word], text)).toEqual(expected);
  });
});
