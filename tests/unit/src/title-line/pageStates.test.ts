import { describe, expect, it } from 'vitest';

import { pageStates } from '../../../../src/components/TitleLine/pageStates';

const LATEST = { label: 'v2.0.0', banner: null, isLast: true };
const NEXT = { label: 'next', banner: 'unreleased', isLast: false } as const;
const OLD = { label: 'v1.0.0', banner: 'unmaintained', isLast: false } as const;
const DEPRECATED = { label: 'legacy API · soon to be deprecated', deprecated: true };

describe('pageStates', () => {
  it.each([
    ['the latest version', LATEST, { slug: '/a/b/c' }, [{ label: 'v2.0.0 · latest' }]],
    ['an unreleased version', NEXT, {}, [{ label: 'next · unreleased' }]],
    ['an old version', OLD, {}, [{ label: 'v1.0.0 · frozen' }]],
    ['a deprecated subject', LATEST, { deprecated: true as const }, [{ label: 'v2.0.0 · latest' }, DEPRECATED]],
    ['a current operation', undefined, { slug: '/moods/v7beta/joy' }, [{ label: 'v7beta API · current' }]],
    ['a legacy operation', undefined, { slug: '/moods/v1/joy', deprecated: true as const }, [DEPRECATED]],
    ['the landing page of the reference', undefined, { slug: '/' }, []],
  ])('labels a page about %s', (_case, version, frontMatter, states) => {
    expect(pageStates(version, frontMatter)).toEqual(states);
  });
});
