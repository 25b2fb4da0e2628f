import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { reportUrl } from '../../../../../shared/reportUrl';
import { comparisonPage, pageLayout } from '../../../../../plugins/versions/comparisons/render/comparisonPage';
import { viewBetween } from '../fixtures';

const HTML = `<!doctype html><html lang="en"><head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title>Docs</title>
<meta name="description" content="About."><link rel="canonical" href="https://docs.test/docs/">
<link rel="preload" href="/a.woff2" as="font"><link rel="stylesheet" href="/a.css"><link rel="icon" href="/a.ico">
<link rel="manifest" href="/a.json"><script src="/main.js" defer></script>
</head><body>
<svg style="display:none"><symbol id="icon"></symbol></svg>
<script>document.documentElement.setAttribute('data-theme','dark')</script><script>window.other=1</script>
<div id="__docusaurus">
<div role="region" aria-label="Skip to main content"><a class="skip" href="#__docusaurus_skip_0">Skip</a></div>
<nav class="navbar" aria-label="Main"><button class="toggle">Menu</button>
<a class="navbar__link navbar__link--active" aria-current="page" href="/docs/">Docs</a><a href="/blog/">Blog</a>
<div class="navbar__item dropdown"><a href="#">v1</a><ul><li>v2</li></ul></div>
<form role="search" action="/search/"><input name="q" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="hits" aria-label="Search"></form>
</nav>
<main>Content</main>
<footer class="footer"><a href="/terms/">Terms</a></footer>
</div></body></html>`;

const SHARED = {
  layout: {
    head: '<link rel="icon" href="/base/a.ico">',
    before: "<script>document.documentElement.dataset.theme='dark'</script><nav>Menu</nav>",
    after: '<footer>Terms</footer>',
    mainId: 'skip_0',
  },
  siteUrl: 'https://docs.test',
  basePath: '/base/',
  siteTitle: 'Acme "docs" & more',
  styles: 'assets/css/compare.1234.css',
};

const htmlOf = (title = 'Tone') =>
  comparisonPage(viewBetween('One.', 'Two.', { newer: { version: 'v2', title, path: 'docs/tone/' } }), SHARED);

describe('the link in the footer that reports a problem', () => {
  const link = (url: string) => `<a href="${url.replaceAll('&', '&amp;')}" data-report="abc">Report</a>`;
  const given = reportUrl('https://git.test/new', { url: 'https://docs.test/base/docs/', commit: 'abc' });
  const footer = HTML.replace('<a href="/terms/">', `${link(given)}<a href="/terms/">`);

  it('is filled in for the comparison', () => {
    const $ = load(comparisonPage(viewBetween('One.', 'Two.'), { ...SHARED, layout: pageLayout(footer) }));
    const { url, version } = { url: 'https://docs.test/base/compare/v1...v2/tone/', version: 'v1 and v2' };
    expect($('[data-report]').attr('href')).toBe(reportUrl('https://git.test/new', { url, version, commit: 'abc' }));
  });
});

describe('comparisonPage', () => {
  it.each(['</title><script>alert(1)</script>', '"><script>alert(1)</script>', 'A & B "C" \'D\''])(
    'escapes the title %s',
    (title) => {
      const page = load(htmlOf(title));
      expect(page('script').length).toBe(1);
      expect(page('title').text()).toBe(`${title}: v1 to v2 | Acme "docs" & more`);
      expect(page('meta[name=description]').attr('content')).toBe(
        `What changed on the page “${title}” between docs v1 and v2.`,
      );
      expect(page('h1').text()).toBe(`${title}: v1 to v2`);
    },
  );
});
