import { load } from 'cheerio';
import { XMLValidator } from 'fast-xml-parser';
import { Feed } from 'feed';
import { describe, expect, it } from 'vitest';

import { parsePage } from '@api-docs/kit/steps/parsePage';

import { blogFeedItems, feedContent } from '../../../../plugins/output/feeds/feedContent';

const PAGE = 'https://docs.example/base/blog/post/';

describe('feedContent', () => {
  it.each([
    [
      'links',
      '<p class="lead">See <a href="../next/">it</a></p>',
      `<p>See <a href="https://docs.example/base/blog/next/">it</a></p>`,
    ],
    [
      'links that no browser understands',
      '<a href="https://x.%5C*.example">it</a>',
      '<a href="https://x.%5C*.example">it</a>',
    ],
    ['anchors', '<a href="#part">it</a>', `<a href="${PAGE}#part">it</a>`],
    [
      'images',
      '<p>A<img src="/base/a.png" alt="scale" width="9"></p>',
      '<p>A<img src="https://docs.example/base/a.png" alt="scale"></p>',
    ],
    [
      'drawings',
      '<div role="img" aria-label="Two boxes"><svg><rect></rect></svg></div>',
      '<p><em>Figure: Two boxes</em></p>',
    ],
    [
      'merged cells',
      '<table><tr><td colspan="2">a</td></tr></table>',
      '<table><tr><td colspan="2">a</td></tr></table>',
    ],
    ['numbers of lists', '<ol start="4"><li>a</li></ol>', '<ol start="4"><li>a</li></ol>'],
    [
      'details',
      '<details open><summary>More</summary><p>Text</p></details>',
      '<p><strong>More</strong></p><p>Text</p>',
    ],
    [
      'tabs',
      '<div class="tabs-container"><ul role="tablist"><li role="tab">Go</li></ul><div><div role="tabpanel" hidden><p class="without-js">Go</p>one</div></div></div>',
      '<div><div><div><p><strong>Go</strong></p>one</div></div></div>',
    ],
    [
      'tabs of the theme of Docusaurus',
      '<div class="tabs-container"><ul role="tablist"><li role="tab">Go</li></ul><div><div role="tabpanel">one</div></div></div>',
      '<div><div><div><p><strong>Go</strong></p>one</div></div></div>',
    ],
    ['task lists', '<ul><li><input type="checkbox" checked disabled> a</li></ul>', '<ul><li>☑ a</li></ul>'],
    [
      'videos',
      '<video controls src="a.mp4" title="A tour">fallback</video>',
      `<a href="${PAGE}a.mp4">A tour</a>fallback`,
    ],
    [
      'code',
      '<div class="theme-code-block"><div class="code-title">a.js</div><pre class="language-js"><code><span>a &lt; b;\n</span><span>c</span></code></pre><button>Copy</button></div>',
      '<p><code>a.js</code></p><pre><code>a &#x3C; b;\nc</code></pre>',
    ],
    [
      'forms',
      '<form><label>Name <input type="text" value="a"></label><select><option>b</option></select><textarea>c</textarea><button>Send</button></form>',
      'Name Send',
    ],
    [
      'small pictures in a sentence',
      '<p>A <img src="data:image/png;base64,AA==" alt="dot"> end.</p>',
      '<p>A <em>Figure: dot</em> end.</p>',
    ],
    ['scripts and styles', '<p>a<script>b()</script><style>c{}</style></p>', '<p>a</p>'],
  ])('has %s as feed readers show them', (_, html, content) => {
    expect(feedContent(parsePage(html).main.children, PAGE)).toBe(content);
  });
});

/** An entry with a text in each place, as Docusaurus makes it. */
const itemOf = (text: string) => ({
  ...{ title: text, description: text, content: `<p>${text}</p>`, link: PAGE, date: new Date(0) },
  ...{ author: [{ name: text }], category: [{ name: text, term: text }] },
});

/** Returns both formats of a feed with a text in each place. */
async function feedsOf(text: string): Promise<string[]> {
  const defaultCreateFeedItems = async () => [itemOf(text)];
  const given = { blogPosts: [], siteConfig: {} as never, outDir: '', defaultCreateFeedItems };
  const feed = new Feed({ id: PAGE, title: 'Feed', copyright: '' });
  for (const item of await blogFeedItems(given)) feed.addItem(item);
  return [feed.atom1(), feed.rss2()];
}

it.each([
  ['characters that XML does not allow', 'a\0\u0001\b\u001b\u001f\udfff\ud800\ufffe\uffffb', 'ab'],
  ['breaks of lines and pages', 'a\vb\fc', 'a b c'],
  ['other characters', 'a\t😀\u007fé', 'a\t😀\u007fé'],
  ...['Q&A: "a" <b> \'c\'', 'a &lt; b &amp; c &#60;', '<script>x</script> ]]> -->', '&', '<'].map((text) => [
    text,
    text,
    text,
  ]),
])('both feeds have titles, labels and authors with %s', async (_, written = '', shown) => {
  for (const feed of await feedsOf(written)) {
    expect(XMLValidator.validate(feed)).toBe(true);
    const xml = load(feed, { xml: true });
    const entry = xml('entry, item');
    // Titles are HTML in XML.
    expect(load(entry.children('title').text(), {}, false).text()).toBe(shown);
    const category = entry.children('category');
    expect(category.attr('label') ?? category.text()).toBe(shown);
    if (entry.is('entry')) expect(entry.find('author name').text()).toBe(shown);
  }
});
