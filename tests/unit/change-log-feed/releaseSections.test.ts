import { describe, expect, it } from 'vitest';

import { releaseSections } from '../../../plugins/change-log-feed/releaseSections';

const PAGE = 'https://docs.example/base/docs/change-log/';

const heading = (name: string, id: string, level = 2) =>
  `<h${level} class="anchor" id=${id}>${name}<a href=#${id} class=hash-link>\u200b</a></h${level}>`;

const html = (content: string) =>
  `<html><head><title>x</title></head><body><h2>v1.0.0</h2><main><h1>Change-log</h1>${content}</main></body></html>`;

/** The content of the one section of a page. */
function contentOf(content: string): string | undefined {
  const [section] = releaseSections(html(heading('v1.0.0', 'v100') + content), ['v1.0.0'], PAGE);
  return section?.content;
}

describe('the sections of the change-log', () => {
  const page = html(
    `<p>Opening.</p>${heading('Unreleased', 'unreleased')}<p>Not yet.</p>` +
      `${heading('v2.0.0', 'v200')}<p>Two.</p>\n${heading('Added', 'added', 3)}<ul><li>A</li></ul>` +
      `${heading('v1.0.0', 'v100-1')}<p>One.</p>${heading('Earlier', 'earlier')}<p>Old.</p>`,
  );

  it('are those of the versions, each with the id that its heading has on the page', () => {
    expect(releaseSections(page, ['v2.0.0', 'v1.0.0'], PAGE)).toEqual([
      {
        version: 'v2.0.0',
        address: `${PAGE}#v200`,
        content: '<p>Two.</p>\n<h3>Added</h3>\n<ul><li>A</li></ul>',
      },
      { version: 'v1.0.0', address: `${PAGE}#v100-1`, content: '<p>One.</p>' },
    ]);
  });

  it('stand in the order of the versions, not of the page', () => {
    const versions = ['v1.0.0', 'v2.0.0'];
    expect(releaseSections(page, versions, PAGE).map(({ version }) => version)).toEqual(versions);
  });

  it('of an old version may have left the page', () => {
    expect(releaseSections(page, ['v2.0.0', 'v0.9.0'], PAGE).map(({ version }) => version)).toEqual(['v2.0.0']);
  });

  it('of the latest version, when the page does not have it, stop the build', () => {
    expect(() => releaseSections(page, ['v3.0.0', 'v2.0.0'], PAGE)).toThrow(
      /^versioned_docs\/version-v3\.0\.0\/change-log\.mdx: .*\n.*"## v3\.0\.0"\n.*"Unreleased", "v2\.0\.0", "v1\.0\.0"/,
    );
  });
});

describe('a section', () => {
  it.each([
    ['/base/docs/intro/#reply', 'https://docs.example/base/docs/intro/#reply'],
    ['../intro/', 'https://docs.example/base/docs/intro/'],
    ['#added', `${PAGE}#added`],
    ['https://other.example/a?b=1&amp;c=2', 'https://other.example/a?b=1&amp;c=2'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('gives the link %s its full address', (href, expected) => {
    expect(contentOf(`<p><a class="" href="${href}" target=_blank rel=noopener>x</a></p>`)).toBe(
      `<p><a href="${expected}">x</a></p>`,
    );
  });

  it('gives pictures their full address and keeps what they show', () => {
    expect(contentOf('<p><img src="/base/a.png" srcset="/b.png 2x" alt="A" loading=lazy></p>')).toBe(
      '<p><img src="https://docs.example/base/a.png" alt="A"></p>',
    );
  });

  it.each([
    ['classes, ids and styles', '<p class=a id=b style="color:red" data-c=d>x</p>', '<p>x</p>'],
    ['what React leaves', '<p>Added<!-- --> since <!-- -->v1<!-- --></p>', '<p>Added since v1</p>'],
    ['spans, not their words', '<p><span class=a>new <span>operation</span></span></p>', '<p>new operation</p>'],
    ['controls', '<p>x<button>Copy</button></p>', '<p>x</p>'],
    ['scripts and styles', '<div>x<script>1</script><style>p{}</style><noscript>n</noscript></div>', '<div>x</div>'],
    ['what only the page needs', '<div><p data-markdown=skip>n</p><p aria-hidden=true>n</p>x</div>', '<div>x</div>'],
  ])('is without %s', (_what, content, expected) => {
    expect(contentOf(content)).toBe(expected);
  });

  it('keeps lists, tables, code and what can be unfolded', () => {
    const kept =
      '<details><summary>3 changes</summary><ul><li><code>a &lt; b</code></li></ul></details>\n' +
      '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>\n<ol start="3"><li>x</li></ol>';
    expect(contentOf(kept)).toBe(kept);
  });
});
