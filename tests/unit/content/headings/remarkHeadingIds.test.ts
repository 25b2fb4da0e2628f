import { compile } from '@mdx-js/mdx';
import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';

import { remarkHeadingIdSyntax } from '@api-docs/kit/markdown/headingIds';

import { remarkHeadingIds } from '../../../../plugins/content/headings/remarkHeadingIds';

/** Compiles a page with the plugins for headings, and returns its headings and code as `id: text`. */
async function compiled(value: string, format: 'md' | 'mdx' = 'mdx'): Promise<string[]> {
  const found: string[] = [];
  const collect = () => (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (/^h\d|code$/.test(node.tagName))
        found.push(`${String(node.properties.id ?? '')}: ${toText(node, { whitespace: 'pre' }).trim()}`);
    });
  await compile(
    { path: '/site/docs/page.mdx', value },
    {
      format,
      remarkPlugins: [
        remarkHeadingIdSyntax,
        () => remarkHeadingIds({ siteDir: '/site', brand: {} }),
        [headings, { anchorsMaintainCase: false }],
      ],
      rehypePlugins: [collect],
    },
  );
  return found;
}

describe('the id of a heading', () => {
  it.each([
    ['## Chosen {#my-id} ##', ['my-id: Chosen']],
    ['## Escaped \\{#my-id}', ['my-id: Escaped']],
    ['## A **bold** `code` {#a*b*c}', ['a*b*c: A bold code', ': code']],
    ['## Größe, 音 и é {#größe}', ['größe: Größe, 音 и é']],
    ['## ?\n\n## =>\n\n## 🚀\n\n## ❤️', ['section: ?', 'section-1: =>', 'section-2: 🚀', 'section-3: ❤️']],
    ['## One {#same}\n\n## Same\n\n## Two {#same}', ['same: One', 'same-2: Same', 'same-1: Two']],
    ['<a id="setup" />\n\n## Setup', ['setup-1: Setup']],
    ['## __docusaurus\n\n## `__init__`', ['section-__docusaurus: __docusaurus', '__init__: __init__', ': __init__']],
    ['## Site search\n\n## Page scripts', ['site-search: Site search', 'page-scripts: Page scripts']],
  ])('of %j is %j', async (source, expected) => {
    expect(await compiled(source)).toEqual(expected);
  });

  it('is read in pages without MDX, too', async () => {
    expect(await compiled('## A {#a__b__c}\n\n## B <!-- #b -->', 'md')).toEqual(['a__b__c: A', 'b: B']);
  });

  it.each(['50%-off', '50%25', '__site-search', '__docusaurus'])('cannot be %s', async (id) => {
    for (const source of [`Text.\n\n## A heading {#${id}}`, `Text.\n\n<h2 id="${id}">A heading</h2>`]) {
      await expect(compiled(source)).rejects.toMatchObject({ details: { file: 'docs/page.mdx:3', found: id } });
    }
  });
});

describe('code with {#', () => {
  it.each([
    ['## Length `${#items[@]}`', ['length-items: Length ${#items[@]}', ': ${#items[@]}']],
    ['Set `## Heading {#my-id}`.', [': ## Heading {#my-id}']],
    ['```bash\n# ${#items[@]}\n## A {#b}\n```', [': # ${#items[@]}\n## A {#b}']],
    ['```md\n## Heading {#my-id}\n## Heading \\{#my-id}\n```', [': ## Heading {#my-id}\n## Heading \\{#my-id}']],
    ['- An item\n\n  ```md\n  ## Heading {#my-id}\n  ```', [': ## Heading {#my-id}']],
  ])('is shown as it is: %j', async (source, expected) => {
    expect(await compiled(source)).toEqual(expected);
    expect(await compiled(source, 'md')).toEqual(expected);
  });
});
