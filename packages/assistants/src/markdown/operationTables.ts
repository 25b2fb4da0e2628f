import type { Element, ElementContent } from 'hast';

import { childElements, element, isElement, text } from '@api-docs/kit/html';

/** Joins method and path, which the page shows side by side. */
function address(line: Element | undefined): ElementContent[] {
  return childElements(line).flatMap((part, index) => (index > 0 ? [text(' '), part] : [part]));
}

/** Returns a row with the name of an operation and its call in columns of their own. The name says whether it is legacy. */
function operationRow(row: Element): Element {
  const [name, ...others] = childElements(row);
  const inName = childElements(name);
  const link = inName.filter((child) => isElement(child, 'a'));
  return element('tr', [element('td', link), element('td', address(inName.at(-1))), ...others]);
}

/** Returns the heading of a group, the sentence about it, and the table of its operations. */
function groupContent(group: Element, titles: readonly Element[]): Element[] {
  const [head, ...rows] = childElements(group);
  const [cell] = childElements(head);
  const about = childElements(cell);
  const title = cell?.children.filter((child) => child.type === 'text') ?? [];
  const [name, ...others] = titles;
  const line = element('tr', [...(name ? [name] : []), element('th', [text('Call')]), ...others]);
  return [
    element('h3', title),
    element(
      'div',
      about.flatMap(({ children }) => children),
    ),
    element('table', [element('thead', [line]), element('tbody', rows.map(operationRow))]),
  ];
}

/**
 * Gives each group of operations a heading and a table, where the page has one table with a filter.
 *
 * @param table of `<ApiOperations>`
 */
export function operationTables(table: Element): Element[] {
  const [head, ...groups] = childElements(table);
  const [titles] = childElements(head);
  return groups.flatMap((group) => groupContent(group, childElements(titles)));
}
