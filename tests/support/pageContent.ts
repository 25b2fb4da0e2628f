import { load } from 'cheerio';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { ADMONITIONS } from '@api-docs/kit/markdown/parseMdx';

const KINDS = ['headings', 'links', 'code', 'cells', 'items', 'pictures', 'notes', 'labels'] as const;

/** What a page contains, by kind, in the order of the page. `labels` are those of tabs and details. */
type PageContent = Record<(typeof KINDS)[number], string[]>;

/** Returns a text without what depends on the notation: spaces, and the signs of Markdown. */
const words = (text: string) => text.replace(/[\s\u200b*_`\\]+/g, '');

/** A page and its Markdown version have addresses that differ in their end. */
const address = (url: string) => url.replace(/\.md(?=$|#)/, '/').replace(/^.*?(?=\/docs\/)/, '');

/** What the layout adds to the content of a page. */
const LAYOUT =
  'header, .hash-link, .clean-btn, .without-js, [data-footnote-ref], [data-footnote-backref], svg, .sr-only';

/** Reads the content of a docs page. */
export function readHtml(html: string): PageContent {
  const $ = load(html);
  const root = $('.theme-doc-markdown').first();
  root.find(LAYOUT).remove();
  const all = (selector: string, read: (element: ReturnType<typeof $>) => string) =>
    root
      .find(selector)
      .toArray()
      .map((element) => read($(element)));
  const pictures = all('img', (one) => words(one.attr('alt') ?? ''));
  // Their alternatives are words of what they are in.
  root.find('img').replaceWith((_index, image) => $(image).attr('alt') || ' ');
  // Stock sites write the kind of a note in small letters, and its style makes them large.
  root.find('.theme-admonition > :first-child').each((_index, title) => {
    const text = $(title).text();
    if (ADMONITIONS.includes(text)) $(title).text(text.charAt(0).toUpperCase() + text.slice(1));
  });
  return {
    headings: all('h2, h3, h4, h5, h6', (one) => `${one.prop('tagName')?.slice(1)} ${words(one.text())}`),
    // Stock sites write a link in a link, of which the outer one is empty for a browser.
    links: all('a[href]', (one) => `${words(one.text())} → ${address(one.attr('href') ?? '')}`).filter(
      (one) => !one.startsWith(' →'),
    ),
    code: all('pre', (one) => words(one.text())),
    cells: all('th, td', (one) => words(one.text())),
    items: all('li:not([role=tab])', (one) => words(one.text())),
    pictures,
    notes: all('.theme-admonition', (one) => /theme-admonition-(\w+)/.exec(one.attr('class') ?? '')?.[1] ?? ''),
    labels: all('[role=tab], summary', (one) => words(one.text())),
  };
}

/** Returns the text of a node without footnotes, whose numbers are signs in Markdown. */
const textOf = (node: Nodes) => words(toString(node));

/** A picture without an address, which Markdown has as words. */
const FIGURE = /^Figure(?::|$)/;

/** Reads the content of the Markdown version of a page, with a parser of its own. */
export function readMarkdown(text: string): PageContent {
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(text.replace(/^---\n[^]*?\n---\n/, ''));
  const content = Object.fromEntries(KINDS.map((kind) => [kind, [] as string[]])) as PageContent;
  visit(tree, 'emphasis', (emphasis) => {
    const [first] = emphasis.children;
    if (first?.type !== 'text' || !FIGURE.test(first.value)) return;
    first.value = first.value.replace(FIGURE, '');
    content.pictures.push(textOf(emphasis));
  });
  visit(tree, (node) => {
    // The id of a heading is a part of its line.
    const heading = () => textOf(node).replace(/\{#[\w-]+\}$/, '');
    if (node.type === 'heading' && node.depth > 1) content.headings.push(`${node.depth} ${heading()}`);
    if (node.type === 'link') content.links.push(`${textOf(node)} → ${address(node.url)}`);
    if (node.type === 'code') content.code.push(words(node.value));
    if (node.type === 'tableCell') content.cells.push(textOf(node));
    if (node.type === 'listItem' || node.type === 'footnoteDefinition') content.items.push(textOf(node));
    if (node.type === 'image') content.pictures.push(words(node.alt ?? ''));
    const first = node.type === 'blockquote' && node.children[0] ? toString(node.children[0]) : '';
    const kind = /^[a-z]+/i.exec(first)?.[0].toLowerCase() ?? '';
    if (ADMONITIONS.includes(kind)) content.notes.push(kind);
    // The label of a tab in a tab has that of the outer one before it.
    const isLabel = node.type === 'paragraph' && node.children.every(({ type }) => type === 'strong');
    if (isLabel) content.labels.push(textOf(node).replace(/^.*›/, ''));
  });
  return content;
}

/** Returns what two versions of a page do not have in common. In Markdown, bold lines may also be other than labels. */
export function differences(one: PageContent, other: PageContent): string[] {
  return KINDS.flatMap((kind) => {
    const rest = [...other[kind]];
    const missing = one[kind].filter((value) => {
      const index = rest.indexOf(value);
      if (index >= 0) rest.splice(index, 1);
      return index < 0;
    });
    const added = kind === 'labels' ? [] : rest;
    return [...missing.map((value) => `${kind} - ${value}`), ...added.map((value) => `${kind} + ${value}`)];
  });
}
