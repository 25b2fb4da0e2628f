import path from 'node:path';

import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import { compile } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkInlineLinks from 'remark-inline-links';
import { describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import { remarkHeadingIdSyntax } from '@api-docs/kit/headingIds';

import { brand } from '../../../../brand.config';
import { remarkImportQuery, writeImportQuery } from '../../../../site/plugins/content/headings/importQuery';
import { remarkExcerpt } from '../../../../site/plugins/content/headings/remarkExcerpt';
import { rehypePartialIds, remarkHeadingIds } from '../../../../site/plugins/content/headings/remarkHeadingIds';

interface Compiled {
  html: string;
  /** Imports and components, in their order. */
  code: string;
}

/** Compiles a file that is imported with a query. */
async function compiled(file: string, source: string, query = '', siteDir = '/site'): Promise<Compiled> {
  let html = '';
  const collect = () => (tree: Root) => {
    html = toHtml({ type: 'root', children: tree.children.filter(({ type }) => !type.startsWith('mdx')) });
  };
  const { value } = await compile(
    { path: path.join(siteDir, file), value: writeImportQuery(source, query) },
    {
      jsx: true,
      format: file.endsWith('.md') ? 'md' : 'mdx',
      remarkPlugins: [
        remarkHeadingIdSyntax,
        remarkImportQuery,
        remarkInlineLinks,
        remarkExcerpt,
        () => remarkHeadingIds({ siteDir, brand }),
        [headings, { anchorsMaintainCase: false }],
        remarkGfm,
      ],
      rehypePlugins: [rehypePartialIds, collect],
    },
  );
  return { html: html.trim(), code: String(value) };
}

describe('the excerpt of a post', () => {
  const excerptOf = async (source: string, file = 'blog/a (b).mdx') =>
    (await compiled(file, source, '?truncated=true')).html;

  it.each([
    ['ends at the marker', 'One.\n\n{/* truncate */}\n\nTwo.', '<p>One.</p>'],
    ['ends at a marker in a paragraph', 'One.\n{/* truncate */}\nTwo.', '<p>One.</p>'],
    ['ends at a comment of HTML', 'One.\n\n<!-- truncate -->\n\nTwo.', '<p>One.</p>'],
    [
      'has a reference that is defined below',
      '[a][b]\n\n{/* truncate */}\n\n[b]: https://b.example',
      '<p><a href="https://b.example">a</a></p>',
    ],
    [
      'links to places in the post',
      '[a](#below)\n\n{/* truncate */}\n\n## Below',
      '<p><a href="./a%20(b).mdx#below">a</a></p>',
    ],
    ['has no ids', '## Summary {#sum}\n\nOne.\n\n## Summary', '<h2>Summary</h2>\n<p>One.</p>\n<h2>Summary</h2>'],
    [
      'shows all of its code',
      'One.\n\n```md\n<!-- truncate -->\n',
      '<p>One.</p>\n<pre><code class="language-md">&#x3C;!-- truncate -->\n</code></pre>',
    ],
  ])('%s', async (_behavior, source, html) => {
    expect(await excerptOf(source)).toBe(html);
  });

  it('links to the footnotes of the post', async () => {
    const html = await excerptOf('A[^b] b[^a] c[^b].\n\n{/* truncate */}\n\n[^a]: One.\n\n[^b]: Two.');
    const link = (name: string, number: number) =>
      `<sup><a href="./a%20(b).mdx#user-content-fn-${name}" aria-label="Footnote ${number}">${number}</a></sup>`;
    expect(html).toBe(`<p>A${link('b', 1)} b${link('a', 2)} c${link('b', 1)}.</p>`);
  });

  it('is read in posts without MDX, too', async () => {
    expect(await excerptOf('[a][b]\n\n<!-- truncate -->\n\n[b]: https://b.example', 'blog/a.md')).toBe(
      '<p><a href="https://b.example">a</a></p>',
    );
  });
});

describe('partials', () => {
  const SETUP = '## Setup\n\nSee [below](#end) and this[^1].\n\n## End\n\n[^1]: A note.';

  /** Compiles a page and its partials as they are imported. Returns the ids of all, in their order on the page. */
  async function idsOnPage(page: string, partials: Record<string, string>): Promise<string[]> {
    const siteDir = tempFolder(
      Object.fromEntries(Object.entries(partials).map(([name, text]) => [`docs/${name}`, text])),
    );
    const read = async (file: string, source: string, query: string): Promise<string[]> => {
      const { html, code } = await compiled(`docs/${file}`, source, query, siteDir);
      const imports = new Map(
        [...code.matchAll(/^import (\w+) from ["']\.\/([^"'?]+)(\?[^"']*)?["']/gm)].map(([, name = '', ...rest]) => [
          name,
          rest,
        ]),
      );
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
      const hrefs = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id = '']) => id);
      expect(ids).toEqual(expect.arrayContaining(hrefs));
      const inner = await Promise.all(
        [...code.matchAll(/<(\w+) \/>/g)].map(async ([, name = '']) => {
          const [partial = '', partialQuery = ''] = imports.get(name) ?? [];
          return read(partial, partials[partial] ?? '', partialQuery);
        }),
      );
      return [...ids, ...inner.flat()];
    };
    return read('page.mdx', page, '');
  }

  const IMPORT = "import Setup from './_setup.mdx';\n\n";

  it('keep their ids if the page has others', async () => {
    expect(await idsOnPage(`${IMPORT}## Page\n\n<Setup />`, { '_setup.mdx': '## Setup' })).toEqual(['page', 'setup']);
  });

  it.each([
    ['a page with the same heading', `${IMPORT}<Setup />\n\n## Setup {#end}`, { '_setup.mdx': SETUP }],
    ['a page with footnotes', `${IMPORT}A[^1].\n\n[^1]: Of the page.\n\n<Setup />`, { '_setup.mdx': SETUP }],
    ['a page that includes one twice', `${IMPORT}<Setup />\n\n<Setup />\n\n## Setup`, { '_setup.mdx': SETUP }],
    [
      'a page that includes two with one heading',
      `${IMPORT}import Other from './_other.mdx';\n\n<Setup />\n\n<Other />`,
      { '_setup.mdx': SETUP, '_other.mdx': '## Setup' },
    ],
    [
      'partials in partials',
      `${IMPORT}import Other from './_other.mdx';\n\n<Setup />\n\n<Other />`,
      { '_setup.mdx': SETUP, '_other.mdx': `${IMPORT}## Setup\n\n<Setup />\n\n<Setup />` },
    ],
  ])('have ids of their own on %s', async (_case, page, partials) => {
    const ids = await idsOnPage(page, partials);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
