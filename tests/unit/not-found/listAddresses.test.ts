import { expect, it } from 'vitest';

import { listAddresses } from '../../../plugins/not-found/listAddresses';
import { pageTitle } from '../../../plugins/not-found/pageTitle';

it('lists pages and moved addresses by address, without the alias of the latest version', () => {
  const titles = new Map([
    ['/docs/tone/', 'Tone'],
    ['/', 'Home'],
  ]);
  const redirects = [
    { from: '/docs/old/', to: '/docs/tone/' },
    { from: '/docs/v2/tone/', to: '/docs/tone/' },
    { from: '/docs/v1/old/', to: '/docs/v1/tone/' },
  ];
  expect(listAddresses(titles, redirects, ['v2', 'v1'])).toEqual({
    versions: [
      { name: 'v2', prefix: '/docs/' },
      { name: 'next', prefix: '/docs/next/' },
      { name: 'v1', prefix: '/docs/v1/' },
    ],
    pages: { '/': 'Home', '/docs/tone/': 'Tone' },
    moved: { '/docs/old/': '/docs/tone/', '/docs/v1/old/': '/docs/v1/tone/' },
  });
});

it.each([
  ['<head><title data-rh=true>Tone &amp; more | Acme</title></head><body><title>x</title>', 'Tone & more'],
  ['<head><title>Acme</title></head>', 'Acme'],
])('reads the title of %s', (html, expected) => {
  expect(pageTitle(html, 'Acme')).toBe(expected);
});
