import type { PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';

import { description, summaryInline } from '../../src/content/description';
import { mdxText } from '../../src/content/mdxText';
import { heading, paragraph } from '../../src/content/nodes';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Returns the text of a page as readers see it, and the addresses of its links. */
function read(mdx: string) {
  const tree = parser.parse(mdx);
  const urls: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link') urls.push(node.url);
    // The value of an expression is a text in JSON.
    if (node.type.endsWith('Expression') && 'value' in node) node.value = String(JSON.parse(node.value));
  });
  return { text: toString(tree), urls };
}

const HOSTILE = [
  '<a href="https://x.example">x</a>',
  '<video src="https://x.example/x.mp4"></video>',
  'https://a.example<br>more',
  '"https://a.example/b"c',
  "'https://a.example'x",
  'www.example.com"x"<y',
  'WWW.example.com<b>',
  'https://a.example:port/',
  'https://{host}.example/ and http://[::1',
  'a@b.example"<x',
  "<https://a.example/'x>",
  'https://a.example/&quot;x',
];

it.each(HOSTILE)('a summary with an address stays that text: %s', (summary) => {
  const written = read(mdxText([heading(1, ...summaryInline(summary)), paragraph('Start ', summary)]));
  expect(written.text).toContain(summary);
  expect(written.text).toContain(`Start ${summary}`);
  expect(written.urls.filter((url) => !URL.canParse(url))).toEqual([]);
});

it.each<[string, string, string[]]>([
  ['https://a.example<br>more', 'https://a.examplemore', ['https://a.example']],
  ['see "https://a.example/b".', 'see "https://a.example/b".', ['https://a.example/b']],
  ['www.a.example/b"x', 'www.a.example/b"x', ['http://www.a.example/b']],
  ['https://a.example:port/ and https://a^b/', 'https://a.example:port/ and https://a^b/', []],
  ['[x](https://a^b/)', 'x (https://a^b/)', []],
  [
    '<video src="https://x.example/x.mp4"></video>',
    '<video src="https://x.example/x.mp4"></video>',
    ['https://x.example/x.mp4'],
  ],
])('a description with the address %s has its text and its links', (markdown, text, urls) => {
  const nodes = description(markdown);
  expect(read(mdxText(nodes))).toEqual({ text, urls });
});

it('text of a link is no expression', () => {
  const children: PhrasingContent[] = [
    { type: 'link', url: 'https://a.example/', children: [{ type: 'text', value: 'https://b.example' }] },
  ];
  expect(mdxText([{ type: 'paragraph', children }])).toBe('[https://b.example](https://a.example/)');
});
