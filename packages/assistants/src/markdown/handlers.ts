import { toText } from 'hast-util-to-text';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import type { BlockContent, Nodes, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';

import { escapeHtml, findElements, isElement } from '@api-docs/kit';

import { HEADING_ID } from './headingIds';
import { FENCE_META } from './simplifyPage';
import { CELL_CODE } from './tableCells';

/** Converts a code block and keeps the text after its language, such as the title. */
const fence: Handle = (state, node) => {
  const block = defaultHandlers.pre(state, node);
  const meta = node.properties[FENCE_META];
  return block.type === 'code' && typeof meta === 'string' ? { ...block, meta } : block;
};

/** Type of the node for HTML in a text, until all is converted. The library takes nodes of the type `html` for blocks. */
const INLINE_HTML = 'mdxTextExpression';

const html = (value: string) => ({ type: INLINE_HTML, value }) as unknown as PhrasingContent;

/** Gives HTML in a text the type that Markdown has for it. */
export function restoreHtml(tree: Nodes): void {
  visit(tree, (node) => {
    if ((node.type as string) === INLINE_HTML) node.type = 'html';
  });
}

/** Keeps an element for which Markdown has no notation as HTML. */
const inlineHtml: Handle = (state, node) => [
  html(`<${node.tagName}>`),
  ...(state.all(node) as PhrasingContent[]),
  html(`</${node.tagName}>`),
];

/** Returns the name of a footnote from the id of its text. Example: `docs/next/user-content-fn-note`. */
const footnoteName = (id: unknown): string => String(id).replace(/^.*user-content-fn-/, '');

/** Converts the number of a footnote in the text. Other superscripts stay HTML. */
const superscript: Handle = (state, node, parent) => {
  const [link] = node.children;
  if (!isElement(link, 'a') || link.properties.dataFootnoteRef === undefined) return inlineHtml(state, node, parent);
  return { type: 'footnoteReference', identifier: footnoteName(link.properties.href) };
};

/** Converts the section with the texts of the footnotes. */
const section: Handle = (state, node) => {
  if (node.properties.dataFootnotes === undefined) return defaultHandlers.section(state, node);
  const items = findElements(node, ({ tagName, properties }) => tagName === 'li' && properties.id !== undefined);
  return items.map((item) => ({
    type: 'footnoteDefinition',
    identifier: footnoteName(item.properties.id),
    children: state.toFlow(state.all(item)) as BlockContent[],
  }));
};

/**
 * Converts code. A cell of a table has each line of a code block on its own. Markdown has no notation for code that is a space.
 */
const code: Handle = (state, node) => {
  const lines = node.properties[CELL_CODE];
  if (typeof lines !== 'string')
    return toText(node).trim() === '' ? html('<code> </code>') : defaultHandlers.code(state, node);
  return lines
    .split('\n')
    .flatMap((value, index): PhrasingContent[] => [
      ...(index > 0 ? [html('<br>')] : []),
      ...(value === '' ? [] : [{ type: 'inlineCode' as const, value }]),
    ]);
};

/** Converts a link. Without an address, it is a place that links lead to. */
const anchor: Handle = (state, node) => {
  const { href, id, name = id } = node.properties;
  if (href !== undefined) return defaultHandlers.a(state, node);
  const places = typeof name === 'string' ? [name] : [];
  return [
    ...places.map((place) => html(`<a id="${escapeHtml(place)}"></a>`)),
    ...(state.all(node) as PhrasingContent[]),
  ];
};

/** Returns the text of bold words, headings and paragraphs. */
const plainText = (nodes: readonly Nodes[]) =>
  nodes.flatMap((node) =>
    node.type === 'strong' || node.type === 'heading' || node.type === 'paragraph'
      ? node.children
      : [node as PhrasingContent],
  );

const summary: Handle = (state, node) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: plainText(state.all(node)) }],
});

/** How elements become Markdown that the library would convert in another way. */
export const HANDLERS: Readonly<Record<string, Handle>> = {
  [HEADING_ID]: (_state, node) => html(toText(node, { whitespace: 'pre' })),
  a: anchor,
  pre: fence,
  code,
  section,
  summary,
  sup: superscript,
  sub: inlineHtml,
};
