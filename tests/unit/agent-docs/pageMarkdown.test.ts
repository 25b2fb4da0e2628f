import { expect, it } from 'vitest';

import { pageMarkdown } from '../../../plugins/agent-docs/pageMarkdown';

const ADDRESS = {
  page: 'docs/pii/',
  siteUrl: 'https://docs.test',
  basePath: '/base/',
  version: 'v2.0.0 (latest)',
  index: 'https://docs.test/base/docs/llms.txt',
};

/** The content of a page as Markdown, without its head. */
function markdownOf(content: string): string {
  const html = `<main><article><div class="theme-doc-markdown"><h1>PII</h1>${content}</div></article></main>`;
  return pageMarkdown(html, ADDRESS)
    .text.replace(/^---\n[\s\S]*?\n---\n\n# PII\n\n/, '')
    .trimEnd();
}

it('names title, description, version, addresses and index in its head', () => {
  const html =
    '<head><meta name="description" content="Find what names a person, and say so in a sentence that is long enough to be wrapped."><link rel="canonical" href="https://docs.test/base/docs/pii/"></head><main><h1>PII</h1><p>Text.</p></main>';
  expect(pageMarkdown(html, ADDRESS).text).toMatchInlineSnapshot(`
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

it('takes the title of the window for a page without a heading', () => {
  expect(pageMarkdown('<title>Plan</title><body><p>Text.</p></body>', ADDRESS)).toMatchObject({
    title: 'Plan',
    text: expect.stringMatching(/\n# Plan\n\nText\.\n$/),
  });
});

it('has the cards of a category as a list of links', () => {
  const cards = ['a', 'b'].map(
    (name) =>
      `<article><a class="theme-doc-card-container" href="/base/docs/${name}/"><h2>Page ${name}</h2><p>About ${name}.</p></a></article>`,
  );
  const html = `<main><div class="col"><nav>Trail</nav><div class="theme-doc-markdown"><h1>PII</h1></div><section>${cards.join('')}</section></div></main>`;
  expect(pageMarkdown(html, ADDRESS).text).toContain(
    '# PII\n\n- [Page a](https://docs.test/base/docs/a.md): About a.\n- [Page b](https://docs.test/base/docs/b.md): About b.\n',
  );
});

it.each([
  [
    'leads to other twins',
    '<p><a href="/base/docs/intro/#step-1">Start</a></p>',
    '[Start](https://docs.test/base/docs/intro.md#step-1)',
  ],
  [
    'leads to files as they are',
    '<p><a href="/base/openapi/a.yaml">File</a></p>',
    '[File](https://docs.test/base/openapi/a.yaml)',
  ],
  [
    'leads to a page without a twin as it is',
    '<p><a href="/base/search/">Search</a></p>',
    '[Search](https://docs.test/base/search/)',
  ],
  ['leads elsewhere as it is', '<p><a href="https://x.test/">X</a></p>', '[X](https://x.test/)'],
  ['leaves out navigation and buttons', '<nav>Home</nav><button>Copy</button><p>Text.</p>', 'Text.'],
  ['says a drawing in words', '<div role="img" aria-label="A call"><svg></svg></div>', '*Figure: A call*'],
  [
    'keeps code with its language and its lines',
    '<div class="language-bash"><pre class="prism-code language-bash"><code>a \\\n  <span class="code-name">b</span></code></pre></div>',
    '```bash\na \\\n  b\n```',
  ],
  [
    'puts the title of code behind its language, and leaves out line numbers',
    '<div class="theme-code-block"><div class="code-title">a "b".js</div><pre class="language-js"><code><span class="code-line" data-line="1"><span>x\n</span></span><span class="code-line mark" data-line="2"><span>y</span></span></code></pre><div><button>Copy</button></div></div>',
    '```js title=\'a "b".js\'\nx\ny\n```',
  ],
  [
    'names the language of a tab',
    '<p class="without-js">Python</p><pre class="language-python"><code>x = 1</code></pre>',
    '**Python**\n\n```python\nx = 1\n```',
  ],
  [
    'sets facts side by side apart',
    '<div data-markdown="facts"><span>v2 · latest</span><span>Last updated <time>May 1</time></span><div role="group" data-markdown="skip"><button>Copy</button></div></div>',
    'v2 · latest · Last updated May 1',
  ],
  ['ends bold words before the blank', '<p><strong>Drawing. </strong>A model</p>', '**Drawing.** A model'],
  ['marks findings', '<p>Mail <mark>a@b.test <span>email</span></mark> now.</p>', 'Mail *a@b.test* (email) now.'],
  [
    'puts a cell on one line',
    '<table><caption>Fields</caption><thead><tr><th>Field</th><th>Meaning</th></tr></thead><tbody><tr><th><code>text</code><a href="#x" aria-label="Link to the field text">#</a><span><span>string</span><span>required</span></span></th><td><div>The text.</div><ul><li>Default: <code>1</code></li><li>at most 2</li></ul></td></tr></tbody></table>',
    'Fields\n\n| Field | Meaning |\n| - | - |\n| `text`; string; required | The text. Default: `1`; at most 2 |',
  ],
])('%s', (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});
