/** Descriptions of the OpenAPI file, and texts made from its facts, as content. Both are CommonMark. */

import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { isPlain, parseDescription } from '@api-docs/openapi-facts';

import { heading, item, paragraph, strong, textNode, type Inline } from './nodes';

const LINE_BREAK: MdxJsxTextElement = { type: 'mdxJsxTextElement', name: 'br', attributes: [], children: [] };

/** Makes the nodes of a description such that Docusaurus shows them as they are. */
function safeForPages(tree: Root): RootContent[] {
  visit(tree, (node, index, parent) => {
    // Docusaurus runs what is in such a block.
    if (node.type === 'code' && node.lang === 'mdx-code-block') node.lang = 'mdx';
    // Table cells and titles cannot contain a line break of CommonMark.
    if (node.type === 'break' && parent && index !== undefined) parent.children[index] = LINE_BREAK;
  });
  return tree.children;
}

/** Returns a description as blocks, see {@link parseDescription}. */
export function description(markdown: string): RootContent[] {
  const text = markdown.trim();
  if (text === '') return [];
  return isPlain(text) ? [paragraph(text)] : safeForPages(parseDescription(text));
}

/** Titles of sections that pages have themselves, which links lead to by their ids. */
const OWN_SECTIONS = [
  'authentication',
  'callbacks',
  'contact and terms',
  'downloads',
  'examples',
  'links',
  'operations',
  'other replies',
  'parameters',
  'replies',
  'reply body',
  'reply headers',
  'request body',
  'servers',
  'statuses',
  'successor',
  'topics',
  'webhooks',
];

/**
 * Returns a description as sections of a page: its headings are in the list of contents and have ids, except those that are called
 * like a section that pages have.
 */
export function describedSections(markdown: string): RootContent[] {
  const content = safeForPages(parseDescription(markdown.trim(), true));
  const depths = content.flatMap((node) => (node.type === 'heading' ? node.depth : []));
  const shift = 2 - Math.min(...depths);
  return content.map((node) => {
    if (node.type !== 'heading') return node;
    const isOwn = OWN_SECTIONS.includes(toString(node).trim().toLowerCase());
    return isOwn ? paragraph(strong(...node.children)) : heading(node.depth + shift, ...node.children);
  });
}

/** Returns a description without the element of a single paragraph, for elements that have none. */
export function inlineDescription(markdown: string): RootContent[] {
  const content = description(markdown);
  const [only, second] = content;
  return only?.type === 'paragraph' && !second ? only.children : content;
}

/** Returns a phrase of CommonMark as a part of a line. Of several blocks, it has the first. */
export function phrase(markdown: string): PhrasingContent[] {
  const [first] = description(markdown);
  return first?.type === 'paragraph' ? first.children : [];
}

/** Returns a description with a label before it: on its first line, or in a paragraph of its own before a table or a list. */
export function labeled(label: readonly Inline[], markdown: string): RootContent[] {
  const content = description(markdown);
  const [first, ...others] = content;
  if (first?.type !== 'paragraph') return [paragraph(...label), ...content];
  return [paragraph(...label, ' ', ...first.children), ...others];
}

/** What a summary means as it is written, although Markdown reads it as notation: a path of Windows, HTML, `__proto__`. */
const LITERAL = /[\\<&]|__|~~/;

/**
 * Returns a summary, which is one line, as a part of a line. Code, emphasis and links count as notation, which many documents have,
 * although OpenAPI says that a summary is text; a summary with anything else stays as it is.
 */
export function summaryInline(summary: string): PhrasingContent[] {
  const line = summary.replace(/\s+/g, ' ').trim();
  if (LITERAL.test(line)) return [textNode(line)];
  const [first, second] = description(line);
  return first?.type === 'paragraph' && !second ? first.children : [textNode(line)];
}

/** Returns a summary as text without notations, for menus and titles. */
export const summaryText = (summary: string): string =>
  toString({ type: 'paragraph', children: summaryInline(summary) });

/** Returns an item of a list with a label; with a description, it ends in a colon. */
export function labeledItem(label: readonly Inline[], markdown = '', inner: readonly ListItem[] = []): ListItem {
  const content = markdown.trim() === '' ? [paragraph(...label)] : labeled([...label, textNode(':')], markdown);
  return item(content, inner);
}
