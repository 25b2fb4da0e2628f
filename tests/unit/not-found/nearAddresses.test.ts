import { describe, expect, it } from 'vitest';

import type { SiteAddresses } from '../../../shared/siteAddresses';
import { nearAddresses } from '../../../src/components/NearAddresses/nearAddresses';
import { addressWords, readAddress } from '../../../src/components/NearAddresses/readAddress';

const site: SiteAddresses = {
  versions: [
    { name: 'v2', prefix: '/docs/' },
    { name: 'next', prefix: '/docs/next/' },
    { name: 'v1', prefix: '/docs/v1/' },
  ],
  pages: {
    '/': 'Home',
    '/blog/welcome/': 'Welcome',
    '/docs/': 'Landing',
    '/docs/intro/': 'Introduction',
    '/docs/api/': 'Reference',
    '/docs/api/metrics/faithfulness/': 'POST faithfulness',
    '/docs/metrics/': 'Metrics',
    '/docs/metrics/faithfulness/': 'Faithfulness',
    '/docs/next/intro/': 'Introduction',
    '/docs/next/metrics/faithfulness/': 'Faithfulness',
    '/docs/v1/intro/': 'Introduction',
    '/docs/v1/summary/': 'Summary',
  },
  moved: { '/docs/shields/': '/docs/metrics/', '/docs/v1/metrics/summary/': '/docs/v1/summary/' },
};

function near(address: string): string[] {
  return nearAddresses(address, site).map(({ to, why }) => `${to} ${why}`);
}

describe('nearAddresses', () => {
  it.each([
    ['a name spelled almost right', '/docs/metrics/faithfullness/', ['/docs/metrics/faithfulness/ A similar address']],
    ['an address without its folder', '/faithfulness/', ['/docs/metrics/faithfulness/ A similar address']],
    ['a page of the blog', '/blog/welcom/', ['/blog/welcome/ A similar address']],
    ['an address that moved', '/docs/shields/', ['/docs/metrics/ This page has moved']],
    ['almost an address that moved', '/docs/sheilds/', ['/docs/metrics/ A similar address']],
    ['the alias of the latest version', '/docs/v2/intro/', ['/docs/intro/ The same page']],
    ['a page below a folder', '/docs/api/metrics/v9/', ['/docs/api/ One level up']],
  ])('finds %s', (_what, address, expected) => {
    expect(near(address)).toEqual(expect.arrayContaining(expected));
    expect(near(address)[0]).toBe(expected[0]);
  });

  it('puts the nearest of several pages with one name first', () => {
    expect(near('/docs/metric/faithfulness/').map((line) => line.split(' ')[0])).toEqual([
      '/docs/metrics/faithfulness/',
      '/docs/api/metrics/faithfulness/',
    ]);
  });

  it.each([
    ['/docs/v1/metrics/faithfulness/', ['/docs/metrics/faithfulness/', '/docs/next/metrics/faithfulness/']],
    ['/docs/v0.9/intro/', ['/docs/intro/', '/docs/next/intro/', '/docs/v1/intro/']],
    ['/docs/summary/', ['/docs/v1/summary/']],
    ['/docs/metrics/summary/', ['/docs/v1/summary/']],
  ])('finds the page of %s in other versions', (address, expected) => {
    const found = nearAddresses(address, site).filter(({ why }) => why.startsWith('The same page in docs '));
    expect(found.map(({ to }) => to)).toEqual(expected);
  });

  it('names each page once, and four at most', () => {
    const pages = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((folder) => [`/${folder}/tone/`, 'Tone']));
    expect(nearAddresses('/tone/', { ...site, pages })).toHaveLength(4);
    const found = near('/docs/v1/intro/').map((line) => line.split(' ')[0]);
    expect(new Set(found).size).toBe(found.length);
  });

  it.each(['/quite/another/thing/', '/docs/qwertzuiop/'])('finds nothing near %s', (address) => {
    expect(near(address)).toEqual([]);
  });
});

describe('readAddress', () => {
  it.each([
    ['/base/docs/intro', '/docs/intro/'],
    ['/base/docs//Intro.html', '/docs/intro/'],
    ['/base/docs/intro/index.html', '/docs/intro/'],
    ['/base/docs/intro.md', '/docs/intro/'],
    ['/base/docs/a%20b/', '/docs/a b/'],
    ['/base/docs/%E0%A4%A/', '/docs/%e0%a4%a/'],
    ['/elsewhere/', '/elsewhere/'],
    ['/base/', '/'],
  ])('reads %s as %s', (pathname, expected) => {
    expect(readAddress(pathname, '/base/')).toBe(expected);
  });
});

describe('addressWords', () => {
  it.each([
    ['/docs/shields/prompt_sheild/', 'prompt sheild'],
    ['/docs/answer-relevancy/', 'answer relevancy'],
    ['/docs/v3.3.0/', 'v3.3.0'],
    ['/docs/<b>%/', 'b'],
    ['/', ''],
  ])('reads the words of %s', (address, expected) => {
    expect(addressWords(address)).toBe(expected);
  });
});
