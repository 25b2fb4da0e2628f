import { describe, expect, it } from 'vitest';

import { markdownToHtml } from '@api-docs/openapi-facts/text/markdownToHtml';
import { parsePage } from '@api-docs/kit/steps/parsePage';

import { indexPage } from '../src/build/indexPage';

function read(main: string, rest = '', valueFields: string[] = []) {
  const html = `<html><head>${rest}</head><body><nav>menu</nav><main>${main}</main></body></html>`;
  return indexPage(parsePage(html), 'docs/pii/', valueFields);
}

const FIELD = `<tr id="reply-data-label">
  <th><code><span>data.</span>label</code><span><span>string</span> <span><span>always present</span></span></span>
    <a class="hash-link" href="#reply-data-label">#</a></th>
  <td><p>What was found.</p><p>One of a few.</p></td>
</tr>`;

describe('indexPage', () => {
  it('returns title, breadcrumbs, keywords and description', () => {
    const page = read(
      `<nav class="breadcrumbs"><a class="breadcrumbs__link">Docs</a><span class="breadcrumbs__link">Metrics</span>
       <span class="breadcrumbs__link">PII</span></nav><h1>PII</h1>`,
      '<meta name="keywords" content="gdpr,data"><meta name="description" content="Finds data.">',
    );
    expect(page).toEqual({
      path: 'docs/pii/',
      trail: ['Docs', 'Metrics'],
      keywords: 'gdpr,data\nFinds data.',
      otherGeneration: false,
      entries: [{ kind: 'page', anchor: '', title: 'PII', text: '', names: [] }],
    });
  });

  it.each([
    ['plugin-docs plugin-id-default docs-version-3.4.0', { version: '3.4.0' }],
    ['plugin-docs plugin-id-default docs-version-current', { version: 'next' }],
    ['plugin-docs plugin-id-api docs-version-current', { isReference: true }],
    ['plugin-blog plugin-id-default blog-post-page', {}],
  ])('says where a page with the classes %s is, whatever its path', (classes, place) => {
    const html = `<html class="${classes}"><body><main><h1>Page</h1></main></body></html>`;
    const { version, isReference } = indexPage(parsePage(html), 'handbook/page/') ?? {};
    expect({ version, isReference }).toEqual({ version: undefined, isReference: undefined, ...place });
  });

  it.each([
    ['plugin-blog', 'notes/archive/'],
    ['plugin-docs docs-tags-list-page', 'handbook/labels/'],
  ])('leaves out the list of pages with the classes %s at %s', (classes, path) => {
    const html = `<html class="${classes}"><body><main><h1>All</h1></main></body></html>`;
    expect(indexPage(parsePage(html), path)).toBeUndefined();
  });

  it('leaves out the badge of the version', () => {
    const badge = '<span class="theme-doc-version-badge badge">Version: 1.0</span>';
    expect(read(`${badge}<h1>PII</h1><p>Lead.</p>`)?.entries[0]?.text).toBe('Lead.');
  });

  it('assigns text to the heading above it', () => {
    const page = read(
      `<h1>PII</h1><p>Lead.</p><h2 id="a">First <code>a_b</code></h2><p>One</p><ul><li>two</li><li>three</li></ul>
       <h3 id="b">Second</h3><p>Four</p><h5 id="c">No entry</h5><h2>Without anchor</h2>`,
    );
    expect(page?.entries.map(({ kind, anchor, title, text }) => [kind, anchor, title, text])).toEqual([
      ['page', '', 'PII', 'Lead.'],
      ['section', 'a', 'First a_b', 'One\ntwo\nthree'],
      ['section', 'b', 'Second', 'Four\nNo entry\nWithout anchor'],
    ]);
  });

  it('keeps the lines of code, and not those of the source of a paragraph', () => {
    const page = read('<h1>PII</h1><p>Send a\n<em>short\ntext</em>.</p><pre><code>a\nb</code></pre>');
    expect(page?.entries[0]?.text).toBe('Send a short text.\na\nb');
  });

  it('returns an entry for each field, with its anchor, its properties and its meaning', () => {
    const page = read(
      `<h1>PII</h1><h2 id="reply">Reply</h2><p>Before</p><table data-markdown="reply-fields"><tbody>${FIELD}</tbody></table><p>After</p>`,
    );
    expect(page?.entries.slice(1)).toEqual([
      { kind: 'section', anchor: 'reply', title: 'Reply', text: 'Before\nAfter', names: [] },
      {
        kind: 'field',
        anchor: 'reply-data-label',
        title: 'data.label',
        text: 'string, always present\nWhat was found.\nOne of a few.',
        names: [],
      },
    ]);
  });

  it('takes a heading for a heading, whatever its anchor', () => {
    const page = read('<h1>Limits</h1><h2 id="request-v20">Request <code>v2.0</code></h2><p>Ten.</p>');
    expect(page?.entries[1]).toMatchObject({ kind: 'section', anchor: 'request-v20', title: 'Request v2.0' });
  });

  it('takes only rows of generated tables for fields', () => {
    const table =
      '<table><thead><tr><th>Time</th></tr></thead><tr id="reply-time"><td><code>5 s</code></td></tr></table>';
    expect(read(`<h1>Limits</h1>${table}`)?.entries).toMatchObject([{ kind: 'page', text: 'Time\n5 s' }]);
  });

  it('keeps code that writers put on a page', () => {
    const code = '<div class="theme-code-block"><pre class="language-json">{ "wombatThreshold": 3 }</pre></div>';
    expect(read(`<h1>Gate</h1>${code}`)?.entries[0]?.text).toBe('{ "wombatThreshold": 3 }');
  });

  it('keeps tables and code in the description of a field', () => {
    const description = markdownToHtml('a\n\n| Head |\n| --- |\n| cell |\n\n```json\n{"b": 1}\n```');
    const field = `<tr id="reply-a"><th><code>a</code></th><td>${description}</td></tr>`;
    const page = read(
      `<h1>PII</h1><table data-markdown="reply-fields"><thead><tr><th>Field</th></tr></thead><tbody>${field}</tbody></table>`,
    );
    expect(page?.entries[1]?.text).toBe('a\nHead\ncell\n{"b": 1}');
  });

  it.each([
    ['navigation', '<nav>No</nav>'],
    ['controls', '<button>No</button>'],
    ['the second form of a formula', '<span class="katex-html" aria-hidden="true">No</span>'],
    ['figures', '<svg><text>No</text></svg>'],
    ['samples', '<div data-sample-operation="/a"><pre>No</pre></div>'],
    ['generated replies', '<div data-search="reply"><pre class="language-json">{ "no": 1 }</pre></div>'],
    ['the table of contents', '<div><ul class="table-of-contents"><li><a>No</a></ul></div>'],
    ['links to headings', '<a class="hash-link">No</a>'],
    ['labels of tabs', '<ul role="tablist"><li>No</li></ul>'],
    ['the banner of a version', '<div class="theme-doc-version-banner">No</div>'],
    ['elements with data-search=skip', '<p data-search="skip">No</p>'],
  ])('omits %s', (_what, html) => {
    expect(read(`<h1>PII</h1><p>Yes</p>${html}`)?.entries[0]?.text).toBe('Yes');
  });

  it('adds values of replies to the fields that explain them, without duplicates', () => {
    const reply = '<div data-search="reply"><pre>{ "label": "toxic", "category": "email" }</pre></div>';
    const page = read(
      `<h1>PII</h1><table data-markdown="reply-fields"><tbody>${FIELD}</tbody></table>${reply}${reply.replace('toxic', 'hate')}${reply}`,
      '',
      ['label', 'category'],
    );
    expect(page?.entries.map(({ anchor, names }) => [anchor, names])).toEqual([
      ['', []],
      ['reply-data-label', ['toxic', 'hate']],
    ]);
  });

  it('removes soft hyphens and zero-width spaces', () => {
    expect(read('<h1>An\u00ADswer\u200B</h1><p>chunk_\u200Bid</p>')?.entries[0]).toMatchObject({
      title: 'Answer',
      text: 'chunk_id',
    });
  });

  it('returns undefined for a page without a title, such as a redirect', () => {
    expect(read('<p>Moved</p>')).toBeUndefined();
    expect(indexPage(parsePage('<meta http-equiv="refresh" content="0; url=/docs/">'), 'docs/old/')).toBeUndefined();
  });
});
