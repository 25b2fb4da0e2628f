import { describe, expect, it } from 'vitest';

import { pageStates } from '../../../src/components/TitleLine/pageStates';

const latest = { label: 'v2.0.0', banner: null, isLast: true };

describe('pageStates', () => {
  it.each([
    ['the latest version', latest, 'v2.0.0 · latest'],
    ['an unreleased version', { label: 'next', banner: 'unreleased' as const, isLast: false }, 'next · unreleased'],
    ['an old version', { label: 'v1.0.0', banner: 'unmaintained' as const, isLast: false }, 'v1.0.0 · frozen'],
  ])('names %s', (_case, version, words) => {
    expect(pageStates(version, { slug: '/a/b/c' })).toEqual([{ words }]);
  });

  it('adds that the subject is soon to be deprecated', () => {
    expect(pageStates(latest, { deprecated: true })).toEqual([
      { words: 'v2.0.0 · latest' },
      { words: 'legacy API · soon to be deprecated', deprecated: true },
    ]);
  });

  it.each([
    ['of a current operation', { slug: '/moods/v7beta/joy' }, [{ words: 'v7beta API · current' }]],
    [
      'of a legacy operation',
      { slug: '/moods/v1/joy', deprecated: true as const },
      [{ words: 'legacy API · soon to be deprecated', deprecated: true }],
    ],
    ['that is the landing', { slug: '/' }, []],
  ])('names the API of a page of the reference %s', (_case, frontMatter, states) => {
    expect(pageStates(undefined, frontMatter)).toEqual(states);
  });
});
