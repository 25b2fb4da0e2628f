import { describe, expect, it } from 'vitest';

import { feedDates, releaseSections } from '../../../../plugins/versions/feed/releaseSections';
import { docsFolder } from '../../../../plugins/versions/docsVersions';
import { errorDetails } from '../../../support/errorDetails';

const PAGE = 'https://docs.example/base/docs/change-log/';

const heading = (name: string, id: string, level = 2) =>
  `<h${level} class="anchor" id=${id}>${name}<a href=#${id} class=hash-link>\u200b</a></h${level}>`;

const html = (content: string) =>
  `<html><head><title>x</title></head><body><h2>v1.0.0</h2><main><h1>Change-log</h1>${content}</main></body></html>`;

/** Returns the content of the only section of a page. */
function contentOf(content: string): string | undefined {
  const [section] = releaseSections(html(heading('v1.0.0', 'v100') + content), ['v1.0.0'], PAGE);
  return section?.content;
}

describe('releaseSections', () => {
  const page = html(
    `<p>Opening.</p>${heading('Unreleased', 'unreleased')}<p>Not yet.</p>` +
      `${heading('v2.0.0', 'v200')}<p>Two.</p>\n${heading('Added', 'added', 3)}<ul><li>A</li></ul>` +
      `${heading('v1.0.0', 'v100-1')}<p>One.</p>${heading('Earlier', 'earlier')}<p>Old.</p>`,
  );

  it('returns the section of each version with its URL', () => {
    expect(releaseSections(page, ['v2.0.0', 'v1.0.0'], PAGE)).toEqual([
      {
        version: 'v2.0.0',
        url: `${PAGE}#v200`,
        content: '<p>Two.</p>\n<h3>Added</h3>\n<ul><li>A</li></ul>',
      },
      { version: 'v1.0.0', url: `${PAGE}#v100-1`, content: '<p>One.</p>' },
    ]);
  });

  it('returns the sections in the order of the versions', () => {
    const versions = ['v1.0.0', 'v2.0.0'];
    expect(releaseSections(page, versions, PAGE).map(({ version }) => version)).toEqual(versions);
  });

  it('leaves out an old version without a section', () => {
    expect(releaseSections(page, ['v2.0.0', 'v0.9.0'], PAGE).map(({ version }) => version)).toEqual(['v2.0.0']);
  });

  it('fails without a section about the latest version', () => {
    const details = errorDetails(() => releaseSections(page, ['v3.0.0', 'v2.0.0'], PAGE));
    expect(details).toMatchObject({
      file: 'versioned_docs/version-v3.0.0/change-log.mdx',
      expected: expect.stringContaining('"## v3.0.0"'),
      found: '"Unreleased", "v2.0.0", "v1.0.0", "Earlier"',
    });
  });
});

describe('a section', () => {
  it.each([
    ['/base/docs/intro/#reply', 'https://docs.example/base/docs/intro/#reply'],
    ['../intro/', 'https://docs.example/base/docs/intro/'],
    ['#added', `${PAGE}#added`],
    ['https://other.example/a?b=1&amp;c=2', 'https://other.example/a?b=1&amp;c=2'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('has the absolute URL of the link %s', (href, expected) => {
    expect(contentOf(`<p><a class="" href="${href}" target=_blank rel=noopener>x</a></p>`)).toBe(
      `<p><a href="${expected}">x</a></p>`,
    );
  });

  it('has images with absolute URLs and their alternative text', () => {
    expect(contentOf('<p><img src="/base/a.png" srcset="/b.png 2x" alt="A" loading=lazy></p>')).toBe(
      '<p><img src="https://docs.example/base/a.png" alt="A"></p>',
    );
  });

  it.each([
    ['classes, ids and styles', '<p class=a id=b style="color:red" data-c=d>x</p>', '<p>x</p>'],
    ['comments', '<p>Added<!-- --> since <!-- -->v1<!-- --></p>', '<p>Added since v1</p>'],
    ['spans around text', '<p><span class=a>new <span>operation</span></span></p>', '<p>new operation</p>'],
    ['controls', '<p>x<button>Copy</button></p>', '<p>x</p>'],
    ['scripts and styles', '<div>x<script>1</script><style>p{}</style><noscript>n</noscript></div>', '<div>x</div>'],
    ['elements for the page only', '<div><p data-markdown=skip>n</p><p aria-hidden=true>n</p>x</div>', '<div>x</div>'],
  ])('has no %s', (_case, content, expected) => {
    expect(contentOf(content)).toBe(expected);
  });

  it('keeps lists, tables, code and details', () => {
    const kept =
      '<details><summary>3 changes</summary><ul><li><code>a &lt; b</code></li></ul></details>\n' +
      '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>\n<ol start="3"><li>x</li></ol>';
    expect(contentOf(kept)).toBe(kept);
  });
});

const TIMES = new Map([
  [`${docsFolder('v2.0.0')}/change-log.mdx`, [9_000, 5_000]],
  [`${docsFolder('v2.0.0')}/intro.mdx`, [7_000, 4_000]],
  [`${docsFolder('v1.0.0')}/intro.mdx`, [8_000, 1_000]],
  [`${docsFolder('v1.0.0-rc')}/intro.mdx`, [500]],
  ['docs/change-log.mdx', [10_000, 100]],
]);

describe('feedDates', () => {
  const { updated, added } = feedDates(['v2.0.0', 'v1.0.0'], TIMES);

  it('returns the date of the last commit of the page', () => {
    expect(updated).toEqual(new Date(9_000));
  });

  it('returns the date of the first commit of each version', () => {
    expect([...added]).toEqual([
      ['v2.0.0', new Date(4_000)],
      ['v1.0.0', new Date(1_000)],
    ]);
  });

  it('returns no date for a version that is not committed, and updates the feed with the version before', () => {
    const dates = feedDates(['v3.0.0', 'v2.0.0'], TIMES);
    expect(dates.updated).toEqual(new Date(4_000));
    expect([...dates.added.keys()]).toEqual(['v2.0.0']);
  });

  it('returns no dates without a history', () => {
    expect(feedDates(['v2.0.0'], new Map())).toEqual({ updated: undefined, added: new Map() });
  });
});
