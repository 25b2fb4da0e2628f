import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { normalizeSpace } from './builtSite';

/** Returns all words of Markdown, code included. */
export function textOfMarkdown(markdown: string): string {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const parts: string[] = [];
  visit(tree, (node) => {
    if (['paragraph', 'heading', 'tableCell', 'code'].includes(node.type)) parts.push(toString(node));
  });
  return normalizeSpace(parts.join('\n'));
}
