import { describe, expect, it } from 'vitest';

import { foldCase, joinCompounds, tokenize } from '../src/engine/tokenize';

/** Joins the words of a compound with `+`, compounds with a space. */
function compoundsOf(text: string): string {
  const compounds: string[][] = [];
  for (const { word, compound } of tokenize(text)) (compounds[compound] ??= []).push(word);
  return compounds.map((words) => words.join('+')).join(' ');
}

describe('tokenize', () => {
  it.each([
    ['PII Éclair naïve ﬁeld İzmir', 'pii eclair naive field izmir'],
    ["don't don’t", 'dont dont'],
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
  ])('splits %j into %j', (text, expected) => {
    expect(compoundsOf(text)).toBe(expected);
  });

  it('returns the position of each word', () => {
    const text = 'Ça: chunkId, “naïve” ﬁeld 😀 don’t /v4alpha/pii';
    const tokens = tokenize(text);
    const words = ['ca', 'chunk', 'id', 'naive', 'field', 'dont', 'v4alpha', 'pii'];
    expect(tokens.map(({ word }) => word)).toEqual(words);
    expect(tokens.map(({ start, length }) => foldCase(text.slice(start, start + length)))).toEqual(words);
  });
});

describe('joinCompounds', () => {
  it.each([
    ['chunk_id', ['chunkid']],
    ['chunk id', []],
    ['the chunk_id of data.scores.label', ['chunkid', 'datascoreslabel']],
    ['chunk_id data.scores', ['chunkid', 'datascores']],
  ])('finds in %j: %j', (text, expected) => {
    expect(joinCompounds(tokenize(text))).toEqual(expected);
  });
});
