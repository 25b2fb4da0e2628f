import { describe, expect, it } from 'vitest';

import { knownPaths, pageTitle } from '../../../../plugins/pages/not-found/knownPaths';

describe('knownPaths', () => {
  it('returns pages sorted by path, and redirects without those of the latest version’s name', () => {
    const titles = new Map([
      ['/docs/tone/', 'Tone'],
      ['/', 'Home'],
    ]);
    const redirects = [
      { from: '/docs/old/', to: '/docs/tone/' },
      { from: '/docs/v2/tone/', to: '/docs/tone/' },
      { from: '/docs/v1/old/', to: '/docs/v1/tone/' },
    ];
    const known = knownPaths(titles, redirects, ['v2', 'v1']);
    expect(known).toEqual({
      versions: [
        { name: 'v2', prefix: '/docs/' },
        { name: 'next', prefix: '/docs/next/' },
        { name: 'v1', prefix: '/docs/v1/' },
      ],
      pages: { '/': 'Home', '/docs/tone/': 'Tone' },
      moved: { '/docs/old/': '/docs/tone/', '/docs/v1/old/': '/docs/v1/tone/' },
    });
    expect(Object.keys(known.pages)).toEqual(['/', '/docs/tone/']);
  });
});

describe('pageTitle', () => {
  it.each([
    ['<head><title data-rh=true>Tone &amp; more | Acme</title></head><body><title>x</title>', 'Tone & more'],
    ['<head><title>Acme</title></head>', 'Acme'],
  ])('reads the title of %s', (html, expected) => {
    expect(pageTitle(html, 'Acme')).toBe(expected);
  });
});
