// What Markdown reads as something else than its writer means, without an error: readers would miss text, a title or a link.

import type { Code, Paragraph, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';

import { closestName } from '@api-docs/kit';
import { spellingRemedy } from '@api-docs/kit/node';
import { ADMONITIONS } from '@api-docs/kit/pages';

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

/** Examples: `[Guide](./my guide.pdf)`, `![A picture](my picture.png)`, but not `\[x](./a b.md)` or `list[i](a b.c)`. */
const ADDRESS_WITH_SPACE =
  /(?<![\w\\])!?\[[^\]\n]*\]\(((?:(?:tel|mailto):|(?=[^()<>"'\n]*\.(?:mdx?|pdf|png|jpe?g|gif|svg|webp)(?:#[\w-]*)?\)))[^()<>"'\n]* [^()<>"'\n]*)\)/;

/** A size behind the address of an image, as other programs read it. Examples: `![A](./a.png =100x20)`, `![A](a.png =100x)`. */
const IMAGE_WITH_SIZE = /(?<!\\)!\[([^\]\n]*)\]\((\S+) +=(\d+)?x(\d+)?\)/;

/** A note as GitHub or MkDocs have it. Examples: `[!NOTE]` in a quote, `!!! note`. */
const FOREIGN_NOTE = new RegExp(
  `^(?:\\[!(${ADMONITIONS.join('|')})\\]\\s*$|(?:!!!|\\?{3}\\+?) +(${ADMONITIONS.join('|')})\\b)`,
  'i',
);

/** The line of a table below its head. Examples: `| - | - |`, `:-- | --:`. */
const TABLE_LINE = /^(?=.*\|)[\s>]*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** Examples: `[^1]`, `[^note]`, but not `\[^1]` or `[^1]+`, which is a regular expression. */
const FOOTNOTE = /(?<!\\)\[\^([\w-]+)\](?![(+*?{])/g;

/** Returns the error for a note that would be text, or a box without its kind. */
function unreadNote(found: string, kind: string): Found {
  return {
    problem: 'readers would not see a note as such',
    expected: `a line such as :::note or :::note[Title], with one of ${ADMONITIONS.join(', ')}, and ::: below the text`,
    found,
    remedy: /^:+$/.test(found)
      ? 'remove the line; around a note with another one in it, write :::: above and below'
      : spellingRemedy(
          kind,
          ADMONITIONS,
          'write :::note above the text and ::: below it, or the signs themselves in backticks',
        ).replace(/^write "(.*)"$/, 'write :::$1 above the text, and ::: below it'),
  };
}

/** Finds the rows of a table with cells that are in no column. */
function lostCells({ children: [head, ...rows] }: Table): CodeError[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap((row) => {
    const lost = row.children.slice(columns).find((cell) => toString(cell) !== '');
    if (lost === undefined) return [];
    return {
      line: startOf(row),
      problem: 'readers would not see a cell of a table, because its head has no column for it',
      expected: `at most ${columns} cells in each row, as in the head`,
      found: toString(lost),
      remedy: 'add a column to the head and the line below it, or write each | of a text, also in code, as \\|',
    };
  });
}

/** Returns what is text in a paragraph and meant to be a block: a note or a table. */
function lostBlock(node: Paragraph, lines: readonly string[]): Found | undefined {
  // As it is written: with a backslash before them, the signs are text.
  const [first = '', ...below] = lines.slice(startOf(node) - 1, node.position?.end.line);
  const start = first.slice((node.position?.start.column ?? 1) - 1);
  const [mark, ofGitHub, ofMkDocs] = FOREIGN_NOTE.exec(start) ?? /^:::.*/.exec(start) ?? [];
  if (mark !== undefined) {
    return unreadNote(mark.trim(), (ofGitHub ?? ofMkDocs ?? /\w+/.exec(mark)?.[0] ?? '').toLowerCase());
  }
  const [block] = /^(?:#{1,6}|[-*+]|\d+[.)])(?=[\u00a0\u202f])/.exec(start) ?? [];
  if (block !== undefined) {
    return {
      problem: 'a heading or list would be text, because the space behind its sign is a no-break space',
      expected: 'a space as the space bar writes it',
      found: start,
      remedy: `write ${block} and a space again, without Alt or Option`,
    };
  }
  const index = below.findIndex((line, at) => TABLE_LINE.test(line) && (below[at - 1] ?? first).includes('|'));
  if (index < 0) return undefined;
  return {
    problem: 'the table would be text, because its first two lines differ in their number of cells',
    expected: 'a line below the head with a cell such as --- for each of its cells',
    found: below[index]?.trim() ?? '',
    remedy: 'write as many cells into the line as the head has',
  };
}

/** Returns what is text in a paragraph, and meant to be something else. */
function paragraph(written: string, footnotes: readonly string[]): Found | undefined {
  const [image, alt = '', source = '', width, height] = IMAGE_WITH_SIZE.exec(written) ?? [];
  if (image !== undefined) {
    const size = [width && ` width="${width}"`, height && ` height="${height}"`].filter(Boolean).join('');
    return {
      problem: 'the image would be text, because its address has a size',
      expected: 'an address alone, or an <img> with the size',
      found: image,
      remedy: `write <img src="${source}" alt="${alt}"${size} />`,
    };
  }
  const [link, address] = ADDRESS_WITH_SPACE.exec(written) ?? [];
  if (link !== undefined && address !== undefined) {
    return {
      problem: 'the link would be text, because its address has a space',
      expected: 'an address without spaces',
      found: link,
      remedy: `write ${address.replaceAll(' ', address.startsWith('tel:') ? '-' : '%20')}`,
    };
  }
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

/** Returns the text of a paragraph as it is written, with escapes, and without code and links. */
function writtenText({ children }: Paragraph, lines: readonly string[]): string {
  const texts = children.map(({ type, position }) => {
    if (type !== 'text' || !position) return '';
    const { start, end } = position;
    const own = lines.slice(start.line - 1, end.line).join('\n');
    return own.slice(start.column - 1, own.length - (lines[end.line - 1] ?? '').length + end.column - 1);
  });
  return texts.join('');
}

/**
 * Finds what Markdown reads as something else than is meant.
 *
 * @param source the text of the page, with the lines of the tree
 */
export function lostText(tree: Root, source: string): CodeError[] {
  const lines = source.split('\n');
  const footnotes: string[] = [];
  visit(tree, 'footnoteDefinition', ({ identifier }) => void footnotes.push(identifier));
  const errors: CodeError[] = [];
  visit(tree, (node) => {
    const found: (Found | undefined)[] = [];
    if (node.type === 'code') found.push(unclosed(node, lines, /(`{3,}|~{3,})/), codeLine(node));
    if (node.type === 'containerDirective') found.push(unclosed(node, lines, /(:{3,})/));
    const isDirective = node.type === 'containerDirective' || node.type === 'leafDirective';
    if (isDirective && !(node.type === 'containerDirective' && ADMONITIONS.includes(node.name)))
      found.push(unreadNote(lines[startOf(node) - 1]?.trim() ?? '', node.name.toLowerCase()));
    if (node.type === 'table') errors.push(...lostCells(node));
    if (node.type === 'paragraph') found.push(lostBlock(node, lines), paragraph(writtenText(node, lines), footnotes));
    for (const error of found) if (error) errors.push({ line: startOf(node), ...error });
  });
  return errors;
}
