import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';

import { childElements, element, isElement, text } from '@api-docs/kit/html';

import { flattenCell } from './tableCells';

/** Title of the column about the presence of a field, by the mark that `<ApiFields>` gives its table. */
const PRESENCE_TITLES: Readonly<Record<string, string>> = { 'request-fields': 'Required', 'reply-fields': 'Present' };

function markOf({ properties }: Element): string {
  return String(properties.dataMarkdown);
}

/** Returns whether an element is a table of `<ApiFields>`. */
export function isFieldTable(node: Element): boolean {
  return Object.hasOwn(PRESENCE_TITLES, markOf(node));
}

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
  const [type, ...others] = childElements(facts).map((fact) =>
    String(fact.properties.dataMarkdown ?? toText(fact).trim()),
  );
  const list = childElements(meaning).find(({ tagName }) => tagName === 'ul');
  const items = childElements(list);
  const isDefault = (item: Element) => markOf(item) === 'default';
  const limits = items.filter((item) => !isDefault(item));
  return {
    field: withoutLink(inName.slice(0, -1)),
    type: words(type),
    presence: words(others.join(', ')),
    default: items.filter(isDefault).flatMap(({ children }) => children.filter((child) => isElement(child, 'code'))),
    limits: limits.flatMap(({ children }, index) => [...(index > 0 ? [text('; ')] : []), ...flattenCell(children)]),
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
 * @returns a table with columns for name, type, presence, default, notes (limits, conditions, former names) and
 *   description
 */
export function fieldTable(table: Element): Element {
  const rows = childElements(table)
    .filter(({ tagName }) => tagName === 'tbody')
    .flatMap(rowsIn)
    .map(readRow);
  const titles = {
    field: 'Field',
    type: 'Type',
    presence: PRESENCE_TITLES[markOf(table)] ?? '',
    default: 'Default',
    limits: 'Notes',
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
