import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { isJsx, textAttributes } from '../../lib/pageNodes';

export interface PageLink {
  url: string;
  line: number;
  /** The element in HTML or JSX that it is written as; undefined in Markdown. */
  element?: string | undefined;
}

/** Returns whether `href` and `to` of an element are links. In SVG, they are parts of pictures. */
export const isLink = (name: string): boolean => name === 'a' || !/^[a-z]/.test(name);

/**
 * Returns the links of a page.
 *
 * @param others components whose attributes `href` and `to` are no links
 */
export function linksOf(tree: Root, others: readonly string[]): PageLink[] {
  const links: PageLink[] = [];
  const used = new Set<string>();
  visit(tree, 'linkReference', ({ identifier }) => void used.add(identifier));
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || (node.type === 'definition' && used.has(node.identifier))) {
      links.push({ url: node.url, line });
    }
    if (!isJsx(node)) return;
    const element = node.name ?? '';
    const { href, to } = isLink(element) && !others.includes(element) ? textAttributes(node) : {};
    const url = href ?? to;
    if (url !== undefined) links.push({ url, line, element });
  });
  return links;
}
