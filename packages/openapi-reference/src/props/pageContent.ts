/** What components with facts put on a page as if it were written there. */

import type { PhrasingContent, RootContent, TableCell } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { parseMdx } from '@api-docs/kit/parseMdx';
import { parseDescription } from '@api-docs/openapi-facts/parseDescription';

import { blocks } from '../pages/mdxBlocks';

/** Parses blocks of MDX. */
export function mdxContent(...parts: Parameters<typeof blocks>): RootContent[] {
  return parseMdx(blocks(...parts)).children;
}

/** Puts content into an element with classes. */
export function element(name: string, className: string, children: readonly RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: className }],
    children: children as MdxJsxFlowElement['children'],
  };
}

function tableCell(markdown: string, label?: string): TableCell {
  const children = parseDescription(markdown).children.flatMap((node): PhrasingContent[] =>
    node.type === 'paragraph' ? node.children : [],
  );
  return {
    type: 'tableCell',
    children,
    ...(label === undefined ? {} : { data: { hProperties: { dataLabel: label } } }),
  };
}

/**
 * Returns a table whose cells name their columns on narrow screens.
 *
 * @param rows of cells, which are CommonMark
 */
export function table(head: readonly string[], rows: readonly string[][]): RootContent {
  const lines = rows.map((cells) => cells.map((cell, column) => tableCell(cell, head[column])));
  const children = [head.map((title) => tableCell(title)), ...lines].map((cells) => ({
    type: 'tableRow' as const,
    children: cells,
  }));
  return element('div', 'stackable', [{ type: 'table', children }]);
}
