import type { ElementContent, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';

import { element, isElement } from '@api-docs/kit';

/** Elements that end the line before them. */
const BLOCKS = ['p', 'pre', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Returns the lines of the content of a cell: of a list, one for each item. */
function linesOf(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, ...BLOCKS)) lines.push(...linesOf(node.children), []);
    else lines.at(-1)?.push(node);
  }
  return lines.filter((line) => !line.every(isBlank));
}

/** Replaces the blocks in the cells of tables, which Markdown does not have there, by lines. */
export function flattenCells(tree: Root): Root {
  visit(tree, (node: Nodes) => {
    if (!isElement(node, 'td', 'th') || !node.children.some((child) => isElement(child, ...BLOCKS))) return;
    node.children = linesOf(node.children).flatMap((line, index) =>
      index === 0 ? line : [element('br', []), ...line],
    );
  });
  return tree;
}
