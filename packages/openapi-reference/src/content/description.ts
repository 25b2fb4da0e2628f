/** Descriptions of the OpenAPI file, and texts made from its facts, as content. Both are CommonMark. */

import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

import { isPlain, parseDescription } from '@api-docs/openapi-facts';

import { item, paragraph, textNode, type Inline } from './nodes';

const LINE_BREAK: MdxJsxTextElement = { type: 'mdxJsxTextElement', name: 'br', attributes: [], children: [] };

/** Returns a description as blocks, see {@link parseDescription}. */
export function description(markdown: string): RootContent[] {
  const text = markdown.trim();
  if (text === '') return [];
  if (isPlain(text)) return [paragraph(text)];
  const tree = parseDescription(text);
  visit(tree, (node, index, parent) => {
    // Docusaurus runs what is in such a block.
    if (node.type === 'code' && node.lang === 'mdx-code-block') node.lang = 'mdx';
    // Table cells and titles cannot contain a line break of CommonMark.
    if (node.type === 'break' && parent && index !== undefined) parent.children[index] = LINE_BREAK;
  });
  return tree.children;
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

/** Returns an item of a list with a label; with a description, it ends in a colon. */
export function labeledItem(label: readonly Inline[], markdown = '', inner: readonly ListItem[] = []): ListItem {
  const content = markdown.trim() === '' ? [paragraph(...label)] : labeled([...label, textNode(':')], markdown);
  return item(content, inner);
}
