import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';

import { childElements, element, isElement, text } from '../../lib/html';

/** How the Markdown version writes what a page says about the presence of a field. Other words stay. */
const PRESENCE: Readonly<Record<string, string>> = {
  required: 'yes',
  optional: 'no',
  'requirement not documented': 'not documented',
  'always present': 'always',
  'not always present': 'not always',
  'presence not documented': 'not documented',
};

/** Start of the list item with the default value of a field. */
const DEFAULT = 'Default: ';

/** Columns in their order. A column without a value is left out. */
const COLUMNS = ['field', 'type', 'presence', 'default', 'limits', 'description'] as const;

type Row = Record<(typeof COLUMNS)[number], ElementContent[]>;

function words(value: string | undefined): ElementContent[] {
  return value === undefined ? [] : [text(value)];
}

const rowsIn = (section: Element): Element[] => childElements(section).filter(({ tagName }) => tagName === 'tr');

/** Reads a row of `<ApiFields>`: name, type and presence in its first cell, description and limits in its second. */
function readRow(row: Element): Row {
  const [name, meaning] = childElements(row);
  const inName = childElements(name);
  const facts = inName.at(-1);
  const [type, ...others] = childElements(facts).map((fact) => toText(fact).trim());
  const list = childElements(meaning).find(({ tagName }) => tagName === 'ul');
  const items = childElements(list);
  const isDefault = (item: Element) => toText(item).startsWith(DEFAULT);
  const limits = items.filter((item) => !isDefault(item));
  return {
    field: withoutLink(inName.slice(0, -1)),
    type: words(type),
    presence: words(others.map((other) => PRESENCE[other] ?? other).join(', ')),
    default: items.filter(isDefault).flatMap(({ children }) => children.filter((child) => isElement(child, 'code'))),
    limits: limits.flatMap(({ children }, index) => (index > 0 ? [text('; '), ...children] : children)),
    description: meaning?.children.filter((child) => child !== list) ?? [],
  };
}

/** Returns the name of a field without the link to its row. */
function withoutLink(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => (isElement(node, 'a') ? node.children : [node]));
}

const hasText = (nodes: ElementContent[]): boolean => toText(element('div', nodes)).trim() !== '';

/**
 * Gives each fact in a table of fields a column of its own, where the page shows several facts in one cell.
 *
 * @param table of `<ApiFields>`, without its anchors
 * @returns a table with columns for name, type, presence, default, limits and description
 */
export function fieldTable(table: Element): Element {
  const rows = childElements(table)
    .filter(({ tagName }) => tagName === 'tbody')
    .flatMap(rowsIn)
    .map(readRow);
  const isReply = rows.some(({ presence }) => /always|every item/.test(toText(element('div', presence))));
  const titles = {
    field: 'Field',
    type: 'Type',
    presence: isReply ? 'Present' : 'Required',
    default: 'Default',
    limits: 'Limits',
    description: 'Description',
  };
  const columns = COLUMNS.filter((column) => rows.some((row) => hasText(row[column])));
  const line = (cell: 'th' | 'td', content: (column: keyof Row) => ElementContent[]) =>
    element(
      'tr',
      columns.map((column) => element(cell, content(column))),
    );
  return element('table', [
    element('thead', [line('th', (column) => words(titles[column]))]),
    element(
      'tbody',
      rows.map((row) => line('td', (column) => row[column])),
    ),
  ]);
}
