import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { finishPage, withFindablePanels } from '../src/finishPage';
import { minify } from '../src/minify';
import { withScriptList } from '../src/scriptList';

const PAGE = `<!doctype html><html lang=en><head><meta charset=UTF-8><title>T</title><link rel=stylesheet href=/b/s.css><script src=/b/main.js defer></script></head><body><p>One</p><p><a href=/b/404/>Two</a></p></body></html>`;

const context = {
  basePath: '/b/',
  fonts: ['/b/f.woff'],
  tags: (page: string) => ({ afterTitle: `<meta property="card" content="${page}">` }),
  inlineStyles: (html: string) => html.replace('<link rel=stylesheet', '<style>p{}</style>$&'),
  sourceOf: (page: string) => page,
};

describe('finishPage', () => {
  it('applies all steps', () => {
    expect(finishPage(PAGE, 'docs/', context).replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang=en>
      <head>
      <meta charset=UTF-8>
      <title>T</title>
      <meta property="card" content="docs/">
      <style>p{}</style>
      <link rel=stylesheet href=/b/s.css>
      <script type="application/json" id="__site-scripts">["/b/main.js"]</script>
      </head>
      <body>
      <link rel="preload" href="/b/f.woff" as="font" type="font/woff" crossorigin>
      <p>One</p>
      <p>
      <a href=/b/404/>Two</a>
      </p>
      </body>
      </html>"
    `);
  });
});

describe('minify', () => {
  const page = (body: string) =>
    `<!doctype html><html lang=en><head><title>T</title></head><body>${body}</body></html>`;
  const minified = (body: string) => minify(page(body), (text) => `docs/page.mdx, ${text}`);

  it.each([
    ['end tags that may be missing', '<p>One</p><ul><li>Two</li></ul>'],
    ['paragraphs in elements of text', '<em><p>One</p></em><strong><p>Two</p><p>Three</p></strong>'],
    ['comments of React', '<div id=a class="b a"><!-- -->1<!--$--> </div><p>End</p>'],
    ['white space', '<div>a\n  b</div> <p class="x ">a  b</p>'],
    ['what looks like a tag', '<img alt="a &lt;b> c"><script>document.write("<p>")</script><p>1 &lt; 2</p>'],
    ['addresses with a slash at their end', '<p><a href=/docs/>One</a></p>'],
    [
      'scripts and styles of several plugins',
      '<script>a()</script><script>b()</script><style>p{a:b}</style><style></style>',
    ],
    ['drawings', '<svg><path d=M0 /><g><title>One</title></g></svg>'],
  ])('keeps %s', (_, body) => {
    expect(minified(body)).toBe(page(body));
  });

  it('leaves out end tags that browsers ignore', () => {
    expect(minified('<a href=#b>A <link text=b></link> c</a>')).toBe(page('<a href=#b>A <link text=b> c</a>'));
  });

  it.each([
    ['a list in a paragraph', '<p><ul><li>One item</li></ul></p>', '<ul> in <p>', 'One item'],
    ['a block in a paragraph', '<p>One<pre><code>two</code></pre></p>', '<pre> in <p>', 'two'],
    ['a table without a body', '<table><tr><td>One cell</td></tr></table>', '<tr> in <table>', 'One cell'],
    ['a link in a link', '<a href=a>One <b><a href=b>two</a></b></a>', '<a> in <b>', 'two'],
    ['a cell without a row', '<table><tbody><td>One</td></tbody></table>', '<td> in <tbody>', 'One'],
  ])('stops at %s', (_, body, elements, text) => {
    expect(errorDetails(() => minified(body))).toMatchObject({
      file: `docs/page.mdx, ${text}`,
      problem: `HTML allows no ${elements}`,
    });
  });
});

it('texts of titles and attributes that look like tags stay texts, and stay where they are', () => {
  const text = 'A <script and </head> and </title> and <body> and <!-- x';
  const escaped = text.replaceAll('<', '&lt;');
  const page = PAGE.replace(
    '<title>T</title>',
    `<title>${escaped}</title><meta name=description content="${escaped}">`,
  );
  const $ = load(finishPage(page, 'docs/', context));
  expect([$('title').text(), $('meta[name=description]').attr('content')]).toEqual([text, text]);
  expect($('head').children().last().attr('id')).toBe('__site-scripts');
  expect($('body p').first().text()).toBe('One');
});

describe('withScriptList', () => {
  const listed = (scripts: string) => withScriptList(`<head><script>a()</script>${scripts}</head>`, 'docs/intro/');

  it('leaves other scripts as they are, and what only looks like one', () => {
    const others = '<script src=/c.js defer data-domain=x></script><!-- <script src=/d.js defer></script> -->';
    const inline = '<script>write("<script src=/e.js defer>")</script>';
    expect(
      listed(
        `<script defer="defer" src="/a.js?x=1&amp;y"></script>${others}<script src=/b.js defer></script>${inline}`,
      ),
    ).toBe(
      `<head><script>a()</script>${others}${inline}<script type="application/json" id="__site-scripts">["/a.js?x=1&y","/b.js"]</script></head>`,
    );
  });

  it('throws if the page has no deferred script', () => {
    expect(errorDetails(() => listed('<script src=/a.js async></script>'))).toMatchObject({
      file: '/docs/intro/',
      found: '<script src=/a.js async>',
      remedy: expect.stringContaining('`ssrTemplate`') as string,
    });
  });
});

it('lets browsers find text in the panels of tabs that are not selected, and changes no other element', () => {
  const others =
    '<div role=tabpanel aria-label="How to hide it: hidden">A</div><div hidden>B</div><pre>&lt;div role=tabpanel hidden></pre>';
  const html = `<div role=tabpanel aria-label=Go class=a hidden>C</div><div role="tabpanel" hidden="">D</div>${others}`;
  expect(withFindablePanels(html)).toBe(
    `<div role=tabpanel aria-label=Go class=a hidden="until-found">C</div><div role="tabpanel" hidden="until-found">D</div>${others}`,
  );
});
