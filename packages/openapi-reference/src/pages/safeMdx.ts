import { directiveToMarkdown } from 'mdast-util-directive';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { memoize } from '@api-docs/kit';
import { escapeMarkdown, isPlain, labelDescription, parseDescription } from '@api-docs/openapi-facts';

/** Starts of lines that MDX would run. Escaping applies to text only, never to code. */
const CODE_STARTS: Options = {
  unsafe: [
    { atBreak: true, character: 'i', after: 'mport' },
    { atBreak: true, character: 'e', after: 'xport' },
  ],
};

/** The notations that pages have beyond CommonMark, so that text does not become one. */
const EXTENSIONS: Options[] = [
  ...(
    unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkMdx).freeze().data() as {
      toMarkdownExtensions: Options[];
    }
  ).toMarkdownExtensions,
  directiveToMarkdown(),
  CODE_STARTS,
];

const LINE_BREAK: MdxJsxTextElement = { type: 'mdxJsxTextElement', name: 'br', attributes: [], children: [] };

/** Converts a description of the OpenAPI file, see {@link parseDescription}, to MDX that builds, once: operations share replies. */
export const safeMdx = memoize((markdown: string): string => {
  // Docusaurus takes `:name` for a directive, and MDX these words for code.
  if (isPlain(markdown) && !/:|^(?:im|ex)port\b/i.test(markdown)) return markdown.trim();
  const tree = parseDescription(markdown);
  visit(tree, (node, index, parent) => {
    // Docusaurus runs what is in such a block.
    if (node.type === 'code' && node.lang === 'mdx-code-block') node.lang = 'mdx';
    // Table cells and titles cannot contain a line break of CommonMark.
    if (node.type === 'break' && parent && index !== undefined) parent.children[index] = LINE_BREAK;
  });
  return toMarkdown(tree, { resourceLink: true, fences: true, bullet: '-', extensions: EXTENSIONS }).trim();
});

/** Converts CommonMark to MDX on one line, for titles. */
export function safeMdxLine(markdown: string): string {
  return safeMdx(markdown).replace(/\s*\n\s*/g, ' ');
}

/** Converts text without any notation, such as a summary, to MDX on one line. */
export function safeMdxText(text: string): string {
  return safeMdxLine(escapeMarkdown(text));
}

/** Converts a label and a description to a list item of MDX, which contains all blocks of the description. */
export function safeMdxItem(label: string, description: string, indent = ''): string {
  return `${indent}- ${safeMdx(labelDescription(label, description)).replace(/\n(?=.)/g, `\n${indent}  `)}`;
}

/** Joins blocks of Markdown with an empty line between them. */
export function blocks(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** Returns a heading. */
export function heading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${text}`;
}

/** Returns a section with a title; nothing without parts. */
export function section(level: number, title: string, parts: readonly string[]): string {
  return parts.length > 0 ? blocks(heading(level, title), ...parts) : '';
}

/** Returns a string as the value of a JSX attribute. */
export function attribute(name: string, value: string): string {
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** Returns a list item: a label of CommonMark, and a description. */
export function listItem(label: string, description = '', indent = ''): string {
  return safeMdxItem(description ? `${label}:` : label, description, indent);
}

/** Returns a block of code. */
export function fence(text: string, language: string): string {
  const marks = '`'.repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length)) + 1);
  return `${marks}${language}\n${text}\n${marks}`;
}
