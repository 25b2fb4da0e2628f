import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';

import { markdownToHtml } from '@api-docs/openapi-facts/text/markdownToHtml';

import { describedSections, description, labeled, summaryText } from '../../src/content/description';
import { mdxText } from '../../src/content/mdxText';
import { code, item, list, paragraph } from '../../src/content/nodes';

/** Writes HTML of React as `markdownToHtml` does, without line breaks around elements. */
function normalize(html: string): string {
  return html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('/>', '>')
    .replace(/ style="text-align:(\w+)"/g, ' align="$1"')
    .replace(/>\n+(?=<)|\n+(?=<br>|<ul>)/g, (match) => match.trim())
    .replace(/<br>\n/g, '<br>')
    .trim();
}

/** Renders MDX with the notations of Docusaurus. */
async function render(mdx: string): Promise<string> {
  const options = { ...runtime, remarkPlugins: [remarkDirective, remarkGfm] } as Parameters<typeof evaluate>[1];
  const { default: Content } = await evaluate(mdx, options);
  return normalize(renderToStaticMarkup(createElement(Content)));
}

/** A description, and its HTML in a field and on the page of an operation. */
const DESCRIPTIONS: [behavior: string, markdown: string, html: string][] = [
  [
    'keeps emphasis, code and external links',
    '*a* `{c}` [e](https://e.com)',
    '<p><em>a</em> <code>{c}</code> <a href="https://e.com">e</a></p>',
  ],
  ['keeps braces and comparisons', 'a {b} ` {c} 0 < x \\{d\\}', '<p>a {b} ` {c} 0 &lt; x {d}</p>'],
  [
    'keeps braces of code',
    '`{a}` ``b ` {c}`` `import {d} <e>`',
    '<p><code>{a}</code> <code>b ` {c}</code> <code>import {d} &lt;e></code></p>',
  ],
  ['makes headings bold', '# A {a}\n\nb', '<p><strong>A {a}</strong></p><p>b</p>'],
  [
    'keeps HTML that Markdown can say',
    'a <b>c</b> <i class="x">d</i>\n\n<ul>\n<li>e</li>\n</ul>',
    '<p>a <strong>c</strong> <em>d</em></p><ul><li>e</li></ul>',
  ],
  [
    'keeps external links and code of HTML',
    '<p>See <a href="https://e.com" onclick="f()">e</a>, <code>&lt;f&gt;</code>.</p>',
    '<p>See <a href="https://e.com">e</a>, <code>&lt;f></code>.</p>',
  ],
  [
    'keeps tables and headings of HTML',
    '<h2>A</h2><table><tr><th>B</th></tr><tr><td>c</td></tr></table>',
    '<p><strong>A</strong></p><table><thead><tr><th>B</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
  ],
  [
    'makes other HTML text',
    'a <div class="x">c</div> <id>\n\n<section>\n**d**',
    '<p>a &lt;div class="x">c&lt;/div> &lt;id></p><p>&lt;section>\n**d**</p>',
  ],
  ['makes HTML that is not closed text', 'a <b>c\n\nd', '<p>a &lt;b>c</p><p>d</p>'],
  ['leaves out scripts and styles', 'a <script>b()</script>c\n\n<style>\nd {}\n</style>\n\ne', '<p>a c</p><p>e</p>'],
  [
    'ends a URL before HTML',
    '<div>https://e.com/a</div>',
    '<p>&lt;div><a href="https://e.com/a">https://e.com/a</a>&lt;/div></p>',
  ],
  ['keeps a URL in HTML', '<p>https://e.com/a</p>', '<p><a href="https://e.com/a">https://e.com/a</a></p>'],
  [
    'makes links to code in HTML text',
    '<a href="javascript:f()">a</a> <a href="/b">c</a>',
    '<p>a c (<code>/b</code>)</p>',
  ],
  ['breaks lines at <br>', 'a<br>b<br/>c  \nd', '<p>a<br>b<br>c<br>d</p>'],
  ['hides comments', '<!-- a -->\n\nb <!-- c\nd -->', '<p>b </p>'],
  ['makes images links', '![a](https://e.com/a.png "t")', '<p><a href="https://e.com/a.png" title="t">a</a></p>'],
  ['makes images without a host text', '![a](./a.png) ![](/b.png)', '<p>a /b.png</p>'],
  [
    'makes an image in a link its text',
    '[![a](https://e.com/a.png)](https://e.com)',
    '<p><a href="https://e.com">a</a></p>',
  ],
  [
    'links the URL of an image element only',
    'a <img src=https://e.com/a.png>',
    '<p>a &lt;img src=<a href="https://e.com/a.png">https://e.com/a.png</a>></p>',
  ],
  [
    'keeps the target of a relative link, and makes links to code text',
    '[b](./b#x) [c](/docs/c) [d](#) [e](javascript:e)',
    '<p>b (<code>./b#x</code>) c (<code>/docs/c</code>) d e</p>',
  ],
  [
    'keeps links with a reference',
    '[a][r], [r]\n\n[r]: https://e.com',
    '<p><a href="https://e.com">a</a>, <a href="https://e.com">r</a></p>',
  ],
  [
    'links URLs',
    '<https://e.com/a> https://e.com',
    '<p><a href="https://e.com/a">https://e.com/a</a> <a href="https://e.com">https://e.com</a></p>',
  ],
  ['keeps footnotes as text', 'a[^1]\n\n[^1]: *b*', '<p>a[1]</p><p>[1]: <em>b</em></p>'],
  ['keeps check boxes as text', '- [x] a\n- [ ] b', '<ul><li>[x] a</li><li>[ ] b</li></ul>'],
  ['keeps nested lists', '1. a\n   - b\n2. c', '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>'],
  [
    'writes the blocks in cells of tables as lines',
    '<table><tr><th><p>A</p></th><th>B</th></tr><tr><td>x<ul><li>y</li><li><b>z</b><ol><li>w</li></ol></li></ul></td><td><pre>c\nd</pre></td></tr></table>',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>x<br>y<br><strong>z</strong><br>w</td><td>c d</td></tr></tbody></table>',
  ],
  [
    'keeps tables beside HTML, with escaped pipes',
    '<b>a</b>\r\n\r\n| A | B |\r\n| --- | --: |\r\n| first \\| second | `c \\| {d}` |\r\n| e<br>f |',
    '<p><strong>a</strong></p><table><thead><tr><th>A</th><th align="right">B</th></tr></thead><tbody>' +
      '<tr><td>first | second</td><td align="right"><code>c | {d}</code></td></tr>' +
      '<tr><td>e<br>f</td><td align="right"></td></tr></tbody></table>',
  ],
  ...['```\nCODE\n```', '~~~\nCODE\n~~~', '    CODE\n'].map((markdown, index): [string, string, string] => [
    `never changes code, form ${index + 1}`,
    `# a\n\n${markdown.replace('CODE', index === 2 ? 'import requests\n    export {a} <b> | &lt;' : 'import requests\nexport {a} <b> | &lt;')}`,
    '<p><strong>a</strong></p><pre><code>import requests\nexport {a} &lt;b> | &amp;lt;\n</code></pre>',
  ]),
  [
    'keeps code in lists and quotes',
    '- a\n\n  ```\n  import b\n\n    c\n  ```\n\n> ```\n> export d\n> ```',
    '<ul><li><p>a</p><pre><code>import b\n\n  c\n</code></pre></li></ul><blockquote><pre><code>export d\n</code></pre></blockquote>',
  ],
  [
    'keeps text that starts like code',
    'import a {\nexport b\n\n> import c',
    '<p>import a {\nexport b</p><blockquote><p>import c</p></blockquote>',
  ],
  [
    'keeps text that looks like a directive',
    ':::note\n\na:b urn:id:c\n\n:::',
    '<p>:::note</p><p>a:b urn:id:c</p><p>:::</p>',
  ],
  ['decodes entities once', '&lt;b&gt; &amp;amp; &#123;', '<p>&lt;b> &amp;amp; {</p>'],
];

