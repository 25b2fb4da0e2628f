import { describe, expect, it } from 'vitest';

import { FIT, readQuery, type ReadQuery } from '../../../src/search/engine/readQuery';
import { indexOf } from './tinyPages';

const TEXT =
  'The pro prompt injection blocklist of api metrics v4alpha pii tone tune toxicity: score scores, chunk_id to be';
const index = indexOf(TEXT, [['jailbreak', 'injection']]);
const read = (query: string) => readQuery(query, index);

/** Words of the query, grammar in brackets. */
const termsOf = ({ terms }: ReadQuery) => terms.map(({ asked, isWeak }) => (isWeak ? `(${asked})` : asked));

const fitsOf = ({ terms }: ReadQuery, asked: string) =>
  Object.fromEntries(terms.find((term) => term.asked === asked)?.fits ?? []);

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
    ['https://api.example.com/metrics/v4alpha/pii', ['metrics', 'v4alpha', 'pii']],
    ['promptinjection', ['prompt', 'injection']],
    ['', []],
    ['…"?', []],
  ])('of %j: %j', (query, expected) => {
    expect(termsOf(read(query))).toEqual(expected);
  });

  it('are at most 16', () => {
    const words = Array.from({ length: 40 }, (_, number) => `word${number}`);
    expect(readQuery(words.join(' '), indexOf(words.join(' '))).terms).toHaveLength(16);
  });
});

describe('what fits a word', () => {
  it('is the word itself, its other forms and what means the same', () => {
    expect(fitsOf(read('score '), 'score')).toEqual({ score: FIT.same, scores: FIT.stem });
    expect(fitsOf(read('jailbreak '), 'jailbreak')).toEqual({ injection: FIT.meaning });
  });

  it('is what begins like it while it is being typed, and only then', () => {
    expect(fitsOf(read('pro'), 'pro')).toEqual({ pro: FIT.same, prompt: FIT.prefix });
    expect(fitsOf(read('pro '), 'pro')).toEqual({ pro: FIT.same });
    expect(fitsOf(read('pro tone'), 'pro')).toEqual({ pro: FIT.same });
  });

  it('is what begins like it anywhere when it is no word itself', () => {
    expect(fitsOf(read('toxi tone'), 'toxi')).toEqual({ toxicity: FIT.prefix });
  });

  it('is not all that begins with one letter', () => {
    expect(read('p')).toMatchObject({ terms: [], unknown: ['p'] });
  });

  it.each([
    ['block list', 'block'],
    ['block list', 'list'],
    ['promptinjection', 'prompt'],
  ])('in %j of %j is also the joined word', (query, asked) => {
    const joined = query.includes(' ') ? { blocklist: FIT.joined } : { prompt: FIT.same };
    expect(fitsOf(read(query), asked)).toMatchObject(joined);
  });
});

describe('misspelt words', () => {
  it.each([
    ['toxcity', { toxicity: FIT.oneSlip }],
    ['toixctiy', { toxicity: FIT.twoSlips }],
    ['prmopt', { prompt: FIT.oneSlip }],
  ])('%s is read as %j', (asked, expected) => {
    const { terms } = read(asked);
    expect(terms[0]).toMatchObject({ asked, isCorrected: true });
    expect(fitsOf(read(asked), asked)).toEqual(expected);
  });

  it('bring the other forms of the word along, for less', () => {
    expect(fitsOf(read('scpre'), 'scpre')).toEqual({ score: FIT.oneSlip, scores: FIT.oneSlip * FIT.stem });
  });

  it.each([
    ['a word that is known', 'tone', ['tone']],
    ['another form of one', 'toxicities', ['toxicity']],
    ['what begins a word', 'toxic', ['toxicity']],
  ])('are not looked for in %s', (_what, asked, expected) => {
    const { terms } = read(asked);
    expect(Object.keys(fitsOf(read(asked), asked))).toEqual(expected);
    expect(terms[0]?.isCorrected).toBe(false);
  });

  it('of three letters and less are not guessed at', () => {
    expect(read('pij').unknown).toEqual(['pij']);
  });

  it('may have one slip below eight letters, two above', () => {
    expect(read('pormtp').unknown).toEqual(['pormtp']);
  });

  it('that resemble nothing are unknown and no term', () => {
    expect(read('tone xyzzyqwv')).toMatchObject({ unknown: ['xyzzyqwv'] });
    expect(termsOf(read('tone xyzzyqwv'))).toEqual(['tone']);
  });
});

it.each([
  ['chunk_id', ['chunkid']],
  ['POST /metrics/v4alpha/pii', ['metricsv4alphapii']],
  ['correlationId of chunk-id', ['correlationid', 'chunkid']],
  ['https://api.example.com/metrics/v4alpha/pii', ['metricsv4alphapii']],
  ['chunk id', []],
])('identifiers of %j: %j', (query, expected) => {
  expect(read(query).identifiers).toEqual(expected);
});
