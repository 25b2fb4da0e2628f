// What Markdown reads as something else than its writer means, without an error: readers would miss text, a title or a link.

import type { Code, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';

import { spellingRemedy } from '@api-docs/kit/node';

import type { CodeError } from './codeErrors';

/** What is wrong with a node. */
type Lost = Omit<CodeError, 'line'>;

const startOf = ({ position }: Node) => position?.start.line ?? 1;

/** Returns the error for a block that goes on to the end of what it is in, because nothing ends it. */
function unclosed(node: Node, lines: readonly string[], sign: RegExp): Lost | undefined {
  const [start, end] = [startOf(node), node.position?.end.line ?? 1];
  const [, opening] = sign.exec(lines[start - 1] ?? '') ?? [];
  const [, closing = ''] = new RegExp(`${sign.source}\\s*$`).exec(lines[end - 1] ?? '') ?? [];
  if (opening === undefined || (end > start && closing.startsWith(opening))) return undefined;
  return {
    problem: `nothing ends the ${opening} of this line, so that all below it belongs to it`,
    expected: `a line ${opening} at the end of the block, indented like its first line`,
    found: lines[start - 1]?.trim() ?? '',
    remedy: `write ${opening} below the block; if a block is in another of its kind, the outer one needs a sign more`,
  };
}

/** Returns what is wrong with the words behind the fence of a code block. */
function codeLine({ lang, meta }: Code): Lost | undefined {
  const expected = 'the language, then what it shows, such as ```js title="app.js" {1,3}';
  if (lang?.includes('=')) {
    return { problem: 'a code block has no language', expected, found: lang, remedy: `write text before ${lang}` };
  }
  const [title] = /\btitle=.*/s.exec(meta ?? '') ?? [];
  // As Docusaurus reads it, which takes no line separators.
  if (title === undefined || /^title=(["']).*?\1/.test(title)) return undefined;
  const name = title.slice(6).replace(/^[“”„«"']|[“”„»"']$|[\u2028\u2029]/gu, '');
  return {
    problem: 'readers would not see the title of a code block',
    expected,
    found: title,
    remedy: `write title="${name}"`,
  };
}

/** Examples: `[Guide](./my guide.pdf)`, `![A picture](./my picture.png)`. */
const ADDRESS_WITH_SPACE = /!?\[[^\]\n]*\]\(([^()<>"'\n]* [^()<>"'\n]*\.\w{2,4}(?:#[\w-]*)?)\)/;

/** Example: `import Part from './_part.mdx';`, in a line below text. */
const IMPORT = /^import\s+[\w{*][^\n]*\sfrom\s+['"][^\n]+['"];?$/m;

/** Returns what is text in a paragraph, and meant to be something else. */
function paragraph(node: Paragraph, footnotes: readonly string[]): Lost | undefined {
  const text = toString({ ...node, children: node.children.filter(({ type }) => type === 'text') });
  const [link, address] = ADDRESS_WITH_SPACE.exec(text) ?? [];
  if (link !== undefined && address !== undefined) {
    return {
      problem: 'the link would be text, because its address has a space',
      expected: 'an address without spaces',
      found: link,
      remedy: `write ${address.replaceAll(' ', '%20')}`,
    };
  }
  const [statement] = IMPORT.exec(text) ?? [];
  if (statement !== undefined) {
    return {
      problem: 'the import would be text, because it stands in a paragraph',
      expected: 'imports with a blank line above and below',
      found: statement,
      remedy: 'put a blank line above it and below it',
    };
  }
  const [note, id] = /\[\^([\w-]+)\](?!\()/.exec(text) ?? [];
  if (note === undefined || id === undefined || (footnotes.length === 0 && !/^\d+$/.test(id))) return undefined;
  return {
    problem: 'the footnote would be text, because nothing defines it',
    expected: `a line [^${id}]: with the words of the note`,
    found: note,
    remedy: spellingRemedy(id, footnotes, `add the line [^${id}]: …, or write \\[^${id}]`),
  };
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
    const found: (Lost | undefined)[] = [];
    if (node.type === 'code') found.push(unclosed(node, lines, /(`{3,}|~{3,})/), codeLine(node));
    if (node.type === 'containerDirective') found.push(unclosed(node, lines, /(:{3,})/));
    if (node.type === 'paragraph') found.push(paragraph(node, footnotes));
    for (const error of found) if (error) errors.push({ line: startOf(node), ...error });
  });
  return errors;
}
