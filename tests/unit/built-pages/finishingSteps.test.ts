import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openBuiltPages, type BuiltSite } from '../../../plugins/built-pages';
import { finishPage } from '../../../plugins/built-pages/finishingSteps';

const PAGE = `<!doctype html><html lang=en><head><meta charset=UTF-8><title>T</title><link rel=stylesheet href=/b/s.css><script src=/b/main.js defer></script></head><body><p>One<p><a href=/b/404/>Two</a></body></html>`;

const facts = {
  basePath: '/b/',
  font: '/b/f.woff',
  cardTags: (page: string) => `<meta property="card" content="${page}">`,
};

describe('finishPage', () => {
  it('takes a page through all steps', () => {
    expect(finishPage(PAGE, 'docs/', facts).replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang=en>
      <head>
      <meta charset=UTF-8>
      <meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'">
      <title>T</title>
      <meta property="card" content="docs/">
      <link rel="preload" href="/b/f.woff" as="font" type="font/woff" crossorigin>
      <link rel=stylesheet href=/b/s.css>
      <script type="application/json" id="page-scripts">["/b/main.js"]</script>
      </head>
      <body>
      <p>One</p>
      <p>
      <a href=/b/404/>Two</a>
      </p>
      </body>
      </html>"
    `);
  });

  it('points the links of the not-found page to itself to the home page', () => {
    expect(finishPage(PAGE, '404.html', facts)).toContain('href="/b/"');
    expect(finishPage(PAGE, 'docs/', facts)).toContain('href=/b/404/');
  });

  it('hashes every inline script of the finished page', () => {
    const page = finishPage(PAGE.replace('<p>', '<script>a()</script><p>'), 'docs/', facts);
    expect(page.match(/'sha256-/g)).toHaveLength(1);
  });
});

describe('openBuiltPages', () => {
  let outDir = '';
  const site = () =>
    ({
      outDir,
      routesPaths: ['/b/', '/b/docs', '/b/404.html'],
      siteConfig: { baseUrl: '/b/' },
    }) as unknown as BuiltSite;

  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
    for (const folder of ['assets/fonts', 'docs', 'static']) mkdirSync(path.join(outDir, folder), { recursive: true });
    writeFileSync(path.join(outDir, 'assets/fonts/font-0a1b.woff'), '');
    for (const file of ['index.html', 'docs/index.html', '404.html', 'static/index.html']) {
      writeFileSync(path.join(outDir, file), PAGE);
    }
  });
  afterEach(() => rmSync(outDir, { recursive: true }));

  it('finishes the pages of the router once, whoever asks first', () => {
    const cardTags = vi.fn(() => '');
    const pages = openBuiltPages(cardTags);
    const read = pages.read(site());
    expect(pages.read(site())).toBe(read);
    expect([...read.keys()]).toEqual(['', '404.html', 'docs/']);
    expect(cardTags).toHaveBeenCalledTimes(3);
    expect(readFileSync(path.join(outDir, 'docs/index.html'), 'utf8')).toBe(read.get('docs/'));
    expect(read.get('docs/')).toContain('href="/b/assets/fonts/font-0a1b.woff"');
    expect(readFileSync(path.join(outDir, 'static/index.html'), 'utf8')).toBe(PAGE);
  });
});