describe('a description', () => {
  it.each(DESCRIPTIONS)('%s', async (_behavior, markdown, html) => {
    const inField = markdownToHtml(markdown);
    expect(normalize(inField.startsWith('<p') || /^<[a-z]+>\n/.test(inField) ? inField : `<p>${inField}</p>`)).toBe(
      html,
    );
    await expect(render(mdxText(description(markdown)))).resolves.toBe(html);
    // In a nested item of a list, after a label.
    const inner = [item(labeled([code('b'), ':'], markdown)), item([paragraph(code('c'))])];
    const nested = await render(mdxText([list([item([paragraph(code('a'))], inner)])]));
    expect(nested.match(/<table>[\s\S]*<\/table>|<pre>[\s\S]*<\/pre>/)?.[0]).toBe(
      html.match(/<table>[\s\S]*<\/table>|<pre>[\s\S]*<\/pre>/)?.[0],
    );
    expect(nested).toMatch(/<code>c<\/code>(?:<\/p>)?<\/li><\/ul><\/li><\/ul>$/);
  });
});

describe('describedSections', () => {
  const mdx = (markdown: string) => mdxText(describedSections(markdown)).split('\n\n');

  it('keeps headings from the level of the page on, except those that a section of the page has', () => {
    expect(mdx('# Limits\n\nTen.\n\n## Of bodies\n\n## Parameters')).toEqual([
      '## Limits',
      'Ten.',
      '### Of bodies',
      '**Parameters**',
    ]);
  });
});

describe('summaryText', () => {
  it.each([
    ['List `all` *pets*', 'List all pets'],
    ['1. Read: a #1 "text" {{b}} a_b', '1. Read: a #1 "text" {{b}} a_b'],
    ['__proto__ of C:\\new', '__proto__ of C:\\new'],
    ['<b>`a`</b> &amp; b', '<b>`a`</b> &amp; b'],
  ])('reads %s without notations', (summary, expected) => {
    expect(summaryText(summary)).toBe(expected);
  });
});
