import type { Root } from 'mdast';
import remarkInlineLinks from 'remark-inline-links';
import { visit } from 'unist-util-visit';

/** Remark plugin that resolves `![Picture][1]` and `[link][1]`. The nodes keep their positions, which errors name. */
export function remarkReferences() {
  const inlineLinks = remarkInlineLinks();
  return (tree: Root): void => {
    const defined = new Set<string>();
    visit(tree, 'definition', ({ identifier }) => void defined.add(identifier));
    const positions: Root['position'][] = [];
    visit(tree, ['imageReference', 'linkReference'], (node) => {
      if ('identifier' in node && defined.has(node.identifier)) positions.push(node.position);
    });
    inlineLinks(tree);
    visit(tree, ['image', 'link'], (node) => {
      node.position ??= positions.shift();
    });
  };
}
