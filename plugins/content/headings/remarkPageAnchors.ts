import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { isJsx, textAttributes, type JsxElement } from '../../lib/pageNodes';

/** Returns the ids of an element: browsers also find an `<a>` by its name. */
export function anchorsOf(node: JsxElement): string[] {
  const { id, name } = textAttributes(node);
  return [id, node.name === 'a' ? name : undefined].filter((one) => one !== undefined && one !== '') as string[];
}

/** Remark plugin that hands the ids of elements in HTML to `src/components/PageAnchors`. */
export function remarkPageAnchors() {
  return (tree: Root): void => {
    const ids: string[] = [];
    visit(tree, (node) => void (isJsx(node) && ids.push(...anchorsOf(node))));
    if (ids.length === 0) return;
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'PageAnchors',
      attributes: [{ type: 'mdxJsxAttribute', name: 'ids', value: ids.join(' ') }],
      children: [],
    });
  };
}
