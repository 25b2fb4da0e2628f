import { describe, expect, it } from 'vitest';

import { docsVersions } from '@api-docs/kit/versions/docsVersions';
import { parsePage } from '@api-docs/kit/steps/parsePage';

import type { FileLocation } from '../src/markdown/rewriteLinks';
import { pageMarkdown as markdownOfPage } from '../src/markdown/pageMarkdown';

const LOCATION = { page: 'docs/pii/', siteUrl: 'https://docs.test', basePath: '/base/' };

const VERSIONS = docsVersions(['v2.0.0']);

const pageMarkdown = (html: string, location: FileLocation) =>
  markdownOfPage({ ...parsePage(html), place: { plugin: 'docs', version: 'v2.0.0' } }, location, 'guide', VERSIONS);

/** Returns the Markdown of a page's content, without front matter and heading. */
function markdownOf(content: string): string {
  const html = `<main><article><div class="theme-doc-markdown"><h1>PII</h1>${content}</div></article></main>`;
  return pageMarkdown(html, LOCATION)
    .text.replace(/^---\n[\s\S]*?\n---\n\n# PII\n\n/, '')
    .trimEnd();
}

describe('pageMarkdown', () => {
  it('uses <title> for a page without a heading', () => {
    expect(pageMarkdown('<title>Plan</title><body><p>Text.</p></body>', LOCATION)).toMatchObject({
      title: 'Plan',
      text: expect.stringMatching(/\n# Plan\n\nText\.\n$/),
    });
  });

  it('links to the Markdown version of a page that is in a folder like that of files', () => {
    const pages = new Map([['assets/loans/', { hasMarkdown: true }]]);
    const html = '<main><h1>A</h1><p><a href="/base/assets/loans/">B</a></p></main>';
    expect(pageMarkdown(html, { ...LOCATION, pages }).text).toContain('[B](https://docs.test/base/assets/loans.md)');
  });

  it('converts the cards of a category to a list of links', () => {
    const cards = ['a', 'b'].map(
      (name) =>
        `<article><a class="theme-doc-card-container" href="/base/docs/${name}/"><h2>Page ${name}</h2><p>About ${name}.</p></a></article>`,
    );
    const html = `<main><div class="col"><nav>Trail</nav><div class="theme-doc-markdown"><h1>PII</h1></div><section>${cards.join('')}</section></div></main>`;
    expect(pageMarkdown(html, LOCATION).text).toContain(
      '# PII\n\n- [Page a](https://docs.test/base/docs/a.md): About a.\n- [Page b](https://docs.test/base/docs/b.md): About b.\n',
    );
  });

  it.each([
    [
      'small pictures, which the bundler writes into the page, as words of a sentence',
      '<p>Click <img src="data:image/png;base64,AA==" alt="gear"> to open.</p><ul><li>Other <img src="data:image/png;base64,AA==" alt="b"> end</li></ul>',
      'Click *Figure: gear* to open.\n\n- Other *Figure: b* end',
    ],
    [
      'small pictures without words, whose place is marked',
      '<p>Click <img src="data:image/png;base64,AA==" alt=""> to open.</p>',
      'Click *Figure* to open.',
    ],
    [
      'drawings, which have their words inside, but no decoration',
      '<p>The <svg><title>Life of a call</title><path></path></svg> and <svg><path></path></svg>.</p>',
      'The *Figure: Life of a call* and .',
    ],
    [
      'links to files that Docusaurus writes like pages',
      '<p><a href="/base/assets/files/a-1.pdf/">A</a></p>',
      '[A](https://docs.test/base/assets/files/a-1.pdf/)',
    ],
    [
      'the queries of links',
      '<p><a href="/base/docs/x/?os=linux#a">One</a> <a href="?os=linux#a">Two</a> <a href="?os=linux">Three</a></p>',
      '[One](https://docs.test/base/docs/x.md?os=linux#a) [Two](https://docs.test/base/docs/pii.md?os=linux#a) [Three](https://docs.test/base/docs/pii.md?os=linux)',
    ],
    [
      'buttons of writers',
      '<p>Press <button>Save</button> to save, <button class="clean-btn">Copy</button></p>',
      'Press Save to save,',
    ],
    [
      'controls and navigation of writers, whatever else they say',
      '<p>Press <button disabled aria-label="Save">Save</button>.</p><nav aria-label="More">See <a href="https://a.example/">A</a>.</nav><nav class="pages"><a href="/base/">B</a></nav>',
      'Press Save.\n\nSee [A](https://a.example/).',
    ],
    [
      'the words in a drawing without a name',
      '<p><svg><g><text>Call</text><text>Reply</text></g></svg></p>',
      '*Figure: Call, Reply*',
    ],
    [
      'small pictures in words without a paragraph',
      '<div>Click <img src="data:image/png;base64,AA==" alt="gear"> to open.</div>',
      'Click *Figure: gear* to open.',
    ],
    [
      'blocks in a heading, with the spaces around them',
      '<h3><div class="label">iOS</div> <code>color</code> <div>New</div></h3>',
      '### iOS `color` New',
    ],
    ['a line break in a heading as a space', '<h3>Old<br>and new</h3>', '### Old and new'],
    ['keys side by side', '<p><kbd>Ctrl</kbd><kbd>C</kbd> or <code>a</code><kbd>B</kbd></p>', '`Ctrl` `C` or `a` `B`'],
    ['code that ends with a space', '<p><code>a </code> <code>b</code></p>', '`a` `b`'],
    ['code blocks that end with a line break', '<pre><code>a\n</code></pre><p>b</p>', '```\na\n```\n\nb'],
    ['deleted words side by side', '<p><del>a</del><del>b</del></p>', '~~a~~ ~~b~~'],
    [
      'emphasis in emphasis',
      '<p><em>a <em>b</em></em> <strong>c<b>d</b></strong> <em>e<u>f</u></em></p>',
      '*a b* **cd** *ef*',
    ],
    [
      'the picture of a video, with its whole address',
      '<p><video src="/base/a.mp4" poster="/base/a.png"></video></p>',
      '[![Video: a.mp4](https://docs.test/base/a.png)](https://docs.test/base/a.mp4)',
    ],
    [
      'places that links lead to',
      '<p><a id="old-name"></a>Text <a>here</a>, <a name="x">there</a>.</p>',
      '<a id="old-name"></a>Text here, <a id="x"></a>there.',
    ],
    [
      'addresses of other sites as they are written',
      '<p><a href="https://A.example">A</a> <a href="ftp:///b">B</a> <img src="https://c.example/|.png" alt="C"></p>',
      '[A](https://A.example) [B](ftp:///b) ![C](https://c.example/|.png)',
    ],
    ['pictures without an address', '<p><img alt="A"> and <img alt=""></p>', '*Figure: A* and *Figure*'],
    ['links around buttons', '<a href="https://a.example/"><button>Start</button></a>', '[Start](https://a.example/)'],
    [
      'a footer in a quote',
      '<blockquote><p>Words.</p><footer>Ann Author</footer></blockquote>',
      '> Words.\n>\n> Ann Author',
    ],
    [
      'a video without words',
      '<p><video src="/base/assets/files/gear-9dbdd4978e289411a29f5b09956d6b33.mp4"></video></p>',
      '[Video: gear.mp4](https://docs.test/base/assets/files/gear-9dbdd4978e289411a29f5b09956d6b33.mp4)',
    ],
    [
      'a video whose files are elements',
      '<p><video controls><source src="/base/a.webm"><source src="/base/a.mp4"><track src="/base/a.vtt"></video></p>',
      '[Video: a.webm](https://docs.test/base/a.webm)',
    ],
    [
      'an icon with a link',
      '<p><a href="https://github.com/ann" title="GitHub"><svg></svg></a></p>',
      '[GitHub](https://github.com/ann "GitHub")',
    ],
    [
      'words that follow each other without a space',
      '<p><a class="" href="https://a.example/"><code>a</code></a><code>b</code></p>',
      '[`a`](https://a.example/)`b`',
    ],
    [
      'a bold word in a summary',
      '<details><summary>Open <strong>me</strong></summary><p>One.</p></details>',
      '**Open me**\n\nOne.',
    ],
    [
      'the kind of an admonition with a title of its own',
      '<div class="theme-admonition theme-admonition-danger alert"><div>Do not delete</div><div><p>One.</p></div></div><div class="theme-admonition theme-admonition-tip alert"><div>tip</div><div><p>Two.</p></div></div>',
      '> Danger: Do not delete\n>\n> One.\n\n> tip\n>\n> Two.',
    ],
    [
      'tabs in a tab',
      '<div role="tabpanel"><div class="without-js">Linux</div><div role="tabpanel"><div class="without-js">Debian</div><p>One.</p></div></div>',
      '**Linux**\n\n**Linux › Debian**\n\nOne.',
    ],
    [
      'tabs of the theme of Docusaurus, whose labels are in a list only',
      '<div class="tabs-container"><ul role="tablist"><li role="tab">macOS</li><li role="tab"><b>Windows</b></li></ul><div><div role="tabpanel"><p>One.</p></div><div role="tabpanel" hidden><div class="tabs-container"><ul role="tablist"><li role="tab">cmd</li></ul><div><div role="tabpanel"><p>Two.</p></div></div></div></div></div></div>',
      '**macOS**\n\nOne.\n\n**Windows**\n\n**Windows › cmd**\n\nTwo.',
    ],
    [
      'letters above and below a line, and places, in text without a paragraph',
      '<ul><li>H<sub>2</sub>O, x<sup>2</sup> <a id="q"></a>here</li></ul><div>a<sup>2</sup> b</div>',
      '- H<sub>2</sub>O, x<sup>2</sup> <a id="q"></a>here\n\na<sup>2</sup> b',
    ],
    [
      'links in code',
      '<p>A <code><a href="https://a.example/">One</a></code>, <code>b(<a href="https://b.example/">Two</a>)</code>.</p>',
      'A [`One`](https://a.example/), `b(`[`Two`](https://b.example/)`)`.',
    ],
    [
      'code whose parts are not one text, with links',
      '<p>A <code>a<!-- -->b <i>c</i><a href="https://a.example/">One</a> <a href="https://b.example/">Two</a></code>.</p>',
      'A `ab c`[`One`](https://a.example/) [`Two`](https://b.example/).',
    ],
    ['code that is a space', '<p>A <code> </code> or <code>b</code></p>', 'A <code> </code> or `b`'],
    ['a heading in a summary', '<details><summary><h4>Open</h4></summary><p>One.</p></details>', '**Open**\n\nOne.'],
    [
      'formulas',
      '<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x12</span></span> and <math><mi>y</mi></math>.</p>',
      'So `x_1^2` and `y`.',
    ],
    [
      'the language of code that only its inner element has',
      '<pre><code class="language-js">a</code></pre>',
      '```js\na\n```',
    ],
    [
      'blocks in a cell of a table',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><details><summary>Open</summary>One</details><h4>Two</h4><dl><dt>Three</dt><dd>Four</dd></dl></td></tr></tbody></table>',
      '| A |\n| - |\n| Open; One; Two; Three; Four |',
    ],
    [
      'links and pictures whose address no browser understands',
      '<p><a href="https://x.%5C*.example">One</a> <img src="http://[" alt="Two"></p>',
      '[One](https://x.%5C*.example) ![Two](http://\\[)',
    ],
    [
      'URLs in text, which end before escaped characters',
      '<p>At https://a.example/b_c&lt;br> and www.a.example"*d*. <a href="https://a.example/"><b>https://a.example/*b</b></a></p>',
      'At <https://a.example/b_c>\\<br> and [www.a.example](http://www.a.example)"\\*d\\*. [**https://a.example/\\*b**](https://a.example/)',
    ],
    ['spaces beside places to break a line', '<p><code>a.<wbr> b <wbr>c</code></p>', '`a. b c`'],
    [
      'the ids of elements to which links of the page lead',
      '<p>See <a href="#b">B</a>, <a href="#c%C3%BC">C</a>, <a href="#">start</a>.</p><p><b id="b">Bold</b></p><div id="cü"><p>Box</p></div><p id="d">D</p>',
      'See [B](#b), [C](#c%C3%BC), [start](https://docs.test/base/docs/pii.md).\n\n**<a id="b"></a>Bold**\n\n<a id="cü"></a>\n\nBox\n\nD',
    ],
    ['links to its own sections', '<p><a href="#a">A</a></p>', '[A](#a)'],
    [
      'the id of a heading',
      '<h2 id="service_limits">Limits</h2><h3 id="next">Next</h3>',
      '## Limits {#service_limits}\n\n### Next',
    ],
    [
      'links to pages without a Markdown version',
      '<p><a href="/base/search/">Search</a></p>',
      '[Search](https://docs.test/base/search/)',
    ],
    ['replaces a figure by its label', '<div role="img" aria-label="A call"><svg></svg></div>', '*Figure: A call*'],
    [
      'puts the title of code after its language and omits line numbers',
      '<div class="theme-code-block"><div class="code-title">a "b".js</div><pre class="language-js"><code><span class="code-line" data-line="1"><span>x\n</span></span><span class="code-line mark" data-line="2"><span>y</span></span></code></pre><div><button>Copy</button></div></div>',
      '```js title=\'a "b".js\'\nx\ny\n```',
    ],
    [
      'gives each fact about a field a column, and omits columns without facts',
      '<table data-markdown="request-fields"><thead><tr><th>Field</th><th>Meaning</th></tr></thead><tbody><tr><th><a href="#b"><code>a[].<wbr>b</code></a><span><span>number</span><span data-markdown="yes">required</span><span>deprecated</span></span></th><td><div>Text of <code>b</code>.</div><ul><li data-markdown="default">Default: <code>1</code></li><li>range 0-1</li><li>was <code>c</code></li></ul></td></tr><tr><th><code>d</code><span><span>string</span><span>send it</span></span></th><td><div>Text.</div></td></tr></tbody></table>',
      '| Field | Type | Required | Default | Notes | Description |\n| - | - | - | - | - | - |\n| `a[].b` | number | yes, deprecated | `1` | range 0-1; was `c` | Text of `b`. |\n| `d` | string | send it | | | Text. |',
    ],
    [
      'keeps tables in the facts of a field',
      '<table data-markdown="request-fields"><tbody><tr><th><code>a</code><span><span>string</span></span></th><td><div></div><ul><li>range 0-1</li><li><p><code>1</code>:</p>\n<table><thead><tr><th>Code</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></li><li>c</li></ul></td></tr></tbody></table>',
      '| Field | Type | Notes |\n| - | - | - |\n| `a` | string | range 0-1; `1`: Code; b; c |',
    ],
    [
      'writes the number of posts behind a tag',
      '<p><a href="/base/blog/tags/a/" class="tag_x tagWithCount_y">Team<span>1</span></a></p>',
      '[Team](https://docs.test/base/blog/tags/a.md) (1)',
    ],
    ['makes URLs of images absolute', '<p><img src="/base/a.png" alt="A"></p>', '![A](https://docs.test/base/a.png)'],
    ['moves a space out of bold text', '<p><strong>Drawing. </strong>A model</p>', '**Drawing.** A model'],
    [
      'emphasizes findings',
      '<p>Mail <mark>a@b.test <span>email</span></mark> now.</p>',
      'Mail *a@b.test* (email) now.',
    ],
    [
      'puts the caption before a table and each cell on one line',
      '<table><caption>Fields</caption><thead><tr><th>Field</th><th>Meaning</th></tr></thead><tbody><tr><th><code>text</code><a href="#x" data-markdown="skip">#</a><span><span>string</span><span>required</span></span></th><td><div>The text.</div><ul><li>Default: <code>1</code></li><li>at most 2</li></ul></td></tr></tbody></table>',
      'Fields\n\n| Field | Meaning |\n| - | - |\n| `text`; string; required | The text. Default: `1`; at most 2 |',
    ],
  ])('%s', (_, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it('moves the state and the last change of a page to the front matter', () => {
    const state =
      '<div data-markdown="state"><span data-markdown="skip">v2.0.0 · latest</span><span>legacy API · soon to be deprecated</span><span>Last updated <time datetime="2026-05-01T10:00:00.000Z">May 1</time></span><div role="group" data-markdown="skip"><span>Copy</span></div></div>';
    const changes = '<div data-markdown="changes"><a href="/base/compare/v1...v2/pii/">Changed since v1</a></div>';
    const { text } = pageMarkdown(`<main><h1>PII</h1>${state}${changes}<p>Text.</p></main>`, LOCATION);
    expect(text).toContain(
      'state: legacy API, soon to be deprecated\nupdated: 2026-05-01\nchanges: https://docs.test/base/compare/v1...v2/pii.md\n',
    );
    expect(text).toMatch(/# PII\n\nText\.\n$/);
  });

  it('has its URL as a link has it', () => {
    const { text } = pageMarkdown('<main><h1>A</h1></main>', { ...LOCATION, page: 'docs/Hooks größer/' });
    expect(text).toContain('\nurl: https://docs.test/base/docs/Hooks%20gr%C3%B6%C3%9Fer/\n');
  });

  it('names the canonical URL if it is another page', () => {
    const html = '<head><link rel="canonical" href="https://docs.test/base/docs/new/"></head><main><h1>A</h1></main>';
    expect(pageMarkdown(html, LOCATION).text).toContain('\ncanonical: https://docs.test/base/docs/new/\n');
  });

  describe('with tabs of languages', () => {
    const panel = ([label, code]: [string, string]) =>
      `<div role="tabpanel"><p class="without-js">${label}</p><pre class="language-${label}"><code>${code}</code></pre></div>`;
    const tabs = (...panels: [string, string][]) =>
      `<div class="tabs-container"><ul role="tablist" class="tabs language-tabs"></ul><div>${panels.map(panel).join('')}</div></div>`;
    const { text, samples } = pageMarkdown(
      `<main><h1>PII</h1><h2>Call<a class="hash-link" href="#call">#</a></h2>${tabs(['bash', 'a'], ['python', 'b'], ['go', 'c'])}<figure><figcaption><span>Find a name</span><a href="/base/docs/api/pii/">pii</a></figcaption>${tabs(['bash', 'd'], ['python', 'e'], ['go', 'f'])}</figure></main>`,
      LOCATION,
    );

    it('keeps the first language and names the others once', () => {
      expect(text.slice(text.indexOf('## Call'))).toBe(
        '## Call\n\n```bash\na\n```\n\nIn python and go: [samples](https://docs.test/base/docs/pii.samples.md)\n\nFind a name [pii](https://docs.test/base/docs/api/pii.md)\n\n```bash\nd\n```\n',
      );
    });

    it('has the others in a file of samples, below the heading or caption of each', () => {
      expect(samples).toBe(
        '---\ntitle: "Samples: PII"\nversion: v2.0.0 (latest)\nkind: samples\nurl: https://docs.test/base/docs/pii/\n---\n\n# Samples: PII\n\n## Call\n\n### python\n\n```python\nb\n```\n\n### go\n\n```go\nc\n```\n\n## Find a name\n\n### python\n\n```python\ne\n```\n\n### go\n\n```go\nf\n```\n',
      );
    });

    it('keeps all panels of other tabs', () => {
      const other = tabs(['npm', 'a'], ['yarn', 'b']).replace(' language-tabs', '');
      const page = pageMarkdown(`<main><h1>PII</h1>${other}</main>`, LOCATION);
      expect(page.text).toContain('**npm**\n\n```npm\na\n```\n\n**yarn**\n\n```yarn\nb\n```');
      expect(page.samples).toBeUndefined();
    });
  });
});
