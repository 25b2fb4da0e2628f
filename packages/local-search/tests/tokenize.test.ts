import { describe, expect, it } from 'vitest';

import { tokenize } from '../src/engine/tokenize';

/** Joins the words of a compound with `+`, compounds with a space. */
function compoundsOf(text: string): string {
  const compounds: string[][] = [];
  for (const { word, compound } of tokenize(text)) (compounds[compound] ??= []).push(word);
  return Object.values(compounds)
    .map((words) => words.join('+'))
    .join(' ');
}

describe('tokenize', () => {
  it.each([
    ['PII Éclair naïve ﬁeld İzmir', 'pii eclair naive field izmir'],
    ["don't don’t WE'LL", 'dont dont well'],
    ["l’API d'accès, API'nin b'x'", 'l api d acces api nin b x'],
    ['Straße STRASSE cœur Øre łódź ısı', 'strasse strasse coeur ore lodz isi'],
    ['chunk_id', 'chunk+id'],
    ['POST /metrics/v4alpha/pii', 'post metrics+v4alpha+pii'],
    ['https://api.example/v1', 'https+api+example+v1'],
    ['std::vector', 'std+vector'],
    ['correlationId', 'correlation+id'],
    ['OpenAI and LLMs', 'open+ai and llms'],
    ['one - two', 'one two'],
    ['a--b', 'a b'],
    ["the model's answers'", 'the models answers'],
    ['C, C#, F# and C++; a#b, 5#', 'c c# f# and c++ a # b 5 #'],
    ['50% of a -> b => c, d + e', '50 % of a -> b => c d + e'],
    ['清点书架。APIを使う 图书馆AI', '清 点 书 架 api を 使 う 图 书 馆+ai'],
    ['ผู้ใช้', 'ผ ใ ช'],
    ['ﾃﾞｰﾀ', 'テ ー タ'],
    ['… – !', ''],
  ])('splits %j into %j', (text, expected) => {
    expect(compoundsOf(text)).toBe(expected);
  });
});
