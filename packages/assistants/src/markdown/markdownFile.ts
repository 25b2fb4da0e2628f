import type { Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, Parents } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { SKIP, visit } from 'unist-util-visit';
import { stringify } from 'yaml';

import { textWithLinks } from '@api-docs/openapi-facts';

import { HANDLERS, restoreHtml } from './handlers';
import { rewriteLinks, type FileLocation } from './rewriteLinks';
import { simplifyPage } from './simplifyPage';

/** All of GitHub's extensions except links without brackets, which would escape the @ of every email address. */
const [, ...EXTENSIONS] = gfmToMarkdown({ tablePipeAlign: false }).extensions ?? [];

/** Makes URLs in text links. Markdown reads them as links, and an escaped character after one as a part of it. */
function linkUrls(content: Nodes): void {
  visit(content, (node: Nodes, index: number | undefined, parent: Parents | undefined) => {
    if (node.type === 'link') return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const parts = textWithLinks(node.value);
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
}

/** Types of nodes that Markdown cannot write beside one of the same type, and most not in one. */
const MARKS: readonly string[] = ['inlineCode', 'emphasis', 'strong', 'delete'];

/** Puts a space between neighbors that would be read as one, as keys in `<kbd>` are, and takes emphasis in emphasis away. */
function separateMarks(nodes: readonly Nodes[], outer: readonly string[] = []): Nodes[] {
  const flat = nodes.flatMap((node) => {
    if (!('children' in node)) return [node];
    const children = separateMarks(node.children, MARKS.includes(node.type) ? [...outer, node.type] : outer);
    return outer.includes(node.type) ? children : [{ ...node, children } as Nodes];
  });
  return flat.flatMap((node, index): Nodes[] =>
    MARKS.includes(node.type) && flat[index - 1]?.type === node.type ? [{ type: 'text', value: ' ' }, node] : [node],
  );
}

/** Writes content, which it may change, as Markdown that reads as the same content, whatever its texts contain. */
export function formatMarkdown(given: Nodes): string {
  const [content = given] = separateMarks([given]);
  linkUrls(content);
  return toMarkdown(content, { bullet: '-', fences: true, rule: '-', extensions: EXTENSIONS });
}

/** Formats a page as Markdown. The front matter has the fields with a value; the tree of the content is changed in place. */
export function markdownFile(fields: Record<string, string | undefined>, tree: Root, location: FileLocation): string {
  simplifyPage(tree);
  rewriteLinks(tree, location);
  const content = toMdast(tree, { handlers: HANDLERS });
  restoreHtml(content);
  const markdown = formatMarkdown(content);
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  return `---\n${stringify(known, { lineWidth: 0 })}---\n\n${markdown}`;
}
