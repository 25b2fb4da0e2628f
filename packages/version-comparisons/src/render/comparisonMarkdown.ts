import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';

import { markdownFile, type FileLocation } from '@api-docs/assistants/markdown';
import { childElements, element, hasClass, isElement, text } from '@api-docs/kit';

import { formatCounts } from '../compare/comparePageContent';
import { comparisonElements, type ComparisonView } from './comparisonElements';

const MARKS: Readonly<Record<string, readonly [string, string]>> = { ins: ['{++', '++}'], del: ['{--', '--}'] };

/** Puts the marks of CriticMarkup (https://criticmarkup.com) around words. Changed code is a diff, which has its own. */
function markWords(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'pre') return SKIP;
    const marks = MARKS[node.tagName];
    if (!marks || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, text(marks[0]), ...node.children, text(marks[1]));
    return index;
  });
}

/** Returns the content of a passage without its label, which repeats the marks, and each list item as a list with its number. */
function passageContent(passage: Element): Element[] {
  return childElements(passage).flatMap((child) => {
    if (hasClass(child, 'compare-sign')) return [];
    if (!isElement(child, 'ul', 'ol')) return [child];
    return childElements(child).map((item) => element(child.tagName, [item], { start: item.properties.value }));
  });
}

/** Reduces an element of a comparison page to what the Markdown version says. */
function reduce(node: Element): Element[] {
  if (hasClass(node, 'compare-passage')) return passageContent(node);
  if (node.tagName === 'details') return [element('p', [text(`(${toText(childElements(node)[0] ?? node)})`)])];
  if (!/^h[1-4]$/.test(node.tagName)) return [node];
  const title = node.children.flatMap((child): ElementContent[] => {
    if (!isElement(child) || !hasClass(child, 'compare-sign')) return [child];
    return toText(child) === 'Moved' ? [text('(moved)')] : [];
  });
  return [{ ...node, children: title }];
}

/** Joins neighboring lists. A numbered one must continue the numbers of the one before. */
function joinLists(nodes: readonly Element[]): Element[] {
  const joined: Element[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const isNext = Number(node.properties.start) === Number(last?.properties.start) + (last?.children.length ?? 0);
    const continues = last?.tagName === node.tagName && (node.tagName === 'ul' || (node.tagName === 'ol' && isNext));
    if (continues) last.children.push(...node.children);
    else joined.push(node);
  }
  return joined;
}

/** Converts the content of a comparison page to Markdown: `{++added++}` and `{--removed--}` words, and changed code as a diff. */
export function comparisonMarkdown(view: ComparisonView, site: Pick<FileLocation, 'siteUrl' | 'basePath'>): string {
  const { comparison, older, newer, path: page } = view;
  const counts = formatCounts(comparison.counts);
  const fields = {
    title: view.title,
    description: counts === '' ? undefined : `Changed: ${counts}.`,
    versions: `${older.label} to ${newer.label}`,
    kind: 'comparison',
    url: new URL(site.siteUrl + site.basePath + page).href,
  };
  const tree: Root = { type: 'root', children: joinLists(comparisonElements(view, site.basePath).flatMap(reduce)) };
  markWords(tree);
  return markdownFile(fields, tree, { ...site, page });
}
