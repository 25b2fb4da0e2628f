import type { Nodes, Parent, Root, Table } from 'mdast';

import { inlineText, type InlineText } from './inlineText';

/** What a passage is on its page. */
export type PassageKind = 'description' | 'title' | 'heading' | 'admonition title' | 'paragraph' | 'cell' | 'alt';

/** A piece of prose without its marks: a paragraph, a heading, a cell, a field of the front matter. */
export interface Passage extends InlineText {
  kind: PassageKind;
  /** Whether it stands in a block quotation. */
  quoted: boolean;
  /** Of a cell: the heading of its column. Undefined in the row of headings. */
  column?: string;
}

/** A passage that stands in one line of the source, for example a field of the front matter. */
interface OneLine {
  text: string;
  line: number;
  column?: number;
}

function passageOf(node: Nodes, source: string, rest: Omit<Passage, keyof InlineText>): Passage {
  return { ...rest, ...inlineText(node, source) };
}

function oneLine(kind: PassageKind, { text, line, column }: OneLine): Passage {
  const at: Passage['at'] = (index) => (column === undefined ? { line } : { line, column: column + index });
  return { kind, text, verbatim: text, quoted: false, at };
}

function cells(table: Table, source: string, quoted: boolean): Passage[] {
  const [head, ...rows] = table.children;
  const headings = (head?.children ?? []).map((cell) => passageOf(cell, source, { kind: 'cell', quoted }));
  const body = rows.flatMap((row) =>
    row.children.map((cell, index) => {
      const column = headings[index]?.text ?? '';
      return passageOf(cell, source, { kind: 'cell', quoted, column });
    }),
  );
  return [...headings, ...body];
}

function walk(node: Nodes, source: string, quoted: boolean): Passage[] {
  if (node.type === 'paragraph') return [passageOf(node, source, { kind: 'paragraph', quoted }), ...pictures(node)];
  if (node.type === 'heading') return [passageOf(node, source, { kind: 'heading', quoted })];
  if (node.type === 'table') return cells(node, source, quoted);
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => walk(child, source, quoted || node.type === 'blockquote'));
}

function pictures(parent: Parent): Passage[] {
  return parent.children.flatMap((child) =>
    child.type === 'image' && child.alt
      ? [oneLine('alt', { text: child.alt, line: child.position?.start.line ?? 1 })]
      : [],
  );
}

const FIELDS = { title: 'title', sidebar_label: 'title', description: 'description' } as const;

function fromFrontMatter(frontMatter: Readonly<Record<string, unknown>>, source: string): Passage[] {
  return Object.entries(FIELDS).flatMap(([field, kind]) => {
    const text = frontMatter[field];
    if (typeof text !== 'string') return [];
    const line = source.split('\n').findIndex((candidate) => candidate.startsWith(`${field}:`)) + 1;
    return [oneLine(kind, { text, line })];
  });
}

/**
 * Lists the prose of a page.
 *
 * @param tree the page's Markdown tree; code, components' attributes and addresses of links are no prose
 * @param source the text that the tree was made from, or one with the same characters at the tree's places
 * @param frontMatter its parsed front matter: title, label and description are prose too
 * @param titles titles of admonitions
 * @returns the passages: front matter first, then titles of admonitions, then the body in its order
 */
export function readPassages(
  tree: Root,
  source: string,
  frontMatter: Readonly<Record<string, unknown>>,
  titles: readonly OneLine[],
): Passage[] {
  return [
    ...fromFrontMatter(frontMatter, source),
    ...titles.map((title) => oneLine('admonition title', title)),
    ...walk(tree, source, false),
  ];
}
