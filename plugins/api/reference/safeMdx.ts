import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** An escaped character, a code span, or a character that MDX reads as the start of an expression or a tag. */
const SPAN_OR_SPECIAL = /(\\[\s\S]|(`+)(?!`)[\s\S]*?(?<!`)\2(?!`))|[{}<]/g;

/** Escapes the braces and angle brackets of CommonMark for MDX, except in code spans. */
function escapeMdx(markdown: string): string {
  return markdown.replace(SPAN_OR_SPECIAL, (match, span: string | undefined) => span ?? `\\${match}`);
}

/** The start of a line that MDX or Docusaurus reads as code or as an admonition. */
const SPECIAL_START = /^(?:import|export)\b|^:::/m;

const SAFE_NODES = ['root', 'paragraph', 'text', 'inlineCode', 'emphasis', 'strong', 'list', 'listItem', 'break'];

function isExternal(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(url);
}

function isSafe(tree: Root): boolean {
  let safe = true;
  visit(tree, (node) => {
    if (!(SAFE_NODES.includes(node.type) || (node.type === 'link' && isExternal(node.url)))) safe = false;
  });
  return safe;
}

/** Returns what replaces a node that would fetch a file, need a page of the site, or open a section of the page. */
function replacement(node: Nodes, isInline: boolean): RootContent[] | undefined {
  switch (node.type) {
    case 'heading':
      return [{ type: 'paragraph', children: [{ type: 'strong', children: node.children }] }];
    case 'html': {
      const text: PhrasingContent = { type: 'text', value: node.value };
      return [isInline ? text : { type: 'paragraph', children: [text] }];
    }
    case 'image': {
      const text: PhrasingContent = { type: 'text', value: node.alt ?? node.url };
      return [isExternal(node.url) ? { type: 'link', url: node.url, children: [text] } : text];
    }
    case 'imageReference':
      return [{ type: 'text', value: node.alt ?? '' }];
    case 'link':
      return isExternal(node.url) ? undefined : node.children;
    case 'linkReference':
      return node.children;
    case 'definition':
      return [];
    default:
      return undefined;
  }
}

/**
 * Converts CommonMark of an OpenAPI file to MDX that builds and fetches nothing, whatever it contains: headings become
 * bold, HTML becomes text, images become links, and links inside of the site become text.
 */
export function safeMdx(markdown: string): string {
  const tree = unified().use(remarkParse).parse(markdown);
  if (isSafe(tree) && !SPECIAL_START.test(markdown)) return escapeMdx(markdown);
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const nodes = replacement(node, !['root', 'blockquote', 'listItem'].includes(parent.type));
    if (!nodes) return undefined;
    (parent.children as RootContent[]).splice(index, 1, ...nodes);
    return [SKIP, index];
  });
  const text = escapeMdx(toMarkdown(tree, { resourceLink: true, fences: true }));
  return text.trim().replace(/^(import|export|:::)/gm, (start) => `&#${start.charCodeAt(0)};${start.slice(1)}`);
}

/** Converts CommonMark to MDX on one line, for list items and table cells. */
export function safeMdxLine(markdown: string): string {
  return safeMdx(markdown).replace(/\s*\n\s*/g, ' ');
}
