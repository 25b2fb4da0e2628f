import { describe, expect, it } from 'vitest';

import { sentences, words } from '../../../scripts/prose/sentences';

describe('sentences', () => {
  it.each([
    ['full stops, questions and calls', 'One. Two? Three! Four', ['One.', 'Two?', 'Three!', 'Four']],
    ['quotation marks at the end', 'He said "One." Then two.', ['He said "One."', 'Then two.']],
    ['a bracket at the start', 'One. (Two.) Three.', ['One.', '(Two.)', 'Three.']],
    [
      'code or a token at the start',
      'One. ■■■ two. %brand.product% three.',
      ['One.', '■■■ two.', '%brand.product% three.'],
    ],
    ['decimals and versions', 'It costs 8.00 EUR in v3.4.0 today.', ['It costs 8.00 EUR in v3.4.0 today.']],
    ['citations', 'Words (Sap et al. 2019) raise it.', ['Words (Sap et al. 2019) raise it.']],
    ['abbreviations', 'Marks, e.g. Paris. Next.', ['Marks, e.g. Paris.', 'Next.']],
    ['lines', 'One\ntwo.\nThree.', ['One\ntwo.', 'Three.']],
    ['nothing', ' ', []],
  ])('splits at the right places: %s', (_case, text, expected) => {
    expect(sentences(text).map((sentence) => sentence.text)).toEqual(expected);
  });

  it('tells where each begins', () => {
    const text = 'One.  Two. Three.';
    expect(sentences(text).map(({ index, text: sentence }) => text.startsWith(sentence, index))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('words', () => {
  it('are what has a letter, a digit or code in it', () => {
    expect(words('One — 2 ■■, "three" … cut-off')).toEqual(['One', '2', '■■,', '"three"', 'cut-off']);
  });
});
