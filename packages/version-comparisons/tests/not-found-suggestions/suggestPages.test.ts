import { describe, expect, it } from 'vitest';

import { suggestPages, type KnownPaths } from '../../src/NotFoundSuggestions/suggestPages';

const site: KnownPaths = {
  versions: [
    { name: 'v2', prefix: '/docs/' },
    { name: 'next', prefix: '/docs/next/' },
    { name: 'v1', label: '1.x', prefix: '/docs/v1/' },
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

function suggest(path: string): string[] {
  return suggestPages(path, site).map(({ to, why }) => `${to} ${why as string}`);
}

describe('suggestPages', () => {
  it.each([
    ['a misspelled name', '/docs/metrics/faithfullness/', '/docs/metrics/faithfulness/ similar'],
    ['a page without its folder', '/faithfulness/', '/docs/metrics/faithfulness/ similar'],
    ['a page of the blog', '/blog/welcom/', '/blog/welcome/ similar'],
    ['a moved page', '/docs/shields/', '/docs/metrics/ moved'],
    ['a misspelled path of a moved page', '/docs/sheilds/', '/docs/metrics/ similar'],
    ['a page with the name of the latest version', '/docs/v2/intro/', '/docs/intro/ same page'],
  ])('suggests a page for %s', (_case, path, expected) => {
    expect(suggest(path)[0]).toBe(expected);
  });

  it('sorts pages with the same name by the similarity of their paths', () => {
    expect(suggest('/docs/metric/faithfulness/').map((line) => line.split(' ')[0])).toEqual([
      '/docs/metrics/faithfulness/',
      '/docs/api/metrics/faithfulness/',
    ]);
  });

  it.each([
    ['/docs/v1/metrics/faithfulness/', ['/docs/metrics/faithfulness/ v2', '/docs/next/metrics/faithfulness/ next']],
    ['/docs/v0.9/intro/', ['/docs/intro/ v2', '/docs/next/intro/ next', '/docs/v1/intro/ 1.x']],
    ['/docs/summary/', ['/docs/v1/summary/ 1.x']],
    ['/docs/metrics/summary/', ['/docs/v1/summary/ 1.x']],
  ])('suggests %s in other versions', (path, expected) => {
    const found = suggestPages(path, site).flatMap(({ to, why }) =>
      typeof why === 'string' ? [] : `${to} ${why.label}`,
    );
    expect(found).toEqual(expected);
  });

  it('suggests pages of docs at /', () => {
    const versions = [
      { name: '1.0', prefix: '/' },
      { name: 'next', prefix: '/next/' },
    ];
    const pages = { '/tone/': 'Tone', '/next/tone/': 'Tone' };
    const found = suggestPages('/0.9/tone/', { versions, pages, moved: {} });
    expect(found.map(({ to }) => to)).toEqual(['/tone/', '/next/tone/']);
  });

  it('suggests each page once, and at most four pages', () => {
    const pages = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((folder) => [`/${folder}/tone/`, 'Tone']));
    expect(suggestPages('/tone/', { ...site, pages })).toHaveLength(4);
    const found = suggest('/docs/v1/intro/').map((line) => line.split(' ')[0]);
    expect(new Set(found).size).toBe(found.length);
  });

  it.each(['/quite/another/thing/', '/docs/qwertzuiop/'])('suggests nothing for %s', (path) => {
    expect(suggest(path)).toEqual([]);
  });
});
