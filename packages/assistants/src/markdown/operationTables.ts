import type { Element } from 'hast';

import { childElements, element, isElement, text } from '@api-docs/kit/html';

/** Returns a row with the name of an operation and its call in columns of their own. The name says whether it is legacy. */
function operationRow(row: Element): Element {
  const [name, ...others] = childElements(row);
  const inName = childElements(name);
  const link = inName.filter((child) => isElement(child, 'a'));
  // Method and path, which the page shows side by side.
  const call = childElements(inName.at(-1)).flatMap((part, index) => (index > 0 ? [text(' '), part] : [part]));
  return element('tr', [element('td', link), element('td', call), ...others]);
}

/** Returns the heading of a group, the sentence about it, and the table of its operations. */
function groupContent(group: Element, titles: readonly Element[]): Element[] {
  const [head, ...rows] = childElements(group);
  const [cell] = childElements(head);
  const about = childElements(cell).flatMap(({ children }) => children);
  const title = cell?.children.filter((child) => child.type === 'text') ?? [];
  const line = element('tr', [...titles.slice(0, 1), element('th', [text('Call')]), ...titles.slice(1)]);
  return [
    element('h3', title),
    element('div', about),
    element('table', [element('thead', [line]), element('tbody', rows.map(operationRow))]),
  ];
}

/** Gives each group of operations a heading and a table, where `<ApiOperations>` has one table with a filter. */
export function operationTables(table: Element): Element[] {
  const [head, ...groups] = childElements(table);
  const [titles] = childElements(head);
  return groups.flatMap((group) => groupContent(group, childElements(titles)));
}
