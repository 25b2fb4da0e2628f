import { describe, expect, it } from 'vitest';

import { likeness } from '../../../plugins/compare/likeness';

describe('likeness', () => {
  it.each([
    ['is 1 for the same words', 'Send a text', 'Send a text', 1],
    ['is 1 in whatever order', 'Send a text', 'a text send', 1],
    ['does not mind signs and letter case', 'Send `text`!', 'send TEXT', 1],
    ['is 0 without a common word', 'Send it', 'Read them', 0],
    ['is 0 for an empty text', '', 'Send it', 0],
    ['is 0 for two texts without words', '{}', '{}', 0],
    ['is the share of common words', 'one two three', 'one two four five', 4 / 7],
    ['counts a word as often as it stands in both', 'no no no', 'no', 2 / 4],
    ['takes numbers and names of fields for words', 'chunk_text 0', 'chunk text 0', 2 / 5],
    ['knows letters of other alphabets', 'Größe Ελλάδα', 'größe', 2 / 3],
  ])('%s', (_case, older, newer, expected) => {
    expect(likeness(older, newer)).toBeCloseTo(expected, 10);
  });

  it('is the same the other way around', () => {
    expect(likeness('one two two', 'two three')).toBe(likeness('two three', 'one two two'));
  });
});
