/** Content of pages, as the nodes of Markdown that MDX knows. */

import type { Expression } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type {
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

import { parsableJson } from '@api-docs/kit';

/** A part of a line. A string is text as it is, which may look like Markdown. */
export type Inline = string | PhrasingContent;

/** Returns text as it is, which may look like Markdown. */
export const textNode = (value: string): Text => ({ type: 'text', value });

/** Returns text in which Markdown finds no links either. */
export const literal = (value: string): PhrasingContent => ({
  type: 'mdxTextExpression',
  value: JSON.stringify(value),
});

/** Returns the parts of a line as nodes. Text beside text is one node, because React writes a comment between two. */
function inlineNodes(parts: readonly Inline[]): PhrasingContent[] {
  return parts
    .map((part) => (typeof part === 'string' ? textNode(part) : part))
    .reduce<PhrasingContent[]>((nodes, node) => {
      const last = nodes.at(-1);
      if (last?.type !== 'text' || node.type !== 'text') return [...nodes, node];
      return [...nodes.slice(0, -1), textNode(last.value + node.value)];
    }, []);
}

/** Returns text as code. An empty one is a space, because Markdown has no empty code. */
export const code = (value: string): InlineCode => ({ type: 'inlineCode', value: value || ' ' });

/** Returns values as code, with commas between them. */
export const codes = (values: readonly string[]): Inline[] =>
  values.flatMap((value, index) => (index === 0 ? [code(value)] : [', ', code(value)]));

export const strong = (...parts: Inline[]): Strong => ({ type: 'strong', children: inlineNodes(parts) });

export const link = (url: string, ...parts: Inline[]): Link => ({ type: 'link', url, children: inlineNodes(parts) });

export const paragraph = (...parts: Inline[]): Paragraph => ({ type: 'paragraph', children: inlineNodes(parts) });

/** @param level 1 for the title of the page; at most 6 */
export const heading = (level: number, ...parts: Inline[]): Heading => ({
  type: 'heading',
  depth: Math.min(level, 6) as Heading['depth'],
  children: inlineNodes(parts),
});

/** @param title of the block, which Docusaurus shows above it */
export const codeBlock = (value: string, lang: string, title?: string): Code => ({
  type: 'code',
  lang,
  meta: title === undefined ? null : `title="${title}"`,
  value,
});

/** Returns an item of a list: its blocks, then items inside of it. */
export function item(blocks: readonly RootContent[], inner: readonly ListItem[] = []): ListItem {
  const children = [...blocks, ...(inner.length > 0 ? [list(inner)] : [])] as ListItem['children'];
  return { type: 'listItem', spread: blocks.length > 1, children };
}

export const list = (items: readonly ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: [...items],
});

/** From this length on, a value is a text in JSON, which bundlers and browsers read faster, and with less memory, than a literal. */
const LARGE = 1_000;

function expressionOf(value: unknown): Expression {
  const json = parsableJson(value);
  if (json === undefined || json.length < LARGE) return valueToEstree(value);
  return {
    type: 'CallExpression',
    callee: {
      type: 'MemberExpression',
      object: { type: 'Identifier', name: 'JSON' },
      property: { type: 'Identifier', name: 'parse' },
      computed: false,
      optional: false,
    },
    arguments: [{ type: 'Literal', value: json }],
    optional: false,
  };
}

/** Returns an attribute whose value is JSON. */
export function jsxAttribute(name: string, value: unknown): MdxJsxAttribute {
  // An attribute without a value is true.
  if (value === true) return { type: 'mdxJsxAttribute', name, value: null };
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const expression = expressionOf(value);
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

/** Returns attributes without those that are undefined. */
const attributesOf = (props: object): MdxJsxAttribute[] =>
  Object.entries(props).flatMap(([name, value]) => (value === undefined ? [] : [jsxAttribute(name, value)]));

/** Puts content into an element or component. */
export function element(name: string, children: readonly RootContent[], props: object = {}): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(props),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Puts parts of a line into an element or component. In a paragraph of its own, it replaces the paragraph. */
export function inlineElement(name: string, parts: readonly Inline[], props: object = {}): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: attributesOf(props), children: inlineNodes(parts) };
}

/** What may be missing on a page. */
export type Optional = RootContent | readonly Optional[] | false | '' | undefined;

/** Returns the parts of a page that there are, in one list. */
export function blocks(...parts: readonly Optional[]): RootContent[] {
  return parts.flatMap((part) => {
    if (!part) return [];
    return 'type' in part ? [part] : blocks(...part);
  });
}

/** Returns a section with a title; nothing without content. */
export function section(level: number, title: Inline, ...parts: readonly Optional[]): RootContent[] {
  const content = blocks(...parts);
  return content.length > 0 ? [heading(level, title), ...content] : [];
}
