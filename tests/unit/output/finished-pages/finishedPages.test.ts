import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import { onlyFont, openFinishedPages, type BuiltSite } from '../../../../plugins/output/finished-pages';
import { errorDetails } from '../../../support/errorDetails';
import { tempFolder } from '../../../support/tempFolder';

const PAGE =
  '<html><head><title>T</title><link rel=stylesheet><script src=/b/main.js defer></script></head><body></body></html>';

describe('openFinishedPages', () => {
  it('finishes the pages of the router on the first read', () => {
    const files = ['index.html', 'docs/index.html', '404.html', 'static/index.html'].map((file) => [file, PAGE]);
    const outDir = tempFolder({ 'assets/fonts/font-0a1b.woff': '', ...Object.fromEntries(files) });
    const readFile = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
    const site = { outDir, routesPaths: ['/b/', '/b/docs', '/b/404.html'], siteConfig: { baseUrl: '/b/' } };
    const cardTags = vi.fn(() => '');
    const finishedPages = openFinishedPages(() => ({ cardTags, feedLinks: () => '' }));
    const pages = finishedPages.read(site as unknown as BuiltSite);
    expect(finishedPages.read(site as unknown as BuiltSite)).toBe(pages);
    expect([...pages.keys()]).toEqual(['', '404.html', 'docs/']);
    expect(cardTags).toHaveBeenCalledTimes(3);
    expect(pages.get('docs/')).toContain('href="/b/assets/fonts/font-0a1b.woff"');
    expect(readFile('docs/index.html')).toBe(pages.get('docs/'));
    expect(readFile('static/index.html')).toBe(PAGE);
  });
});

describe('onlyFont', () => {
  it('returns the one font', () => {
    expect(onlyFont(['a.woff', 'readme.txt'])).toBe('a.woff');
  });

  it.each([
    ['none', []],
    ['a.woff, b.woff', ['a.woff', 'b.woff']],
  ])('throws if it finds %s', (found, files) => {
    expect(errorDetails(() => onlyFont(files)).found).toBe(found);
  });
});
