import type { Props } from '@docusaurus/types';
import { expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { missingFileErrors } from '../../../plugins/output/missingFiles';

/** Returns the errors of a page with some HTML, and HTML around all pages, in a site with a few files. */
function errorsOf(html: string, layout = '') {
  const siteDir = tempFolder({
    'docs/a.mdx': `One.\n\n${html}\n`,
    'build/docs/a/index.html': `<body>${layout}${html}</body>`,
    'build/docs/index.html': `<body>${layout}</body>`,
    'build/docs/a.ts/index.html': '',
    'build/docs/a.md': '',
    'build/img/logo x.png': '',
    'build/blog/rss.xml': '',
    'build/llms.txt': '',
  });
  const routes = [{ path: '/base/docs/a/', component: '', metadata: { sourceFilePath: 'docs/a.mdx' } }];
  const siteConfig = { baseUrl: '/base/', trailingSlash: true, future: {} };
  const built = {
    siteDir,
    outDir: `${siteDir}/build`,
    routes,
    routesPaths: ['/base/docs/', '/base/docs/a/'],
    siteConfig,
  };
  return missingFileErrors(built as unknown as Props);
}

it.each([
  ['<a href="/base/fils/no.pdf">x</a>', 'below static/'],
  ['<img src=/base/img/logo%20y.png>', 'write "/img/logo x.png"'],
  ['<source srcset="/base/img/logo%20x.png 1x, /base/no.png 2x">', 'fix its name'],
  ['<video poster="/base/no.png"></video>', 'fix its name'],
  ['<b style="background:url(&quot;/base/no.png&quot;)">x</b>', 'fix its name'],
  ['<b title=\'a > "b"\' style=\'background:url("/base/no.png")\'>x</b>', 'fix its name'],
  ['<a href="../../lms.txt?v=1#a">x</a>', 'write "/llms.txt"'],
])('missingFileErrors finds %s, with its line', (html, remedy) => {
  expect(errorsOf(html)).toEqual([
    expect.objectContaining({ file: 'docs/a.mdx:3', remedy: expect.stringContaining(remedy) }),
  ]);
});

it('missingFileErrors names a file of the layout once', () => {
  expect(errorsOf('One.', '<a href="/base/no.pdf">x</a>').map(({ file }) => file)).toEqual(['/docs/']);
});

it.each([
  '<a href="/base/blog/rss.xml">x</a> <a href="/base/docs/a.md">x</a> <a href="/base/docs/a.ts/">x</a>',
  '<a href="/base/docs/a.ts">x</a> <a href="/other/no.pdf">x</a> <a href="https://a.example/no.pdf">x</a>',
  '<img src="data:image/png;base64,AA.png"> <img src="/base/img/logo%20x.png"> <a href="mailto:a@b.example">x</a>',
  '<img alt="write <img src=/base/no.png>, or href=/base/no.pdf" src=/base/img/logo%20x.png> <b data-src="/base/no.png">x</b>',
  '<!-- <img src=/base/no.png> --> <textarea><img src=/base/no.png></textarea> <style>a { content: "<img src=/base/no.png>" }</style>',
  '<script>"<img src=/base/no.png>"</script> <code>&lt;img src="/base/no.png"></code> <a href="/base/v3.4/">x</a>',
])('missingFileErrors accepts %s', (html) => {
  expect(errorsOf(html)).toEqual([]);
});
