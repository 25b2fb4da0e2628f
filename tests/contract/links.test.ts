import { describe, expect, it } from 'vitest';

import { buildDir, siteUrl } from '../support/builtSite';
import { checkLinks, readSite, type StaticSite } from '../support/linkCheck';

const site = readSite(buildDir, siteUrl);
const problems = checkLinks(site);

describe('the built site', () => {
  it('is read completely', () => {
    for (const file of [
      '404.html',
      'index.html',
      'blog/welcome/index.html',
      'docs/intro/index.html',
      'docs/next/intro/index.html',
      'docs/v3.3.0/intro/index.html',
      'docs/v3.4.0/intro/index.html',
      'docs/api/metrics/v4alpha/pii/index.html',
    ]) {
      expect(site.pages.has(file), file).toBe(true);
    }
  });

  it('has no link to a missing page or file', () => {
    expect(problems.links).toEqual([]);
  });

  it('has no link to a missing anchor', () => {
    expect(problems.anchors).toEqual([]);
  });

  it('has no reference to a missing image, script, style or icon', () => {
    expect(problems.files).toEqual([]);
  });

  it('has no link without the base path', () => {
    expect(problems.basePath).toEqual([]);
  });

  it('has no link to a redirect', () => {
    expect(problems.redirects).toEqual([]);
  });

  it('has no duplicate id on a page', () => {
    expect(problems.duplicateIds).toEqual([]);
  });
});

const ROOT = 'https://docs.example/base/';

/** A site without faults: a home page, a page with anchors, and a redirect to it. */
const VALID: Record<string, string> = {
  'index.html': `
    <svg><defs><symbol id="mark"></symbol></defs></svg><svg><defs><symbol id="mark"></symbol></defs></svg>
    <svg><use href="#mark"/></svg>
    <link rel="icon" href="/base/img/icon.svg"><link rel="alternate" href="/elsewhere.xml">
    <a href="#">Menu</a><a href="/base/docs/page/?q=1#caf%C3%A9">Page</a><a href="docs/page/#old-name">Page</a>
    <a href="${ROOT}docs/page/">Page</a><a href="https://other.example/docs/">Other</a><a href="mailto:a@b.example">Mail</a>`,
  'docs/page/index.html': '<h2 id="café">Café</h2><a name="old-name"></a><a href="../../">Home</a>',
  'docs/moved/index.html':
    '<meta http-equiv="refresh" content="0; url=/base/docs/page/"><a href="/base/docs/page/">Go</a>',
  'img/icon.svg': '',
};

function exampleSite(extra: Record<string, string> = {}): StaticSite {
  const files = { ...VALID, ...extra };
  return {
    root: ROOT,
    files: new Set(Object.keys(files)),
    pages: new Map(Object.entries(files).filter(([file]) => file.endsWith('.html'))),
  };
}

const NOTHING = { links: [], anchors: [], files: [], basePath: [], redirects: [], duplicateIds: [] };

describe('checkLinks', () => {
  it('finds nothing in a valid site', () => {
    expect(checkLinks(exampleSite())).toEqual(NOTHING);
  });

  it.each([
    ['a link to a missing page', '<a href="/base/docs/gone/">x</a>', { links: ['/base/docs/gone/'] }],
    ['a relative link to a missing page', '<a href="gone/">x</a>', { links: ['gone/'] }],
    ['a malformed URL', '<a href="http://[">x</a>', { links: ['http://['] }],
    ['a link to a missing anchor', '<a href="/base/docs/page/#none">x</a>', { anchors: ['/base/docs/page/#none'] }],
    ['a missing image in a srcset', '<img srcset="/base/img/icon.svg 1x, no.png 2x">', { files: ['no.png'] }],
    ['a missing style', '<link rel="stylesheet" href="/base/none.css">', { files: ['/base/none.css'] }],
    ['a missing image in noscript', '<noscript><img src="no.png"></noscript>', { files: ['no.png'] }],
    ['a link without the base path', '<a href="/docs/page/">x</a>', { basePath: ['/docs/page/'] }],
    ['a link to a redirect', '<a href="/base/docs/moved/">x</a>', { redirects: ['/base/docs/moved/'] }],
    ['a link without a trailing slash', '<a href="/base/docs/page">x</a>', { redirects: ['/base/docs/page'] }],
    ['a duplicate id', '<p id="twice"></p><p id="twice"></p>', { duplicateIds: ['#twice'] }],
  ])('finds %s', (_title, html, found) => {
    const expected = Object.entries(found).map(([kind, links]) => [kind, links.map((link) => `probe.html -> ${link}`)]);
    expect(checkLinks(exampleSite({ 'probe.html': html }))).toEqual({
      ...NOTHING,
      ...(Object.fromEntries(expected) as Partial<typeof NOTHING>),
    });
  });
});
