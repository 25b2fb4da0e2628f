import { describe, expect, it } from 'vitest';

import type { Run } from '@api-docs/kit/blocks';

import { groupRuns, wordDiff } from '../../../src/compare/wordDiff';
import { runsLine } from '../outline';

const plain = (text: string): Run[] => [{ text }];
const code = (text: string): Run => ({ text, code: true });
const strong = (text: string): Run => ({ text, strong: true });

describe('wordDiff', () => {
  it.each([
    ['puts removed words before added ones', 'Send the text.', 'Send one text.', 'Send {-the -}{+one +}text.'],
    ['joins neighboring changes', 'Send it.', 'Send it to the host.', 'Send it{+ to the host+}.'],
    ['marks a last word with the space before it', 'Read this now', 'Read this', 'Read this{- now-}'],
    ['marks a word before a period with the space before it', 'Read this now.', 'Read this.', 'Read this{- now-}.'],
    ['marks an added word with its space', 'One, two.', 'One and two.', 'One{-, -}{+ and +}two.'],
    ['marks only the added punctuation', 'One two', 'One, two.', 'One{- -}{+, +}two{+.+}'],
    [
      'keeps version numbers whole',
      'Read docs v3.3.0 first.',
      'Read docs v3.4.0 first.',
      'Read docs {-v3.3.0 -}{+v3.4.0 +}first.',
    ],
    [
      'keeps decimals whole',
      'A page costs 0.50 in all.',
      'A page costs 0.75 in all.',
      'A page costs {-0.50 -}{+0.75 +}in all.',
    ],
    ['keeps paths whole', 'Call it at a/b/c', 'Call it at a/d/c', 'Call it at {-a/b/c-}{+a/d/c+}'],
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
      '{-The -}{+A +}red apple is {-sweet-}{+sour+}.',
    ],
    ['marks whole words only', 'It is uncertain', 'It is certain', 'It is {-uncertain-}{+certain+}'],
    ['keeps words with an apostrophe or a hyphen whole', 'don’t re-use', 'don’t use', 'don’t {-re-use-}{+use+}'],
    ['marks another letter case', 'The Key', 'The key', 'The {-Key-}{+key+}'],
  ])('%s', (_case, older, newer, expected) => {
    expect(runsLine(wordDiff(plain(older), plain(newer)))).toBe(expected);
  });

  it.each([
    ['marks code that became bold', [code('foo')], [strong('foo')], '{-`foo`-}{+**foo**+}'],
    [
      'marks a word that became code',
      plain('Set id here.'),
      [{ text: 'Set ' }, code('id'), { text: ' here.' }],
      'Set {-id -}{+`id`+}{+ +}here.',
    ],
    ['marks a word in code', [code('a --b')], [code('a --c')], '`a `{-`--b`-}{+`--c`+}'],
    ['ignores how the text is split into runs', [{ text: 'One ' }, { text: 'two' }], plain('One two'), 'One two'],
    ['marks a bold word with the space before it', [strong('one two')], [strong('one')], '**one**{- -}{-**two**-}'],
  ])('%s', (_case, older, newer, expected) => {
    expect(runsLine(wordDiff(older, newer))).toBe(expected);
  });
});

describe('groupRuns', () => {
  it.each([
    ['shows an added space as unchanged', 'One;two.', 'One; two.', 'One; two.'],
    ['drops a removed space', 'One; two.', 'One;two.', 'One;two.'],
    ['keeps added words with their spaces', 'One.', 'One and two.', 'One{+ and two+}.'],
  ])('%s', (_case, older, newer, line) => {
    expect(runsLine(groupRuns(wordDiff(plain(older), plain(newer))).flatMap(({ runs }) => runs))).toBe(line);
  });

  it('groups a space with a run that has the same change', () => {
    const runs = [
      { text: 'one', code: true as const, change: 'added' as const },
      { text: ' ', change: 'added' as const },
    ];
    expect(groupRuns(runs)).toEqual([{ change: 'added', runs }]);
  });
});
