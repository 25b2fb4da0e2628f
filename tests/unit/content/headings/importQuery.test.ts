import path from 'node:path';

import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import { compile } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkInlineLinks from 'remark-inline-links';
import { describe, expect, it } from 'vitest';

import { remarkHeadingIdSyntax } from '@api-docs/kit/markdown/headingIds';

import { brand } from '../../../../brand.config';
import { remarkExcerpt, remarkImportQuery, writeImportQuery } from '../../../../plugins/content/headings/importQuery';
import { rehypePartialIds, remarkHeadingIds } from '../../../../plugins/content/headings/remarkHeadingIds';

/** Compiles a post as a list of posts imports it. */
async function excerptOf(source: string, file = 'blog/a (b).mdx'): Promise<string> {
  let html = '';
  const collect = () => (tree: Root) => {
    html = toHtml({ type: 'root', children: tree.children.filter(({ type }) => !type.startsWith('mdx')) });
  };
  await compile(
    { path: path.join('/site', file), value: writeImportQuery(source, '?truncated=true') },
    {
      jsx: true,
      format: file.endsWith('.md') ? 'md' : 'mdx',
      remarkPlugins: [
        remarkHeadingIdSyntax,
        remarkImportQuery,
        remarkInlineLinks,
        remarkExcerpt,
        () => remarkHeadingIds({ siteDir: '/site', brand }),
        [headings, { anchorsMaintainCase: false }],
        remarkGfm,
      ],
      rehypePlugins: [rehypePartialIds, collect],
    },
  );
  return html.trim();
}

describe('the excerpt of a post', () => {
  it.each([
    ['ends at a marker in a paragraph', 'One.\n{/* truncate */}\nTwo.', '<p>One.</p>'],
    ['ends at a comment of HTML', 'One.\n\n<!-- truncate -->\n\nTwo.', '<p>One.</p>'],
    ['has no ids', '## Summary {#sum}\n\nOne.\n\n## Summary', '<h2>Summary</h2>\n<p>One.</p>\n<h2>Summary</h2>'],
    [
      'shows all of its code',
      'One.\n\n```md\n<!-- truncate -->\n',
      '<p>One.</p>\n<pre><code class="language-md">&#x3C;!-- truncate -->\n</code></pre>',
    ],
  ])('%s', async (_behavior, source, html) => {
    expect(await excerptOf(source)).toBe(html);
  });

  it('is read in posts without MDX, too', async () => {
    expect(await excerptOf('[a][b]\n\n<!-- truncate -->\n\n[b]: https://b.example', 'blog/a.md')).toBe(
      '<p><a href="https://b.example">a</a></p>',
    );
  });
});
