import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';

import { childElements, element, isElement, isFieldTable, MARKDOWN_MARKS, readFieldRow, text } from '@api-docs/kit';

import { flattenCell } from './tableCells';

/** Title of the column about the presence of a field, by the mark that `<ApiFields>` gives its table. */
const PRESENCE_TITLES = { [MARKDOWN_MARKS.requestFields]: 'Required', [MARKDOWN_MARKS.responseFields]: 'Present' };

function markOf({ properties }: Element): string {
  return String(properties.dataMarkdown);
}

const childrenNamed = (node: Element, name: string) => childElements(node).filter(({ tagName }) => tagName === name);

/** Returns the cells of a row: name, type, presence, default, notes and description. */
function cellsOf(row: Element): ElementContent[][] {
  const { name, facts, limits, description } = readFieldRow(row);
  const [type, ...others] = facts.map(({ inColumn }) => inColumn);
  const isDefault = (item: Element) => markOf(item) === MARKDOWN_MARKS.default;
  const notes = limits.filter((item) => !isDefault(item));
  return [
    name,
    [text(type ?? '')],
    [text(others.join(', '))],
    limits.filter(isDefault).flatMap(({ children }) => children.filter((child) => isElement(child, 'code'))),
    notes.flatMap(({ children }, index) => [...(index > 0 ? [text('; ')] : []), ...flattenCell(children)]),
    description,
  ];
}

/**
 * Gives each fact in a table of `<ApiFields>` a column of its own, where the page shows several in one cell: name, type,
 * presence, default, notes (limits, conditions, former names) and description. A column without a fact is left out. Other
 * elements stay as they are.
 */
export function splitFacts(table: Element): void {
  if (!isFieldTable(table)) return;
  const presence = PRESENCE_TITLES[markOf(table) as keyof typeof PRESENCE_TITLES];
  const rows = childrenNamed(table, 'tbody')
    .flatMap((body) => childrenNamed(body, 'tr'))
    .map(cellsOf);
  const titles = ['Field', 'Type', presence, 'Default', 'Notes', 'Description'];
  const hasFact = (column: number) => rows.some((row) => toText(element('div', row[column] ?? [])).trim() !== '');
  const columns = [...titles.keys()].filter(hasFact);
  const line = (cell: 'th' | 'td', contents: readonly ElementContent[][]) => {
    const cells = columns.map((column) => element(cell, contents[column] ?? []));
    return element('tr', cells);
  };
  const head = titles.map((title) => [text(title)]);
  const lines = rows.map((row) => line('td', row));
  table.children = [element('thead', [line('th', head)]), element('tbody', lines)];
}
