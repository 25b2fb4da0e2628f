import { describe, expect, it } from 'vitest';

import { isPassive, readability, syllables } from '../../../scripts/prose/readability';

describe('syllables', () => {
  it.each([
    ['cat', 1],
    ['the', 1],
    ['score', 1],
    ['scores', 1],
    ['called', 1],
    ['wanted', 2],
    ['table', 2],
    ['metric', 2],
    ['toxicity', 4],
    ['401', 1],
  ])('of %s are %i', (word, count) => {
    expect(syllables(word)).toBe(count);
  });
});

describe('isPassive', () => {
  it.each(['The text is sent.', 'Fields are not yet published.', 'It was quickly found.', 'Keys have been stored.'])(
    'is true for "%s"',
    (sentence) => {
      expect(isPassive(sentence)).toBe(true);
    },
  );

  it.each(['You send the text.', 'The score is high.', 'You are needed', 'It is red.', 'Send what you found.'])(
    'tells "%s" by its verb',
    (sentence) => {
      expect(isPassive(sentence)).toBe(sentence.includes('needed'));
    },
  );
});

describe('readability', () => {
  it('measures paragraphs and items, counts the words of cells, and leaves out the rest', () => {
    const long = `${'word '.repeat(26).trim()}.`;
    const source = [
      '---\ntitle: A title\n---',
      'The cat sat. The text is sent.',
      '## A heading',
      `- ${long}`,
      '| One two |\n| --- |\n| three |',
      '> Quoted words.',
      '```text\ncode\n```',
    ].join('\n\n');
    expect(readability('docs/a.mdx', source)).toEqual({
      file: 'docs/a.mdx',
      words: 3 + 4 + 26 + 3,
      meanSentence: 11,
      longestSentence: 26,
      longShare: 1 / 3,
      passiveShare: 1 / 3,
      ease: 206.835 - 1.015 * 11 - 84.6 * 1,
    });
  });

  it('has figures for a page without sentences', () => {
    expect(readability('docs/a.mdx', '## A')).toMatchObject({
      words: 0,
      meanSentence: 0,
      longestSentence: 0,
      ease: 100,
    });
  });
});
