import type { ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

import { isElement } from '@api-docs/kit';

import { isJsx, type JsxElement } from '../lib/pageNodes';

/** An element in JSX, whose content is HTML by now. */
type JsxParent = Omit<JsxElement, 'children'> & { children: Child[] };

type Child = ElementContent | JsxParent;

/** Elements that end a paragraph, and components, most of which do. */
const BLOCK =
  /^(?:p|[ou]l|dl|pre|table|blockquote|hr|h[1-6]|div|details|figure|section|article|aside|nav|header|footer|form|fieldset|center|admonition|[A-Z].*)$/;

const isRow = (node: Child) => 'name' in node && node.name === 'tr';

/** Puts rows that are directly in a table into a body, as browsers do. */
function withBodies(children: readonly Child[]): Child[] {
  const first = children.findIndex(isRow);
  if (first < 0) return [...children];
  const found = children.findIndex((child, index) => index > first && 'name' in child && !isRow(child));
  const end = found < 0 ? children.length : found;
  const rows = children.slice(first, end);
  const body: Child = { type: 'mdxJsxFlowElement', name: 'tbody', attributes: [], children: rows };
  return [...children.slice(0, first), body, ...withBodies(children.slice(end))];
}

function isBlock(node: Child): boolean {
  const name = 'name' in node ? node.name : isElement(node) && node.tagName;
  return BLOCK.test(name || '');
}

/** Takes away the links that GFM has made of addresses in a link. Example: `<a href="https://a.example">https://a.example</a>`. */
function withoutAutolinks(children: readonly Child[]): Child[] {
  return children.flatMap((child): Child[] => {
    if (!('children' in child)) return [child];
    const inside = withoutAutolinks(child.children);
    const isAutolink = isElement(child, 'a') && /^(?:https?:|mailto:)/.test(String(child.properties.href));
    return isAutolink && String(child.properties.href).endsWith(toText(child))
      ? inside
      : [{ ...child, children: inside } as Child];
  });
}

/**
 * Rehype plugin for elements in JSX whose content browsers would move out of them: `<p>` around blocks is a `<div>`, and a
 * table has a body. A link in a link that nobody wrote goes. Otherwise, React would not find its elements on the page and render it again.
 */
export function rehypeNesting() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      const element = node as JsxParent;
      const { name, children } = element;
      if (name === 'table') element.children = withBodies(children);
      if (name === 'a') element.children = withoutAutolinks(children);
      if (name !== 'p') return;
      const [only] = children;
      if (children.length === 1 && isElement(only, 'p')) element.children = only.children;
      else if (children.some(isBlock)) element.name = 'div';
    });
  };
}
