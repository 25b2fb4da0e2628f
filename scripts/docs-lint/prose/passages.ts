import type { Nodes, Paragraph, Parent, Root, Table } from 'mdast';

/** Replaces each character of inline code in {@link InlineText.text}. */
export const CODE = '■';

/** Position of a character in the source. */
export interface Position {
  line: number;
  column?: number;
  /** Set only if passage and source are equal character by character, so that a fix is safe. */
  offset?: number;
}

/** Text of a paragraph, heading or cell, without Markdown syntax, URLs and components. */
interface InlineText {
  /** With every character of inline code replaced by {@link CODE}. */
  text: string;
  /** With the inline code; same length as `text`. */
  verbatim: string;
  /** Returns the position in the source of the character at an index of `text`. */
  at(index: number): Position;
}

interface Segment {
  start: number;
  value: string;
  code: boolean;
  line: number;
  column: number;
  offset: number;
  /** Whether the source has exactly this value: no escapes, no indented second line. */
  literal: boolean;
}

function collect(node: Nodes, source: string, segments: Segment[], length: number): number {
  if (node.type === 'text' || node.type === 'inlineCode') {
    const { line = 1, column = 1, offset = 0 } = node.position?.start ?? {};
    const code = node.type === 'inlineCode';
    const literal = !code && source.slice(offset, node.position?.end.offset) === node.value;
    segments.push({ start: length, value: node.value, code, line, column, offset, literal });
    return length + node.value.length;
  }
  if (node.type === 'break') {
    const { line = 1, column = 1, offset = 0 } = node.position?.start ?? {};
    segments.push({ start: length, value: '\n', code: false, line, column, offset, literal: false });
    return length + 1;
  }
  if (!('children' in node)) return length;
  return node.children.reduce((end, child) => collect(child, source, segments, end), length);
}

function positionOf(segments: Segment[], index: number): Position {
  const segment = segments.filter(({ start }) => start <= index).at(-1) ?? segments[0];
  if (!segment) return { line: 1 };
  const before = segment.value.slice(0, index - segment.start);
  const line = segment.line + before.split('\n').length - 1;
  if (!segment.literal) return { line };
  const column = before.includes('\n') ? before.length - before.lastIndexOf('\n') : segment.column + before.length;
  return { line, column, offset: segment.offset + before.length };
}

function inlineText(node: Nodes, source: string): InlineText {
  const segments: Segment[] = [];
  collect(node, source, segments, 0);
  return {
    text: segments.map(({ value, code }) => (code ? CODE.repeat(value.length) : value)).join(''),
    verbatim: segments.map(({ value }) => value).join(''),
    at: (index) => positionOf(segments, index),
  };
}

type PassageKind = 'description' | 'title' | 'heading' | 'admonition title' | 'paragraph' | 'cell' | 'alt';

/** A piece of prose: a paragraph, a heading, a cell, or a field of the front matter. */
export interface Passage extends InlineText {
  kind: PassageKind;
  /** Whether it is part of a block quotation. */
  quoted: boolean;
  /** For a cell below the header row: the heading of its column. */
  column?: string;
}

/** A passage on one line of the source, for example a field of the front matter. */
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
  if (node.type === 'paragraph') return [passageOf(node, source, { kind: 'paragraph', quoted }), ...altTexts(node)];
  if (node.type === 'heading') return [passageOf(node, source, { kind: 'heading', quoted })];
  if (node.type === 'table') return cells(node, source, quoted);
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => walk(child, source, quoted || node.type === 'blockquote'));
}

function altTexts(parent: Parent): Passage[] {
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
 * Lists the prose of a page: title, label and description of the front matter, then titles of admonitions, then the body.
 * Code, attributes of components and URLs of links are left out.
 *
 * @param source the text from which the tree was parsed, or one with the same characters at the tree's positions
 */
export function readPassages(
  tree: Root,
  source: string,
  frontMatter: Readonly<Record<string, unknown>>,
  titles: readonly Paragraph[],
): Passage[] {
  return [
    ...fromFrontMatter(frontMatter, source),
    ...titles.map((title) => passageOf(title, source, { kind: 'admonition title', quoted: false })),
    ...walk(tree, source, false),
  ];
}
