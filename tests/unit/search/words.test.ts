import { describe, expect, it } from 'vitest';

import { fold, isStopWord, joinedChains, wordsOf } from '../../../src/search/engine/words';

/** Words of one chain joined by `+`, chains apart by a blank. */
function chainsOf(text: string): string {
  const chains: string[][] = [];
  for (const { word, chain } of wordsOf(text)) (chains[chain] ??= []).push(word);
  return chains.map((words) => words.join('+')).join(' ');
}

describe('fold', () => {
  it.each([
    ['PII', 'pii'],
    ['Éclair', 'eclair'],
    ['naïve', 'naive'],
    ['ﬁeld', 'field'],
    ["don't", 'dont'],
    ['don’t', 'dont'],
    ['İzmir', 'izmir'],
  ])('%s → %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});

describe('wordsOf', () => {
  it.each([
    ['chunk_id', 'chunk+id'],
    ['answer-relevancy', 'answer+relevancy'],
    ['data.scores.label', 'data+scores+label'],
    ['POST /metrics/v4alpha/pii', 'post metrics+v4alpha+pii'],
    ['https://api.example/v1', 'https+api+example+v1'],
    ['std::vector', 'std+vector'],
    ['correlationId', 'correlation+id'],
    ['v4Alpha', 'v4+alpha'],
    ['OpenAI and LLMs', 'open+ai and llms'],
    ['one - two', 'one two'],
    ['The end. Next', 'the end next'],
    ['a--b', 'a b'],
    ["the model's answers'", 'the models answers'],
    ['<b>tone</b>', 'b tone b'],
    ['status 401', 'status 401'],
    ['', ''],
    ['… – !', ''],
  ])('%j → %j', (text, expected) => {
    expect(chainsOf(text)).toBe(expected);
  });

  it('says where each word stands', () => {
    const text = 'Ça: chunkId, “naïve” ﬁeld 😀 don’t /v4alpha/pii';
    const found = wordsOf(text).map(({ start, length, word }) => [fold(text.slice(start, start + length)), word]);
    expect(found.map(([, word]) => word)).toEqual(['ca', 'chunk', 'id', 'naive', 'field', 'dont', 'v4alpha', 'pii']);
    expect(found.filter(([standing, word]) => standing !== word)).toEqual([]);
  });
});

it.each([
  ['chunk_id', ['chunkid']],
  ['chunk id', []],
  ['the chunk_id of data.scores', ['chunkid', 'datascores']],
])('joinedChains of %j: %j', (text, expected) => {
  expect(joinedChains(wordsOf(text))).toEqual(expected);
});

it.each([
  ['the', true],
  ['how', true],
  ['vs', true],
  ['tone', false],
  ['401', false],
  ['', false],
])('isStopWord(%j): %s', (word, expected) => {
  expect(isStopWord(word)).toBe(expected);
});
