import { toText } from 'hast-util-to-text';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import type { BlockContent, PhrasingContent } from 'mdast';

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

/** Keeps an element for which Markdown has no notation as HTML. */
const inlineHtml: Handle = (state, node) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...(state.all(node) as PhrasingContent[]),
  { type: 'html', value: `</${node.tagName}>` },
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

/** Converts code. A cell of a table has each line of a code block on its own. */
const code: Handle = (state, node) => {
  const lines = node.properties[CELL_CODE];
  if (typeof lines !== 'string') return defaultHandlers.code(state, node);
  return lines
    .split('\n')
    .flatMap((value, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: 'html' as const, value: '<br>' }] : []),
      ...(value === '' ? [] : [{ type: 'inlineCode' as const, value }]),
    ]);
};

/** Converts a link. Without an address, it is a place that links lead to. */
const anchor: Handle = (state, node) => {
  const { href, id, name = id } = node.properties;
  if (href !== undefined) return defaultHandlers.a(state, node);
  const places = typeof name === 'string' ? [name] : [];
  return [
    ...places.map((place) => ({ type: 'html' as const, value: `<a id="${escapeHtml(place)}"></a>` })),
    ...(state.all(node) as PhrasingContent[]),
  ];
};

const withoutStrong = (nodes: readonly PhrasingContent[]) =>
  nodes.flatMap((node) => (node.type === 'strong' ? node.children : [node]));

/** Converts `<summary>` to a bold line above what `<details>` hides. */
const summary: Handle = (state, node) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: withoutStrong(state.all(node) as PhrasingContent[]) }],
});

/** How elements become Markdown that the library would convert in another way. */
export const HANDLERS: Readonly<Record<string, Handle>> = {
  [HEADING_ID]: (_state, node) => ({ type: 'html', value: toText(node, { whitespace: 'pre' }) }),
  a: anchor,
  pre: fence,
  code,
  section,
  summary,
  sup: superscript,
  sub: inlineHtml,
};
