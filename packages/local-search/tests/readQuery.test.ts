import { describe, expect, it } from 'vitest';

import { MATCH, readQuery, type ReadQuery } from '../src/engine/readQuery';
import { indexOf } from '../testing/tinyPages';

const TEXT =
  'The pro prompt injection blocklist of api metrics v4alpha pii tone tune toxicity: score scores, chunk_id to be';
const index = indexOf(TEXT, [['jailbreak', 'injection']]);
const read = (query: string) => readQuery(query, index);

/** Words of the query, stop words in parentheses. */
const termsOf = ({ terms }: ReadQuery) => terms.map(({ asked, isWeak }) => (isWeak ? `(${asked})` : asked));

const matchesOf = (query: string, asked = query.trim()) =>
  Object.fromEntries(read(query).terms.find((term) => term.asked === asked)?.matches ?? []);

describe('terms', () => {
  it.each([
    ['tone', ['tone']],
    ['Tone, TONE, tone', ['tone']],
    ['the tone', ['(the)', 'tone']],
    ['tone of the prompt', ['tone', '(of)', '(the)', 'prompt']],
    ['"the tone"', ['the', 'tone']],
    ['“the tone”', ['the', 'tone']],
    ['the', ['the']],
    ['to be', ['to', 'be']],
    ['to_be', ['to', 'be']],
    ['X-Tone-Score', ['(x)', 'tone', 'score']],
    ['https://api.example.com/metrics/v4alpha/pii', ['metrics', 'v4alpha', 'pii']],
    ['promptinjection', ['prompt', 'injection']],
    ['', []],
    ['…"?', []],
  ])('of %j are %j', (query, expected) => {
    expect(termsOf(read(query))).toEqual(expected);
  });
});

describe('the matches of a word', () => {
  it.each([
    ['the word and its other forms', 'score ', 'score', { score: MATCH.same, scores: MATCH.form }],
    ['other endings', 'scoring ', 'scoring', { score: MATCH.form, scores: MATCH.form }],
    ['no words that only have the same stem', 'toxical ', 'toxical', {}],
    ['synonyms', 'jailbreak ', 'jailbreak', { injection: MATCH.other }],
    ['words with this prefix while it is typed', 'pro', 'pro', { pro: MATCH.same, prompt: MATCH.other }],
    ['no words with this prefix before a space', 'pro ', 'pro', { pro: MATCH.same }],
    ['no words with this prefix before another word', 'pro tone', 'pro', { pro: MATCH.same }],
    ['words with this prefix if it is no word itself', 'toxi tone', 'toxi', { toxicity: MATCH.other }],
    ['the half of a word that is split', 'promptinjection', 'prompt', { prompt: MATCH.same }],
  ])('include %s', (_case, query, asked, expected) => {
    expect(matchesOf(query, asked)).toEqual(expected);
  });

  it.each(['block', 'list'])('include the joined word: blocklist for %s', (asked) => {
    expect(matchesOf('block list', asked)).toMatchObject({ blocklist: MATCH.same });
  });

  it('do not include all words with the same first letter', () => {
    expect(read('p')).toMatchObject({ terms: [], unknown: ['p'] });
  });
});

describe('a misspelled word', () => {
  it.each([
    ['toxcity', { toxicity: MATCH.other }],
    ['toixctiy', { toxicity: MATCH.other }],
    ['injektion', { injection: MATCH.other }],
    ['prmopt', { prompt: MATCH.other }],
    ['scpre', { score: MATCH.other, scores: MATCH.other * MATCH.form }],
  ])('is corrected: %s to %j', (asked, expected) => {
    expect(read(asked).terms[0]).toMatchObject({ asked, isCorrected: true });
    expect(matchesOf(asked)).toEqual(expected);
  });

  it.each([
    ['a word of the index', 'tone', ['tone']],
    ['another form of one', 'toxicities', ['toxicity']],
    ['the prefix of one', 'toxic', ['toxicity']],
  ])('is not assumed for %s', (_case, asked, expected) => {
    expect(Object.keys(matchesOf(asked))).toEqual(expected);
    expect(read(asked).terms[0]?.isCorrected).toBe(false);
  });

  it.each([
    ['it has three letters', 'pij'],
    ['it has two errors in less than eight letters', 'pormtp'],
    ['no word is similar', 'xyzzyqwv'],
    ['a word with other consonants is two edits away', 'blockard'],
  ])('is unknown and no term if %s', (_case, word) => {
    expect(read(`tone ${word}`).unknown).toEqual([word]);
    expect(termsOf(read(`tone ${word}`))).toEqual(['tone']);
  });
});

it('a word of the language is not corrected', () => {
  const index = indexOf('policy and prompt', [], ['polic']);
  expect(readQuery('police', index)).toMatchObject({ terms: [], unknown: ['police'] });
  expect(readQuery('promt', index).terms[0]).toMatchObject({ isCorrected: true });
});

describe('a part of a word', () => {
  it.each([
    ['allow', 'an allowlist is a list, and allow', { allow: MATCH.same, allowlist: MATCH.other }],
    ['list', 'the allowList of chunk_list', { list: MATCH.same }],
    ['block', 'blocklist; block list', { block: MATCH.same, blocklist: MATCH.other }],
  ])('matches the whole word: %s in %j', (asked, text, expected) => {
    expect(Object.fromEntries(readQuery(`${asked} `, indexOf(text)).terms[0]?.matches ?? [])).toMatchObject(expected);
  });
});

it('a word with a number is both, unless the index has it', () => {
  expect(termsOf(readQuery('rfc7807', indexOf('RFC 7807')))).toEqual(['rfc', '7807']);
  expect(termsOf(readQuery('sha256', indexOf('sha256, sha 256')))).toEqual(['sha256']);
});

it('a long query is cut after 16 words, but keeps its status', () => {
  const trace = `${'at main '.repeat(8)}status 401`;
  const { searched, terms } = readQuery(trace, indexOf('401 at main'));
  expect(terms.map(({ asked }) => asked)).toContain('401');
  expect(searched).toBe(`${'at main '.repeat(8)}401`);
  expect(readQuery('one two three', indexOf('one'))).not.toHaveProperty('searched');
});

describe('identifiers', () => {
  it.each([
    ['chunk_id', ['chunkid']],
    ['POST /metrics/v4alpha/pii', ['metricsv4alphapii']],
    ['correlationId of chunk-id', ['correlationid', 'chunkid']],
    ['https://api.example.com/metrics/v4alpha/pii', ['metricsv4alphapii']],
    ['chunk id', []],
  ])('of %j are %j', (query, expected) => {
    expect(read(query).identifiers).toEqual(expected);
  });
});
