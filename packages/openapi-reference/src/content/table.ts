import type { PhrasingContent, RootContent, Table, TableCell } from 'mdast';

import { inlineDescription } from './description';
import { element } from './nodes';

/** A cell of a table: CommonMark, or its content. */
export type Cell = string | PhrasingContent[];

function tableCell(cell: Cell, label?: string): TableCell {
  const children = typeof cell === 'string' ? (inlineDescription(cell) as PhrasingContent[]) : cell;
  return { type: 'tableCell', children, ...(label && { data: { hProperties: { dataLabel: label } } }) };
}

/**
 * Returns a table.
 *
 * @param labels of the cells of each row
 */
export function plainTable(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  labels: readonly string[] = [],
): Table {
  const lines = rows.map((cells) => cells.map((cell, column) => tableCell(cell, labels[column])));
  const children = [head.map((title) => tableCell(title)), ...lines];
  return { type: 'table', children: children.map((cells) => ({ type: 'tableRow', children: cells })) };
}

/** Returns a table whose cells name their columns on narrow screens. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): RootContent {
  return element('div', [plainTable(head, rows, head)], { className: 'stackable' });
}
