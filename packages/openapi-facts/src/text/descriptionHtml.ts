import type { Element, Nodes, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import { toMdast } from 'hast-util-to-mdast';
import type { Html, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';

import { isElement } from '@api-docs/kit';

import { flattenCells } from './flatCells';

/** The elements that Markdown can say and that need no closing tag, and all that it can say. */
const UNCLOSED = ['p', 'br', 'li', 'thead', 'tbody', 'tr', 'th', 'td'];
const TEXT = ['a', 'b', 'strong', 'i', 'em', 'code', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const ELEMENTS = [...UNCLOSED, ...TEXT, 'ul', 'ol', 'table'];

/** A start or end tag. Examples: `<a href="https://e.com">`, `</a>`, `<br/>`. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/gi;

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Comments, which are for the authors of the file, and code that would run. */
const INVISIBLE = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;

const escape = (html: string) => html.replaceAll('<', '&lt;');

/** Returns the names of the elements of a description of which each that is opened is closed. */
function usableElements(nodes: readonly Html[]): Set<string> {
  const open = new Map<string, number>();
  for (const { value } of nodes) {
    for (const [, slash, tag = ''] of value.matchAll(TAG)) {
      const name = tag.toLowerCase();
      if (ELEMENTS.includes(name)) open.set(name, (open.get(name) ?? 0) + (slash ? -1 : 1));
    }
  }
  return new Set([...open].filter(([name, count]) => count === 0 || UNCLOSED.includes(name)).map(([name]) => name));
}

/** Returns HTML with elements that Markdown can say. Everything else is text in it. */
function withoutOthers(html: string, usable: ReadonlySet<string>): string {
  const parts: string[] = [];
  let end = 0;
  for (const match of html.matchAll(TAG)) {
    const [tag, slash = '', given = '', attributes = ''] = match;
    const name = given.toLowerCase();
    if (!usable.has(name)) continue;
    const [, ...values] = (name === 'a' && HREF.exec(attributes)) || [];
    const url = values.find((value) => value !== undefined);
    const href = url === undefined ? '' : ` href="${url.replaceAll('"', '&quot;')}"`;
    parts.push(escape(html.slice(end, match.index)), `<${slash}${name}${href}>`);
    end = match.index + tag.length;
  }
  return [...parts, escape(html.slice(end))].join('');
}

/** Removes what the parser adds around the text of a cell or an item. */
function withoutEmpty(tree: HastRoot): HastRoot {
  visit(tree, (node: Nodes, index, parent) => {
    if (!isElement(node, 'p', 'li', 'a') || node.children.length > 0 || !parent || index === undefined)
      return undefined;
    (parent as Element).children.splice(index, 1);
    return [SKIP, index];
  });
  return tree;
}

/**
 * Replaces the HTML of a description by Markdown, as far as Markdown can say it. All other tags become text, scripts, styles and
 * comments nothing; of attributes, only addresses of links stay.
 */
export function htmlToMarkdown(tree: Root): Root {
  const nodes: Html[] = [];
  visit(tree, 'html', (node, index = 0, parent) => {
    const [, tag] = /^<(script|style)\b[^<>]*>$/i.exec(node.value) ?? [];
    const siblings = parent?.children ?? [];
    const isEnd = (one: RootContent) => one.type === 'html' && one.value.toLowerCase() === `</${tag?.toLowerCase()}>`;
    const end = siblings.findIndex((one, at) => at > index && isEnd(one));
    if (tag !== undefined && end >= 0) siblings.splice(index + 1, end - index);
    node.value = tag === undefined ? node.value.replace(INVISIBLE, '') : '';
    nodes.push(node);
  });
  const usable = usableElements(nodes);
  if (usable.size === 0) return tree;
  for (const node of nodes) node.value = withoutOthers(node.value, usable);
  const hast = raw(toHast(tree, { allowDangerousHtml: true })) as HastRoot;
  const { children } = toMdast(flattenCells(withoutEmpty(hast)), { document: false }) as Root;
  return { type: 'root', children };
}
