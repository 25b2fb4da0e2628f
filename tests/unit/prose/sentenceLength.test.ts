import { describe, expect, it } from 'vitest';

import { LONGEST, sentenceLength } from '../../../scripts/prose/rules/sentenceLength';
import { findingsOf } from './onPage';

function sentenceOf(count: number): string {
  return `${Array.from({ length: count }, (_, index) => (index === 0 ? 'Word' : 'word')).join(' ')}.`;
}

describe('sentence-length', () => {
  it('finds the sentence with one word too many, and where it begins', () => {
    expect(findingsOf(sentenceLength, `Short one.\n\nShort. ${sentenceOf(LONGEST + 1)}`)).toEqual([
      { line: 3, column: 8, found: '46 words: Word word word word word word …', expected: 'at most 45 words' },
    ]);
  });

  it.each([
    ['the longest that is allowed', sentenceOf(LONGEST)],
    ['two long ones together', `${sentenceOf(LONGEST)} ${sentenceOf(LONGEST)}`],
    ['items of a list', `- ${sentenceOf(30)}\n- ${sentenceOf(30)}`],
    ['code of many words', `${sentenceOf(40)}\n\n\`\`\`text\n${sentenceOf(60)}\n\`\`\``],
  ])('passes %s', (_case, source) => {
    expect(findingsOf(sentenceLength, source)).toEqual([]);
  });

  it('counts a piece of code as words of the sentence', () => {
    expect(findingsOf(sentenceLength, `Send \`a\` ${sentenceOf(LONGEST - 1)}`)).toHaveLength(1);
  });
});
