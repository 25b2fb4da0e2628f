import path from 'node:path';

import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import { createProcessor } from '@mdx-js/mdx';
import type { Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { remarkFileLinks, remarkPageLinks } from '../../../plugins/content/links/jsxLinks';
import { remarkAddresses } from '../../../plugins/content/links/remarkAddresses';
import { remarkTextAttributes } from '../../../plugins/content/remarkTextAttributes';
import { isJsx } from '../../../plugins/lib/pageNodes';

const processor = createProcessor({ jsx: true, remarkPlugins: [() => remarkPageLinks({ basePath: '/base/' })] });

/** Returns the links of a page. */
function selectLinks(tree: Root): Link[] {
  const links: Link[] = [];
  visit(tree, 'link', (link) => void links.push(link));
  return links;
}

it.each<[string, string, string[]]>([
  ['https://a.example/b"c', 'https://a.example/b"c', ['https://a.example/b']],
  ['\\<a href="https\\://x.example"\\>x\\</a\\> end', '<a href="https://x.example">x</a> end', ['https://x.example']],
  ['www.a.example"x', 'www.a.example"x', ['http://www.a.example']],
  [
    'https://a.example:port/ and https://b.example/',
    'https://a.example:port/ and https://b.example/',
    ['https://b.example/'],
  ],
  ['[https://a.example/](https://a.example/) [b"](./b)', 'https://a.example/ b"', ['https://a.example/', './b']],
])('addresses in %s end before HTML and quotes', (text, shown, urls) => {
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(remarkAddresses);
  const tree = parser.runSync(parser.parse(text)) as Root;
  expect([toString(tree), selectLinks(tree).map(({ url }) => url)]).toEqual([shown, urls]);
});

describe('a link in JSX', () => {
  it.each(['/', '/docs/intro/', '/docs/intro', '/docs/v3.4.0/intro/?a=b.c#d', '/docs/#top'])(
    'to %s is a link of the site',
    (href) => {
      expect(String(processor.processSync(`<a href="${href}">Text</a>`))).toContain('<_components.a href=');
      expect(String(processor.processSync(`Text <a href="${href}">Text</a>.`))).toContain('<_components.a href=');
    },
  );

  it.each(['https://example.com/a', '//example.com/a', '/base/compare/a/', '#top', './a.pdf'])(
    'to %s stays as it is',
    (href) => {
      expect(String(processor.processSync(`<a href="${href}">Text</a>`))).toContain(`<a href="${href}">`);
    },
  );

  it.each(['../intro.mdx', './a.md#b', 'folder/a.mdx?c=d'])(
    'to the file %s is one in Markdown until Docusaurus has resolved it',
    (href) => {
      const plugin = () => remarkPageLinks({ basePath: '/base/' });
      const tree = unified().use(remarkParse).use(remarkMdx).use(remarkTextAttributes).use(plugin);
      for (const text of [
        `<a href="${href}" title="One" style={{ color: 'red' }}>Text *two*</a>`,
        `See <a title="One" style={{ color: 'red' }} href={'${href}'}>Text *two*</a>.`,
        `See <Link to="${href}" title="One" style={{ color: 'red' }}>Text *two*</Link>.`,
      ]) {
        const root = tree.runSync(tree.parse(text)) as Root;
        const [link] = selectLinks(root);
        expect(link).toMatchObject({ url: href, children: [{}, { type: 'emphasis' }] });
        if (link) link.url = '/base/resolved/';
        remarkFileLinks()(root);
        expect(selectLinks(root)).toEqual([]);
        const values = new Map<string, unknown>();
        visit(root, (node) => {
          for (const attribute of isJsx(node) ? node.attributes : [])
            if ('name' in attribute) values.set(attribute.name, attribute.value);
        });
        expect([values.get('href') ?? values.get('to'), values.get('title')]).toEqual(['/base/resolved/', 'One']);
        expect(values.get('style')).toMatchObject({ value: "{ color: 'red' }" });
      }
    },
  );

  it('to a file has the base path', () => {
    expect(String(processor.processSync('<a href="/a.pdf#b">Text</a>'))).toContain('<a href="/base/a.pdf#b">');
  });
});

it('texts of images and of links to files are those that are written', async () => {
  const siteDir = tempFolder({
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />',
    'b.pdf': '',
  });
  const hooks = { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' };
  const markdownConfig = { mdx1Compat: {}, hooks, anchors: { maintainCase: false } };
  const options = { siteDir, staticDirs: [], markdownConfig, remarkPlugins: [remarkFileLinks], rehypePlugins: [] };
  const compiler = await createProcessorUncached({ format: 'mdx', options: options as never });
  const { content } = await compiler.process({
    content: `![Tom & "Jer'ry" \\<x> &amp;amp;](./a.svg "A & B") [it](./b.pdf "C & D") <img alt="&amp;amp;" />`,
    filePath: path.join(siteDir, 'page.mdx'),
    frontMatter: {},
    compilerName: 'server',
  });
  const texts = [...content.matchAll(/(?:alt|title): "((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text);
  expect(texts).toEqual([String.raw`Tom & \"Jer'ry\" <x> &amp;`, 'A & B', 'C & D', '&amp;']);
});
