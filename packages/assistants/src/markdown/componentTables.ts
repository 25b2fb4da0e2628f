import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';

import { childElements, element, isElement, text } from '@api-docs/kit/html';
import { own } from '@api-docs/kit/own';

import { flattenCell } from './tableCells';

/** Title of the column about the presence of a field, by the mark that `<ApiFields>` gives its table. */
const PRESENCE_TITLES: Readonly<Record<string, string>> = { 'request-fields': 'Required', 'reply-fields': 'Present' };

function markOf({ properties }: Element): string {
  return String(properties.dataMarkdown);
}

const childrenNamed = (node: Element, name: string) => childElements(node).filter(({ tagName }) => tagName === name);

/** Reads a row of `<ApiFields>`: name, type and presence in its first cell, description and limits in its second. */
function readRow(row: Element): ElementContent[][] {
  const [name, meaning] = childElements(row);
  const inName = childElements(name);
  const facts = inName.at(-1);
  const [type = '', ...others] = childElements(facts).map((fact) =>
    String(fact.properties.dataMarkdown ?? toText(fact).trim()),
  );
  const list = childElements(meaning).find(({ tagName }) => tagName === 'ul');
  const items = childElements(list);
  const isDefault = (item: Element) => markOf(item) === 'default';
  const limits = items.filter((item) => !isDefault(item));
  return [
    // The name without the link to its row.
    inName.slice(0, -1).flatMap((node) => (isElement(node, 'a') ? node.children : [node])),
    [text(type)],
    [text(others.join(', '))],
    items.filter(isDefault).flatMap(({ children }) => children.filter((child) => isElement(child, 'code'))),
    limits.flatMap(({ children }, index) => [...(index > 0 ? [text('; ')] : []), ...flattenCell(children)]),
    meaning?.children.filter((child) => child !== list) ?? [],
  ];
}

/**
 * Gives each fact in a table of `<ApiFields>` a column of its own, where the page shows several in one cell: name, type,
 * presence, default, notes (limits, conditions, former names) and description. A column without a fact is left out. Other
 * elements stay as they are.
 */
export function splitFacts(table: Element): void {
  const presence = own(PRESENCE_TITLES, markOf(table));
  if (presence === undefined) return;
  const rows = childrenNamed(table, 'tbody')
    .flatMap((body) => childrenNamed(body, 'tr'))
    .map(readRow);
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
