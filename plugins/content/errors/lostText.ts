// What Markdown reads as something else than its writer means, without an error: readers would miss text, a title or a link.

import type { Code, Paragraph, Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';

import { closestName } from '@api-docs/kit';
import { spellingRemedy } from '@api-docs/kit/node';

import { addressWithSpace, imageWithSize, swappedLink } from './lostAddresses';
import { lostHighlight } from './lostHighlights';
import { noteInText, unknownNote } from './lostNotes';
import { lostCells, tableInText } from './lostTables';
import { mergeMarks } from './mergeMarks';
import type { CodeError, Found } from './pageProgram';

const startOf = ({ position }: Node) => position?.start.line ?? 1;

/** Returns the error for a block that nothing ends: it goes on to the end of the page, or to a line that is not indented like it. */
function unclosed(node: Node, lines: readonly string[], sign: RegExp): Found | undefined {
  const [start, end] = [startOf(node), node.position?.end.line ?? 1];
  // In CommonMark, indented code may begin with the sign.
  const first = lines[start - 1]?.slice((node.position?.start.column ?? 1) - 1) ?? '';
  const [, opening] = new RegExp(`^${sign.source}`).exec(first) ?? [];
  const [, closing = ''] = new RegExp(`^[\\s>]*${sign.source}\\s*$`).exec(lines[end - 1] ?? '') ?? [];
  if (opening === undefined || (end > start && closing.startsWith(opening))) return undefined;
  return {
    problem: `nothing ends the ${opening} of this line`,
    expected: `a line ${opening} at the end of the block, all of whose lines are indented like this one`,
    found: first.trim(),
    remedy: `write ${opening} below the block, and indent all its lines like this one; around another block, write a sign more`,
  };
}

/** Returns what is wrong with the words behind the fence of a code block. */
function codeLine({ lang, meta }: Code): Found | undefined {
  const expected = 'the language, then what it shows, such as ```js title="app.js" {1,3}';
  if (lang?.startsWith('title=')) {
    return { problem: 'a code block has no language', expected, found: lang, remedy: `write text before ${lang}` };
  }
  const [title] = /(?<!\S)title=.*/s.exec(meta ?? '') ?? [];
  // As Docusaurus reads it, which takes no line separators.
  if (title === undefined || /^title=(["']).*?\1/.test(title)) return undefined;
  const name = title.slice(6).replace(/^[“”„«"'{]|[“”„»"'}]$|[\u2028\u2029]/gu, '');
  return {
    problem: 'readers would not see the title of a code block',
    expected,
    found: title,
    remedy: `write title="${name}"`,
  };
}

/** Examples: `[^1]`, `[^note]`, but not `\[^1]` or `[^1]+`, which is a regular expression. */
const FOOTNOTE = /(?<!\\)\[\^([\w-]+)\](?![(+*?{])/g;

/** Finds a heading or a list whose sign is text, because a no-break space follows it. Before a number, the space is meant. */
function lostSign(start: string): Found | undefined {
  const [sign] = /^(?:#{1,6}|[-*+])(?=[\u00a0\u202f]+[^\s\d])/.exec(start) ?? [];
  if (sign === undefined) return undefined;
  return {
    problem: 'a heading or list would be text, because the space behind its sign is a no-break space',
    expected: 'a space as the space bar writes it',
    found: start,
    remedy: `write ${sign} and a space again, without Alt or Option, or \\${sign} for the sign itself`,
  };
}

function lostFootnote(written: string, footnotes: readonly string[]): Found | undefined {
  const ids = [...written.matchAll(FOOTNOTE)].map(([, name = '']) => name);
  // Other texts, such as [^a-z] and [^x], are rather regular expressions than footnotes.
  const names = footnotes.filter((one) => one.length > 2);
  const id = ids.find((one) => /^[1-9]\d*$/.test(one) || closestName(one, names) !== undefined);
  if (id === undefined) return undefined;
  return {
    problem: 'the footnote would be text, because nothing defines it',
    expected: `a line [^${id}]: with the words of the note`,
    found: `[^${id}]`,
    remedy: spellingRemedy(id, names, `add the line [^${id}]: …, or write \\[^${id}] for the signs themselves`),
  };
}

/** Returns the text of a paragraph as it is written, with escapes and all lines, and without code and links. */
function writtenText({ children }: Paragraph, lines: readonly string[]): string {
  const texts = children.map(({ type, position }) => {
    if (!position) return '';
    const { start, end } = position;
    if (type !== 'text') return '\n'.repeat(end.line - start.line);
    const own = lines.slice(start.line - 1, end.line).join('\n');
    return own.slice(start.column - 1, own.length - (lines[end.line - 1] ?? '').length + end.column - 1);
  });
  return texts.join('');
}

/**
 * Finds what Markdown reads as something else than is meant.
 *
 * @param source the text of the page, with the lines of the tree
 * @param filePath absolute path of the page
 */
export function lostText(
  tree: Root,
  source: string,
  { isMdx, filePath }: { isMdx: boolean; filePath: string },
): CodeError[] {
  const lines = source.split('\n');
  const footnotes: string[] = [];
  visit(tree, 'footnoteDefinition', ({ identifier }) => void footnotes.push(identifier));
  const errors: CodeError[] = [];
  visit(tree, (node) => {
    const line = startOf(node);
    // As it is written: with a backslash before them, signs are text.
    const start = lines[line - 1]?.slice((node.position?.start.column ?? 1) - 1) ?? '';
    const found: (Found | undefined)[] = [];
    if (node.type === 'code') found.push(unclosed(node, lines, /(`{3,}|~{3,})/), codeLine(node), lostHighlight(node));
    if (node.type === 'containerDirective' || node.type === 'leafDirective') {
      found.push(unknownNote(node, start) ?? unclosed(node, lines, /(:{3,})/));
    }
    if (node.type === 'table') errors.push(...lostCells(node));
    if (node.type === 'blockquote') errors.push(...mergeMarks(start, line));
    if (node.type === 'paragraph') {
      const written = writtenText(node, lines);
      errors.push(...tableInText(written, line), ...mergeMarks(written, line));
      found.push(noteInText(start), lostSign(start), imageWithSize(written, isMdx));
      found.push(addressWithSpace(written), swappedLink(written, filePath), lostFootnote(written, footnotes));
    }
    for (const error of found) if (error) errors.push({ line, ...error });
  });
  return errors;
}
