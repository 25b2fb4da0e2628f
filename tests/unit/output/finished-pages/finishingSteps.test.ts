import { describe, expect, it } from 'vitest';

import {
  finishPage,
  withExplicitEndTags,
  withScriptList,
} from '../../../../plugins/output/finished-pages/finishingSteps';
import { errorDetails } from '../../../support/errorDetails';

const PAGE = `<!doctype html><html lang=en><head><meta charset=UTF-8><title>T</title><link rel=stylesheet href=/b/s.css><script src=/b/main.js defer></script></head><body><p>One<p><a href=/b/404/>Two</a></body></html>`;

const context = {
  basePath: '/b/',
  font: '/b/f.woff',
  cardTags: (page: string) => `<meta property="card" content="${page}">`,
  feedLinks: () => '',
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
      <link rel="preload" href="/b/f.woff" as="font" type="font/woff" crossorigin>
      <link rel=stylesheet href=/b/s.css>
      <script type="application/json" id="__site-scripts">["/b/main.js"]</script>
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

  it('points links of the not-found page to itself to the home page', () => {
    expect(finishPage(PAGE, '404.html', context)).toContain('href="/b/"');
    expect(finishPage(PAGE, 'docs/', context)).toContain('href=/b/404/');
  });
});

describe('withExplicitEndTags', () => {
  const page = (body: string) => `<!doctype html><html lang=en><head><title>T</title></head><body>${body}</body>`;

  it.each([
    ['paragraphs', '<p>One<p>Two', '<p>One</p><p>Two</p>'],
    ['list items', '<ul><li>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
    [
      'table cells',
      '<table><thead><tr><th>A<tbody><tr><td>B<td>C</table>',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>B</td><td>C</td></tr></tbody></table>',
    ],
  ])('closes %s', (_, open, closed) => {
    expect(withExplicitEndTags(page(open))).toBe(`${page(closed)}</html>`);
  });

  it.each([
    ['comments of React', '<div id=a class="b a"><!-- -->1<!--$--> </div>'],
    ['white space', '<div>a\n  b</div> <p class="x ">a  b</p>'],
    ['scripts', '<script>var a = 1 ;  </script>'],
  ])('keeps %s unchanged', (_, body) => {
    expect(withExplicitEndTags(page(body))).toBe(`${page(body)}</html>`);
  });
});

describe('withScriptList', () => {
  const listed = (scripts: string) => withScriptList(`<head><script>a()</script>${scripts}</head>`, 'docs/intro/');

  it('throws if the page has no deferred script', () => {
    expect(errorDetails(() => listed('<script src=/a.js async></script>'))).toMatchObject({
      file: 'docs/intro/',
      found: '<script src=/a.js async>',
    });
  });
});
