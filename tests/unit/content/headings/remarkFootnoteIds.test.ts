import path from 'node:path';

import footnoteIDFixer from '@docusaurus/plugin-content-blog/lib/remark/footnoteIDFixer.js';
import { compile } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';

import { remarkFootnoteIds } from '../../../../plugins/content/headings/remarkFootnoteIds';

/** Compiles a post of a project, and returns the ids of its footnotes. */
async function idsOf(siteDir: string, file: string, source: string): Promise<string[]> {
  let html = '';
  const collect = () => (tree: Root) =>
    void (html = toHtml(tree.children.filter(({ type }) => type === 'element') as never));
  await compile(
    { path: path.join(siteDir, file), value: source },
    {
      jsx: true,
      remarkPlugins: [remarkGfm, footnoteIDFixer, () => remarkFootnoteIds({ siteDir })],
      rehypePlugins: [collect],
    },
  );
  return [...html.matchAll(/ id="(user-content-fn-[^"]*)"/g)].map(([, id = '']) => id);
}

it('footnotes of a post have the same ids in each folder of the project, and others than those of another post', async () => {
  const source = 'One[^1], two[^note-abcdef].\n\n[^1]: A.\n\n[^note-abcdef]: B.';
  const ids = await idsOf('/site', 'blog/a.mdx', source);
  expect(ids).toEqual([
    expect.stringMatching(/^user-content-fn-1-[\da-f]{6}$/),
    expect.stringMatching(/^user-content-fn-note-abcdef-[\da-f]{6}$/),
  ]);
  expect(await idsOf('/another/deeper/site', 'blog/a.mdx', source)).toEqual(ids);
  expect(await idsOf('/site', 'blog/b.mdx', source)).not.toEqual(ids);
});
