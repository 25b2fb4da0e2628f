import { describe, expect, it } from 'vitest';

import { sentences } from '../../../../../scripts/docs-lint/prose/sentences';

describe('sentences', () => {
  it.each([
    ['at periods, question marks and exclamation marks', 'One. Two? Three! Four', ['One.', 'Two?', 'Three!', 'Four']],
    ['after closing quotation marks', 'He said "One." Then two.', ['He said "One."', 'Then two.']],
    ['before an opening bracket', 'One. (Two.) Three.', ['One.', '(Two.)', 'Three.']],
    ['before code or a token', 'One. ■■■ two. %brand.product% three.', ['One.', '■■■ two.', '%brand.product% three.']],
    ['not in decimals and versions', 'It costs 8.00 EUR in v3.4.0 today.', ['It costs 8.00 EUR in v3.4.0 today.']],
    ['not in citations', 'Words (Sap et al. 2019) raise it.', ['Words (Sap et al. 2019) raise it.']],
    ['not after abbreviations', 'Marks, e.g. Paris. Next.', ['Marks, e.g. Paris.', 'Next.']],
    ['not at line breaks alone', 'One\ntwo.\nThree.', ['One\ntwo.', 'Three.']],
    ['an empty text into nothing', ' ', []],
  ])('splits %s', (_case, text, expected) => {
    expect(sentences(text).map((sentence) => sentence.text)).toEqual(expected);
  });

  it('returns where each sentence starts', () => {
    const text = 'One.  Two. Three.';
    expect(sentences(text).map(({ index, text: sentence }) => text.startsWith(sentence, index))).toEqual([
      true,
      true,
      true,
    ]);
  });
});
