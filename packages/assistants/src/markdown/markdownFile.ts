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

/** Writes content, which it may change, as Markdown that reads as the same content, whatever its texts contain. */
export function formatMarkdown(content: Nodes): string {
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
