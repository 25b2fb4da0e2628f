import { describe, expect, it } from 'vitest';

import { pageMarkdown } from '../../../../plugins/output/agent-docs/pageMarkdown';

const LOCATION = {
  page: 'docs/pii/',
  siteUrl: 'https://docs.test',
  basePath: '/base/',
  version: 'v2.0.0 (latest)',
  index: 'https://docs.test/base/docs/llms.txt',
};

/** Returns the Markdown of a page's content, without front matter and heading. */
function markdownOf(content: string): string {
  const html = `<main><article><div class="theme-doc-markdown"><h1>PII</h1>${content}</div></article></main>`;
  return pageMarkdown(html, LOCATION)
    .text.replace(/^---\n[\s\S]*?\n---\n\n# PII\n\n/, '')
    .trimEnd();
}

describe('pageMarkdown', () => {
  it('writes title, description, version, URLs and index to the front matter', () => {
    const html =
      '<head><meta name="description" content="Find what names a person, and say so in a sentence that is long enough to be wrapped."><link rel="canonical" href="https://docs.test/base/docs/pii/"></head><main><h1>PII</h1><p>Text.</p></main>';
    expect(pageMarkdown(html, LOCATION).text).toMatchInlineSnapshot(`
      "---
      title: PII
      description: Find what names a person, and say so in a sentence that is long enough to be wrapped.
      version: v2.0.0 (latest)
      url: https://docs.test/base/docs/pii/
      canonical: https://docs.test/base/docs/pii/
      index: https://docs.test/base/docs/llms.txt
      ---

      # PII

      Text.
      "
    `);
  });

  it('uses <title> for a page without a heading', () => {
    expect(pageMarkdown('<title>Plan</title><body><p>Text.</p></body>', LOCATION)).toMatchObject({
      title: 'Plan',
      text: expect.stringMatching(/\n# Plan\n\nText\.\n$/),
    });
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
      'links to the Markdown version of other pages',
      '<p><a href="/base/docs/intro/#step-1">Start</a></p>',
      '[Start](https://docs.test/base/docs/intro.md#step-1)',
    ],
    [
      'links to files',
      '<p><a href="/base/openapi/a.yaml">File</a></p>',
      '[File](https://docs.test/base/openapi/a.yaml)',
    ],
    [
      'links to pages without a Markdown version',
      '<p><a href="/base/search/">Search</a></p>',
      '[Search](https://docs.test/base/search/)',
    ],
    ['keeps links to other sites', '<p><a href="https://x.test/">X</a></p>', '[X](https://x.test/)'],
    ['omits navigation and buttons', '<nav>Home</nav><button>Copy</button><p>Text.</p>', 'Text.'],
    ['replaces a figure by its label', '<div role="img" aria-label="A call"><svg></svg></div>', '*Figure: A call*'],
    [
      'keeps the language and the lines of code',
      '<div class="language-bash"><pre class="prism-code language-bash"><code>a \\\n  <span class="code-name">b</span></code></pre></div>',
      '```bash\na \\\n  b\n```',
    ],
    [
      'puts the title of code after its language and omits line numbers',
      '<div class="theme-code-block"><div class="code-title">a "b".js</div><pre class="language-js"><code><span class="code-line" data-line="1"><span>x\n</span></span><span class="code-line mark" data-line="2"><span>y</span></span></code></pre><div><button>Copy</button></div></div>',
      '```js title=\'a "b".js\'\nx\ny\n```',
    ],
    [
      'shows the language of a tab',
      '<p class="without-js">Python</p><pre class="language-python"><code>x = 1</code></pre>',
      '**Python**\n\n```python\nx = 1\n```',
    ],
    [
      'separates facts that are side by side',
      '<div data-markdown="facts"><span>v2 · latest</span><span>Last updated <time>May 1</time></span><div role="group" data-markdown="skip"><button>Copy</button></div></div>',
      'v2 · latest · Last updated May 1',
    ],
    ['keeps struck text and subscripts', '<p><del>old</del> H<sub>2</sub>O</p>', '~~old~~ H<sub>2</sub>O'],
    [
      'keeps the alignment of columns',
      '<table><thead><tr><th style="text-align:right">A</th></tr></thead><tbody><tr><td style="text-align:right">1</td></tr></tbody></table>',
      '| A |\n| -: |\n| 1 |',
    ],
    [
      'converts footnotes',
      '<p>Text<sup><a href="#user-content-fn-a" data-footnote-ref>1</a></sup></p><section data-footnotes class="footnotes"><h2>Footnotes</h2><ol><li id="user-content-fn-a"><p>Note. <a href="#x" class="data-footnote-backref">↩</a></p></li></ol></section>',
      'Text[^a]\n\n[^a]: Note.',
    ],
    ['converts task lists', '<ul><li><input type="checkbox" checked disabled> Done</li></ul>', '- [x] Done'],
    [
      'converts formulas to their source',
      '<p><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></p>',
      '$x^2$',
    ],
    [
      'replaces an inlined image by its text',
      '<p><img src="data:image/png;base64,AA" alt="A scale"></p>',
      '*Figure: A scale*',
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
      '<table><caption>Fields</caption><thead><tr><th>Field</th><th>Meaning</th></tr></thead><tbody><tr><th><code>text</code><a href="#x" aria-label="Link to the field text">#</a><span><span>string</span><span>required</span></span></th><td><div>The text.</div><ul><li>Default: <code>1</code></li><li>at most 2</li></ul></td></tr></tbody></table>',
      'Fields\n\n| Field | Meaning |\n| - | - |\n| `text`; string; required | The text. Default: `1`; at most 2 |',
    ],
  ])('%s', (_, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });
});
