import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { buildDir } from '../support/builtSite';
import { checkLinks, readSite, type StaticSite } from '../support/linkCheck';

const site = readSite(buildDir, `${brand.siteUrl}${brand.basePath}`);
const problems = checkLinks(site);

describe('the built site', () => {
  it('was read whole: docs of all versions, blog, reference, redirects and the not-found page', () => {
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
    expect(site.pages.size).toBeGreaterThan(300);
  });

  it('has no link to a page or file that does not exist', () => {
    expect(problems.links).toEqual([]);
  });

  it('has no link to an anchor that its target page does not have', () => {
    expect(problems.anchors).toEqual([]);
  });

  it('has every image, script, style and icon that its pages ask for', () => {
    expect(problems.files).toEqual([]);
  });

  it('has no address of its own without the base path', () => {
    expect(problems.basePath).toEqual([]);
  });

  it('links to the pages themselves, never to a redirect', () => {
    expect(problems.redirects).toEqual([]);
  });

  it('gives each id of a page to one element', () => {
    expect(problems.duplicateIds).toEqual([]);
  });
});

const ROOT = 'https://docs.example/base/';

/** Three pages and their files, with nothing wrong: a home page, a page with anchors, and a redirect to it. */
const SOUND: Record<string, string> = {
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

function madeUp(extra: Record<string, string> = {}): StaticSite {
  const files = { ...SOUND, ...extra };
  return {
    root: ROOT,
    files: new Set(Object.keys(files)),
    pages: new Map(Object.entries(files).filter(([file]) => file.endsWith('.html'))),
  };
}

const NOTHING = { links: [], anchors: [], files: [], basePath: [], redirects: [], duplicateIds: [] };

describe('the check', () => {
  it('finds nothing in a sound site', () => {
    expect(checkLinks(madeUp())).toEqual(NOTHING);
  });

  it.each([
    ['a link to no page', '<a href="/base/docs/gone/">x</a>', { links: ['/base/docs/gone/'] }],
    ['a link to no file', '<a href="/base/api.yaml">x</a>', { links: ['/base/api.yaml'] }],
    ['a link with the whole address to no page', `<a href="${ROOT}gone/">x</a>`, { links: [`${ROOT}gone/`] }],
    ['a relative link to no page', '<a href="gone/">x</a>', { links: ['gone/'] }],
    ['an address that is none', '<a href="http://[">x</a>', { links: ['http://['] }],
    ['a link to no anchor', '<a href="/base/docs/page/#none">x</a>', { anchors: ['/base/docs/page/#none'] }],
    ['a link to no anchor of its own page', '<a href="#none">x</a>', { anchors: ['#none'] }],
    ['a missing image', '<img src="/base/img/none.png">', { files: ['/base/img/none.png'] }],
    [
      'a missing image of a set',
      '<img srcset="/base/img/icon.svg 1x, /base/img/two.png 2x">',
      { files: ['/base/img/two.png'] },
    ],
    ['a missing script', '<script src="/base/none.js"></script>', { files: ['/base/none.js'] }],
    ['a missing style', '<link rel="stylesheet" href="/base/none.css">', { files: ['/base/none.css'] }],
    ['a missing icon', '<link rel="icon" href="/base/none.ico">', { files: ['/base/none.ico'] }],
    ['a missing image for readers without scripts', '<noscript><img src="no.png"></noscript>', { files: ['no.png'] }],
    ['a link without the base path', '<a href="/docs/page/">x</a>', { basePath: ['/docs/page/'] }],
    ['an image without the base path', '<img src="/img/icon.svg">', { basePath: ['/img/icon.svg'] }],
    ['a link to a redirect', '<a href="/base/docs/moved/">x</a>', { redirects: ['/base/docs/moved/'] }],
    ['a link without its last slash', '<a href="/base/docs/page">x</a>', { redirects: ['/base/docs/page'] }],
    ['a link to the base path without its slash', '<a href="/base">x</a>', { redirects: ['/base'] }],
    [
      'a redirect to a redirect',
      '<meta http-equiv="refresh" content="0; url=/base/docs/moved/">',
      { redirects: ['/base/docs/moved/'] },
    ],
    ['an id that stands twice', '<p id="twice"></p><p id="twice"></p>', { duplicateIds: ['#twice'] }],
  ])('sees %s', (_title, html, found) => {
    const expected = Object.entries(found).map(([kind, links]) => [kind, links.map((link) => `probe.html -> ${link}`)]);
    expect(checkLinks(madeUp({ 'probe.html': html }))).toEqual({
      ...NOTHING,
      ...(Object.fromEntries(expected) as Partial<typeof NOTHING>),
    });
  });
});
