import { describe, expect, it } from 'vitest';

import type { Run } from '@api-docs/kit/blocks';

import { wordDiff } from '../../../src/compare/wordDiff';
import { runsLine } from '../outline';

const plain = (text: string): Run[] => [{ text }];
const code = (text: string): Run => ({ text, code: true });
const strong = (text: string): Run => ({ text, strong: true });

describe('wordDiff', () => {
  it.each([
    ['puts removed words before added ones', 'Send the text.', 'Send one text.', 'Send {-the-}{+one+} text.'],
    ['joins neighboring changes', 'Send it.', 'Send it to the host.', 'Send it{+ to the host+}.'],
    ['marks a removed word with one space', 'Read this now.', 'Read this.', 'Read this{- now-}.'],
    ['marks only the added punctuation', 'One two', 'One, two.', 'One{+,+} two{+.+}'],
    ['marks a space', 'One;two', 'One; two', 'One;{+ +}two'],
    [
      'keeps version numbers, decimals and paths whole',
      'Read v3.3.0 first of all for 0.50 at the path a/b/c',
      'Read v3.4.0 first of all for 0.75 at the path a/d/c',
      'Read {-v3.3.0-}{+v3.4.0+} first of all for {-0.50-}{+0.75+} at the path {-a/b/c-}{+a/d/c+}',
    ],
    [
      'marks a rewritten sentence as two pieces',
      'Count every red apple and every sweet pear.',
      'Weigh some green plums and each sour quince.',
      '{-Count every red apple and every sweet pear-}{+Weigh some green plums and each sour quince+}.',
    ],
    [
      'keeps unchanged words between small changes',
      'The red apple is sweet.',
      'A red apple is sour.',
      '{-The-}{+A+} red apple is {-sweet-}{+sour+}.',
    ],
    ['marks whole words with apostrophe or hyphen', 'don’t re-use', 'don’t use', 'don’t {-re-use-}{+use+}'],
    ['marks another letter case', 'The Key', 'The key', 'The {-Key-}{+key+}'],
  ])('%s', (_case, older, newer, expected) => {
    expect(runsLine(wordDiff(plain(older), plain(newer)))).toBe(expected);
  });

  it.each([
    ['marks code that became bold', [code('foo')], [strong('foo')], '{-`foo`-}{+**foo**+}'],
    [
      'marks a word that became code',
      plain('Set id.'),
      [{ text: 'Set ' }, code('id'), { text: '.' }],
      'Set {-id-}{+`id`+}.',
    ],
    ['marks a word in code', [code('a --b')], [code('a --c')], '`a `{-`--b`-}{+`--c`+}'],
    ['ignores how the text is split into runs', [{ text: 'One ' }, { text: 'two' }], plain('One two'), 'One two'],
    [
      'keeps the space after a change plain',
      [strong('is slow')],
      [strong('runs slow')],
      '{-**is**-}{+**runs**+} **slow**',
    ],
  ])('%s', (_case, older, newer, expected) => {
    expect(runsLine(wordDiff(older, newer))).toBe(expected);
  });
});
