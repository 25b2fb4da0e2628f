import type { Nodes } from 'mdast';

/** Stands for a character of inline code in {@link Passage.text}: no word, but not nothing either. */
export const CODE = '■';

/** Where a character of a passage stands in the source. */
export interface Place {
  line: number;
  column?: number;
  /** Offset in the source; only where passage and source agree character by character. */
  offset?: number;
}

/** The words of a paragraph, a heading or a cell, without marks, addresses and components. */
export interface InlineText {
  /** The words, with every character of inline code replaced by {@link CODE}. */
  text: string;
  /** The words with the inline code; same length as `text`. */
  verbatim: string;
  /** Finds the source of the character at an index of `text`. */
  at(index: number): Place;
}

interface Segment {
  start: number;
  value: string;
  code: boolean;
  line: number;
  column: number;
  offset: number;
  /** Whether the source spells the value as it is: no escapes, no indented second line. */
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

function placeOf(segments: Segment[], index: number): Place {
  const segment = segments.filter(({ start }) => start <= index).at(-1) ?? segments[0];
  if (!segment) return { line: 1 };
  const before = segment.value.slice(0, index - segment.start);
  const line = segment.line + before.split('\n').length - 1;
  if (!segment.literal) return { line };
  const column = before.includes('\n') ? before.length - before.lastIndexOf('\n') : segment.column + before.length;
  return { line, column, offset: segment.offset + before.length };
}

/**
 * Reads the words of a node.
 *
 * @param node a node whose children are text and marks
 * @param source the text that the node was made from
 * @returns its words, and where each of them stands in the source
 */
export function inlineText(node: Nodes, source: string): InlineText {
  const segments: Segment[] = [];
  collect(node, source, segments, 0);
  return {
    text: segments.map(({ value, code }) => (code ? CODE.repeat(value.length) : value)).join(''),
    verbatim: segments.map(({ value }) => value).join(''),
    at: (index) => placeOf(segments, index),
  };
}
