import { describe, expect, it } from 'vitest';

import type { Run } from '../../../plugins/compare/content';
import { marked, visibleRuns, wordDiff } from '../../../plugins/compare/wordDiff';
import { runsLine } from './outline';

const text = (words: string): Run[] => [{ text: words }];
const code = (words: string): Run => ({ text: words, code: true });
const strong = (words: string): Run => ({ text: words, strong: true });

describe('wordDiff', () => {
  it.each([
    ['nothing in equal texts', 'Send a text.', 'Send a text.', 'Send a text.'],
    ['a word that came', 'Send text.', 'Send the text.', 'Send {+the +}text.'],
    ['a word that went', 'Send the text.', 'Send text.', 'Send {-the -}text.'],
    ['what went before what came', 'Send the text.', 'Send one text.', 'Send {-the -}{+one +}text.'],
    ['neighbors together', 'Send it.', 'Send it to the host.', 'Send it{+ to the host+}.'],
    ['a word at the end with the blank before it', 'Read this now', 'Read this', 'Read this{- now-}'],
    ['a word before a sign with the blank before it', 'Read this now.', 'Read this.', 'Read this{- now-}.'],
    ['what came in one piece with its blank', 'One, two.', 'One and two.', 'One{-, -}{+ and +}two.'],
    ['the sign that came only', 'One two', 'One, two.', 'One{- -}{+, +}two{+.+}'],
    ['versions whole', 'Read docs v3.3.0 first.', 'Read docs v3.4.0 first.', 'Read docs {-v3.3.0 -}{+v3.4.0 +}first.'],
    [
      'decimals whole',
      'A page costs 0.50 in all.',
      'A page costs 0.75 in all.',
      'A page costs {-0.50 -}{+0.75 +}in all.',
    ],
    ['paths whole', 'Call it at a/b/c', 'Call it at a/d/c', 'Call it at {-a/b/c-}{+a/d/c+}'],
    [
      'a sentence written anew in two pieces',
      'Count every red apple and every sweet pear.',
      'Weigh some green plums and each sour quince.',
      '{-Count every red apple and every sweet pear-}{+Weigh some green plums and each sour quince+}.',
    ],
    [
      'words that stayed between small changes',
      'The red apple is sweet.',
      'A red apple is sour.',
      '{-The -}{+A +}red apple is {-sweet-}{+sour+}.',
    ],
    ['parts of a word as the word', 'It is uncertain', 'It is certain', 'It is {-uncertain-}{+certain+}'],
    ['words with an apostrophe or a hyphen whole', 'don’t re-use', 'don’t use', 'don’t {-re-use-}{+use+}'],
    ['the whole text when it was empty', '', 'All new.', '{+All new.+}'],
    ['the whole text when it is empty', 'All old.', '', '{-All old.-}'],
    ['another letter case', 'The Key', 'The key', 'The {-Key-}{+key+}'],
  ])('marks %s', (_case, older, newer, expected) => {
    expect(runsLine(wordDiff(text(older), text(newer)))).toBe(expected);
  });

  it.each([
    ['code that became bold', [code('foo')], [strong('foo')], '{-`foo`-}{+**foo**+}'],
    [
      'a word that became code',
      text('Set id here.'),
      [{ text: 'Set ' }, code('id'), { text: ' here.' }],
      'Set {-id -}{+`id`+}{+ +}here.',
    ],
    ['a word inside of code', [code('a --b')], [code('a --c')], '`a `{-`--b`-}{+`--c`+}'],
    ['words in one look, cut in other places', [{ text: 'One ' }, { text: 'two' }], text('One two'), 'One two'],
    ['a bold word with the blank before it', [strong('one two')], [strong('one')], '**one**{- -}{-**two**-}'],
  ])('compares looks: %s', (_case, older, newer, expected) => {
    expect(runsLine(wordDiff(older, newer))).toBe(expected);
  });

  it.each([
    ['One two', 'One'],
    ['One', 'One two'],
    ['a b, c (d) e', 'a, c d. e'],
    ['The call needs a key.', 'A call, the first, needs no key'],
  ])('keeps both texts to the letter: %s, %s', (older, newer) => {
    const runs = wordDiff(text(older), text(newer));
    const without = (dropped: string) => runs.flatMap((run) => (run.change === dropped ? [] : [run.text])).join('');
    expect([without('added'), without('removed')]).toEqual([older, newer]);
  });
});

describe('marked', () => {
  it('gives all runs one change and keeps their look', () => {
    expect(marked([code('a'), { text: ' b' }], 'removed')).toEqual([
      { text: 'a', code: true, change: 'removed' },
      { text: ' b', change: 'removed' },
    ]);
  });
});

describe('visibleRuns', () => {
  it.each([
    ['a blank that came', 'One;two.', 'One; two.', 'One; two.'],
    ['a blank that went', 'One; two.', 'One;two.', 'One;two.'],
    ['words that came with their blanks', 'One.', 'One and two.', 'One{+ and two+}.'],
  ])('shows %s', (_what, older, newer, line) => {
    expect(runsLine(visibleRuns(wordDiff(text(older), text(newer))))).toBe(line);
  });

  it('leaves blanks with what they belong to', () => {
    const runs = [
      { text: 'one', code: true as const, change: 'added' as const },
      { text: ' ', change: 'added' as const },
    ];
    expect(visibleRuns(runs)).toEqual(runs);
  });
});
