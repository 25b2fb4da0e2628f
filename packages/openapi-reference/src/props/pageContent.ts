/** What components with facts put on a page as if it were written there. */

import { valueToEstree } from 'estree-util-value-to-estree';
import type { PhrasingContent, RootContent, TableCell, Text } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { parseMdx } from '@api-docs/kit/pages';
import { parseDescription } from '@api-docs/openapi-facts';

import { blocks } from '../pages/safeMdx';

/** Parses blocks of MDX. */
export function mdxContent(...parts: Parameters<typeof blocks>): RootContent[] {
  return parseMdx(blocks(...parts)).children;
}

/** Returns a description without the element of a single paragraph, for elements that have none. Parsing MDX takes longer. */
export function inlineContent(markdown: string): RootContent[] {
  const { children } = parseDescription(markdown);
  const [only, second] = children;
  return only?.type === 'paragraph' && !second ? only.children : children;
}

/** Returns text as it is, which may look like Markdown. */
export const textNode = (value: string): Text => ({ type: 'text', value });

/** Returns an attribute whose value is JSON. */
export function jsxAttribute(name: string, value: unknown): MdxJsxAttribute {
  const expression = valueToEstree(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: { estree: { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] } },
    },
  };
}

/** Puts content into an element or component. */
export function element(name: string, props: object, children: readonly RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([key, value]) => jsxAttribute(key, value)),
    children: children as MdxJsxFlowElement['children'],
  };
}

function tableCell(markdown: string, label?: string): TableCell {
  const data = label === undefined ? {} : { data: { hProperties: { dataLabel: label } } };
  return { type: 'tableCell', children: inlineContent(markdown) as PhrasingContent[], ...data };
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
  return element('div', { className: 'stackable' }, [{ type: 'table', children }]);
}
